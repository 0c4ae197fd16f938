import { FORM_NAMES } from "@marquee/domain/forms/forms";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { run } from "./run.ts";

const nothingPiped = () => Promise.resolve(null);
const ask = (words: string, input: unknown) =>
  run([...words.split(" "), JSON.stringify(input)], nothingPiped);
const PRICES = "price: expected one of flyer, promote-offer, map-products, ";
const week = { price: 7, days: 7 };
const mapping = {
  validTill: "2026-03-12",
  now: "2026-03-02",
  existing: 2,
  added: 3,
  places: 2,
};
const plan = { items: 6, from: "2026-03-02", to: "2026-03-16", places: 8 };

describe("input that cannot be used", () => {
  const refused: readonly (readonly [string, unknown, string])[] = [
    ["offer-price", { actualPrice: "5", discountPerc: 0 }, "actualPrice: expected a finite number"],
    ["offer-price", { actualPrice: -1, discountPerc: 0 }, "actualPrice: expected an amount from 0"],
    [
      "offer-price",
      { actualPrice: 1, discountPerc: 101 },
      "discountPerc: expected a percentage from 0 to 100",
    ],
    ["offer-price", [], "input: expected an object"],
    ["offer-price", null, "input: expected an object"],
    ["price flyer", { ...plan, items: 0 }, "items: expected a whole number from 1"],
    ["price flyer", { ...plan, places: 1.5 }, "places: expected a whole number from 1"],
    [
      "price flyer",
      { ...plan, from: "2026-02-30" },
      "from: expected an existing day YYYY-MM-DD (Central time), or an ISO instant",
    ],
    ["price flyer", { ...plan, to: "2026-03-02" }, "to: expected a date later than from"],
    [
      "price flyer",
      { ...plan, promocode: { type: "F" } },
      "promocode.discount: expected a finite number",
    ],
    [
      "price flyer",
      { ...plan, tax: { totalTax: 5, gst: 6 } },
      "tax.totalTax: expected at least the sum of gst, hst, pst and qst",
    ],
    ["price boat", plan, 'price: expected one of flyer, promote-offer, map-products, got "boat"'],
    ["price constructor", plan, PRICES + 'got "constructor"'],
    [
      "price promote-offer",
      { places: 3 },
      "plan: expected either plan: {price, days} or custom: {from, to}",
    ],
    [
      "price promote-offer",
      { plan: week, custom: { from: "2026-03-02", to: "2026-03-02" }, places: 3 },
      "plan: expected either plan: {price, days} or custom: {from, to}",
    ],
    [
      "price promote-offer",
      { plan: { price: -1, days: 7 }, places: 3 },
      "plan.price: expected an amount from 0",
    ],
    [
      "price promote-offer",
      { plan: { price: 1, days: 0 }, places: 3 },
      "plan.days: expected a whole number from 1",
    ],
    [
      "price promote-offer",
      { custom: { from: "2026-03-03", to: "2026-03-02" }, places: 3 },
      "custom.to: expected a date not earlier than from",
    ],
    ["price promote-offer", { plan: week, places: 0 }, "places: expected a whole number from 1"],
    [
      "price promote-offer",
      { plan: week, places: 3, area: "city", promocode: { type: "P", discount: 10 } },
      "promocode: expected none: promo codes count for states and the whole country alone",
    ],
    [
      "price map-products",
      { ...mapping, validTill: "2026-03-02" },
      "validTill: expected a date later than now: the offer has to be live",
    ],
    [
      "price map-products",
      { ...mapping, now: "noon" },
      "now: expected an existing day YYYY-MM-DD (Central time), or an ISO instant",
    ],
    [
      "price map-products",
      { ...mapping, existing: -1 },
      "existing: expected a whole number from 0",
    ],
    ["price map-products", { ...mapping, added: 0 }, "added: expected a whole number from 1"],
    ["price map-products", { ...mapping, places: "2" }, "places: expected a finite number"],
    ["validate nope", {}, `form: expected one of ${FORM_NAMES.join(", ")}, got "nope"`],
    [
      "validate constructor",
      {},
      `form: expected one of ${FORM_NAMES.join(", ")}, got "constructor"`,
    ],
    [
      "validate product",
      { draft: { actualPrice: "a lot" } },
      "draft.actualPrice: expected a finite number, or empty text",
    ],
    [
      "validate product",
      { draft: { discountPerc: {} } },
      "draft.discountPerc: expected a finite number, or empty text",
    ],
    ["validate role", { draft: { privileges: "all" } }, "draft.privileges: expected a list"],
    [
      "validate section",
      { draft: { isOfferSection: "yes" } },
      "draft.isOfferSection: expected Y, N, true, false or empty text",
    ],
    [
      "validate personal-info",
      { draft: { agreement: 1 } },
      "draft.agreement: expected Y, N, true, false or empty text",
    ],
    [
      "validate sponsored-campaign",
      { draft: {}, context: { items: [{ id: "o1" }] } },
      "context.items[0].validTill: expected an existing day YYYY-MM-DD (Central time), or an ISO instant",
    ],
    [
      "validate sign-up",
      { draft: {}, context: { standing: "old" } },
      "context.standing: expected one of new, existing, onboarded",
    ],
    [
      "validate offer",
      { draft: { marketPlace: ["Canada", 7] } },
      "draft.marketPlace[1]: expected text",
    ],
    [
      "validate offer",
      { draft: {}, user: { isMaster: "yes" } },
      "user.isMaster: expected one of Y, N",
    ],
    [
      "validate offer",
      { draft: {}, now: "tomorrow" },
      "now: expected an existing day YYYY-MM-DD (Central time), or an ISO instant",
    ],
    [
      "can",
      { user: {}, ability: "toString" },
      'ability: expected one that `marquee abilities` lists, got "toString"',
    ],
    ["menu", {}, "user: expected an object"],
    ["places", { area: "planet" }, "area: expected one of city, state, country"],
    ["status", { item: {}, now: "2026-03-02" }, "item.active: expected one of Y, N"],
  ];
  it.each(refused)(
    "[CLI-C3] exits with 2, the place and what was expected: %s %j",
    async (words, input, message) => {
      expect(await ask(words, input)).toEqual({ code: 2, message });
    },
  );
  it("[CLI-C3] is refused when it is no JSON, too much, or missing", async () => {
    for (const json of [
      "",
      "{",
      "{actualPrice: 1}",
      '{"actualPrice":NaN,"discountPerc":0}',
      '{"actualPrice":1e999,"discountPerc":0}',
    ])
      expect(await run(["offer-price", json], nothingPiped)).toMatchObject({ code: 2 });
    expect(await run(["offer-price", "{}", "{}"], nothingPiped)).toMatchObject({ code: 2 });
    expect(await run(["rules", "{}"], nothingPiped)).toMatchObject({ code: 2 });
    expect(await run(["price", "map-products"], nothingPiped)).toMatchObject({
      code: 2,
      message: expect.stringContaining("marquee price map-products '{validTill, now, existing"),
    });
    expect(await run(["offer-price"], nothingPiped)).toEqual({
      code: 2,
      message: "input: expected marquee offer-price '{actualPrice, discountPerc}'",
    });
    expect(await run(["price"], nothingPiped)).toEqual({ code: 2, message: `${PRICES}got ""` });
    expect(await run([], nothingPiped)).toMatchObject({ code: 2 });
    expect(await run(["fly"], nothingPiped)).toMatchObject({
      code: 2,
      message: expect.stringContaining("offer-price"),
    });
  });
  it("[CLI-C3] never makes a command throw, whatever JSON it gets", async () => {
    const words = [
      ["offer-price"],
      ["price", "flyer"],
      ["price", "promote-offer"],
      ["price", "map-products"],
      ["places"],
      ...FORM_NAMES.map((name) => ["validate", name]),
      ["can"],
      ["menu"],
      ["status"],
      ["why-not-live"],
    ];
    const names = [
      "items",
      "from",
      "to",
      "places",
      "user",
      "draft",
      "item",
      "now",
      "promocode",
      "tax",
      "geography",
      "area",
      "resource",
      "plan",
      "custom",
      "validTill",
      "existing",
      "added",
    ];
    const shaped = fc.dictionary(
      fc.constantFrom(...names, "actualPrice", "discountPerc"),
      fc.oneof(fc.jsonValue(), fc.integer(), fc.constantFrom("city", "2026-03-02", {})),
    );
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...words),
        fc.oneof(fc.jsonValue(), shaped),
        async (command, input) => {
          const outcome = await run([...command, JSON.stringify(input)], nothingPiped);
          expect([0, 1, 2]).toContain(outcome.code);
        },
      ),
      { numRuns: 1000 },
    );
  });
});
