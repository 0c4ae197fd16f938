import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { flyerRate } from "../campaigns/flyer/flyer-rate.ts";
import { addDays } from "../dates/days.ts";
import { centsOf } from "../money/cents.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { type FlyerPlan, priceFlyer } from "./price-flyer.ts";
import { isFaithful } from "./testing/is-faithful.ts";

const FROM = "2026-03-02";
const count = (max: number) => fc.integer({ min: 1, max });
const figures = fc.record({ items: count(10_000), days: count(4000), places: count(10_000) });
const promocode = fc.option(
  fc.record({
    type: fc.constantFrom("F", "P"),
    discount: fc.integer({ min: 0, max: 10_000 }).map((part) => part / 100),
  }),
);
const tax = fc.option(
  fc
    .record({
      gst: fc.integer({ min: 0, max: 9999 }),
      qst: fc.integer({ min: 0, max: 9999 }),
      rest: fc.integer({ min: 0, max: 9999 }),
    })
    .map(({ gst, qst, rest }) => ({
      totalTax: (gst + qst + rest) / 1000,
      gst: gst / 1000,
      qst: qst / 1000,
    })),
);

type Figures = { readonly items: number; readonly days: number; readonly places: number };
function price({ items, days, places }: Figures, more: Pick<FlyerPlan, "promocode" | "tax"> = {}) {
  const made = priceFlyer({ items, from: FROM, to: addDays(FROM, days), places, ...more });
  if (isOutOfRange(made)) throw new Error(`no price: ${made.field} is not ${made.expected}`);
  return made;
}

describe("laws of the flyer price", () => {
  it("[CAMP-P2] is one line with P1: 1 + 0.20 × (n − 5) = 0.20 × n from five items on", () => {
    fc.assert(
      fc.property(fc.integer({ min: 5, max: 10 ** 9 }), (items) => {
        expect(flyerRate(items)).toBe(100n + 20n * BigInt(items - 5));
        expect(flyerRate(items)).toBe(20n * BigInt(items));
      }),
    );
  });
  it("[CAMP-P5] is days × places × rate in exact cents", () => {
    fc.assert(
      fc.property(figures, ({ items, days, places }) => {
        const rate = items <= 5 ? 100 : 20 * items;
        expect(centsOf(price({ items, days, places }).subtotal)).toBe(
          BigInt(days) * BigInt(places) * BigInt(rate),
        );
      }),
    );
  });
  it("[CAMP-P5] never falls when a day, a place or an item is added", () => {
    fc.assert(
      fc.property(
        figures,
        promocode,
        tax,
        fc.constantFrom("items", "days", "places"),
        (given, code, rates, what) => {
          const less = price(given, { promocode: code, tax: rates });
          const more = price(
            { ...given, [what]: given[what] + 1 },
            { promocode: code, tax: rates },
          );
          expect(more.total).toBeGreaterThanOrEqual(less.total);
          expect(more.subtotal).toBeGreaterThanOrEqual(less.subtotal);
        },
      ),
    );
  });
  it("[PAY-R2] gives the same cents again after the wire", () => {
    fc.assert(
      fc.property(figures, promocode, tax, (given, code, rates) => {
        const made = price(given, { promocode: code, tax: rates });
        expect(isFaithful(JSON.parse(JSON.stringify(made)))).toBe(true);
      }),
    );
  });
  it("[PAY-R1] prints lines that lead from rate to total", () => {
    fc.assert(
      fc.property(figures, promocode, tax, (given, code, rates) => {
        const { lines, total } = price(given, { promocode: code, tax: rates });
        const cents = (id: string) => centsOf(lines.find((line) => line.id === id)?.amount ?? 0);
        const shown = ["subtotal", "promocode", "gst", "qst", "other"]
          .map(cents)
          .reduce((a, b) => a + b);
        expect(shown).toBe(centsOf(total));
        expect(cents("total")).toBe(centsOf(total));
        expect(
          lines.every(({ because, rule }) => because !== "" && /^[A-Z]+-[A-Z]\d+$/.test(rule)),
        ).toBe(true);
      }),
    );
  });
});
