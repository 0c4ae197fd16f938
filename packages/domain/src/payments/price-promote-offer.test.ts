import { describe, expect, it } from "vitest";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { pricePromoteOffer, type Promotion, takesPromocode } from "./price-promote-offer.ts";
import type { Receipt } from "./receipt.schema.ts";
import { isFaithful } from "./testing/is-faithful.ts";

const ontario = { totalTax: 13, hst: 13 };
function receipt(promotion: Promotion): Receipt {
  const made = pricePromoteOffer(promotion);
  if (isOutOfRange(made)) throw new Error(`no price: ${made.field} is not ${made.expected}`);
  return made;
}
const custom = (from: string, to: string, places = 1) => receipt({ custom: { from, to }, places });

describe("the price of promoting one offer", () => {
  it("[PROMOTE-P1] is the plan's price for each place", () => {
    expect(receipt({ plan: { price: 7, days: 10 }, places: 3 })).toMatchObject({
      days: 10,
      places: 3,
      subtotal: 21,
      total: 21,
      charge: 21,
    });
    expect(receipt({ plan: { price: 0, days: 1 }, places: 4 })).toMatchObject({
      total: 0,
      charge: 0,
    });
  });
  it("[PROMOTE-P1] rounds a plan's price once, with the places it is multiplied by", () => {
    const made = receipt({ plan: { price: 1.005, days: 7 }, places: 3 });
    // 3.015, not three times 1.01.
    expect(made.subtotal).toBe(3.02);
    expect(made.lines.map(({ amount }) => amount)).toEqual([1.01, 3, 3.02, 3.02]);
    expect(made.lines[2]?.because).toBe("1.005 × 3 cities");
  });
  it("[PROMOTE-P2] is 1.00 a day in each place for a custom plan", () => {
    expect(custom("2026-03-02", "2026-03-12", 3)).toMatchObject({ days: 10, subtotal: 30 });
    // The clocks change in between: still two days.
    expect(custom("2026-10-31", "2026-11-02")).toMatchObject({ days: 2, subtotal: 2 });
    expect(custom("2026-03-02T06:00:00Z", "2026-03-03T06:00:01Z")).toMatchObject({ days: 2 });
  });
  it("[PROMOTE-P3] counts a custom plan that ends on the day it begins as one day", () => {
    expect(custom("2026-03-02", "2026-03-02", 3)).toMatchObject({ days: 1, subtotal: 3 });
    expect(custom("2026-03-02T06:00:00Z", "2026-03-02T06:00:00Z")).toMatchObject({ days: 1 });
    expect(custom("2026-03-02", "2026-03-03")).toMatchObject({ days: 1 });
  });
  it("[PROMOTE-P5] takes the code off and adds the tax of the rest", () => {
    const made = receipt({
      plan: { price: 12, days: 14 },
      places: 3,
      area: "state",
      promocode: { type: "F", discount: 6 },
      tax: ontario,
    });
    expect(made).toMatchObject({ subtotal: 36, discount: 6, tax: 3.9, total: 33.9 });
    expect(made.taxParts).toMatchObject({ hst: 3.9, other: 0 });
  });
  it("[PROMOTE-P6] takes promo codes for states and the whole country alone", () => {
    expect((["state", "country", "city", ""] as const).map(takesPromocode)).toEqual([
      true,
      true,
      false,
      false,
    ]);
    const promotion = {
      plan: { price: 12, days: 14 },
      places: 3,
      promocode: { type: "P", discount: 10 },
    };
    expect(pricePromoteOffer({ ...promotion, area: "city" })).toMatchObject({
      _tag: "OutOfRange",
      field: "promocode",
    });
    expect(pricePromoteOffer({ ...promotion, area: "city", promocode: null })).toMatchObject({
      subtotal: 36,
    });
    expect(pricePromoteOffer(promotion)).toMatchObject({ discount: 3.6 });
  });
  it("[PROMOTE-P5] refuses figures no price can be made from, and says which", () => {
    const plan = (price: number, days: number, places = 1): Promotion => ({
      plan: { price, days },
      places,
    });
    const run = (from: string, to: string, places = 1): Promotion => ({
      custom: { from, to },
      places,
    });
    const cases: readonly (readonly [Promotion, string])[] = [
      [plan(-1, 7), "plan.price"],
      [plan(Number.NaN, 7), "plan.price"],
      [plan(Infinity, 7), "plan.price"],
      [plan(7, 0), "plan.days"],
      [plan(7, 1.5), "plan.days"],
      [plan(7, 7, 0), "places"],
      [plan(7, 7, 1.5), "places"],
      [plan(1e300, 7), "subtotal"],
      [run("2026-02-30", "2026-03-02"), "custom.from"],
      [run("2026-03-02", "soon"), "custom.to"],
      [run("2026-03-02", "2026-03-01"), "custom.to"],
      // Less than a day earlier is earlier too.
      [run("2026-03-02T12:00:00Z", "2026-03-02T11:59:59Z"), "custom.to"],
      [run("2026-03-02", "2026-03-12", 2 ** 53 - 1), "places"],
      [{ ...plan(7, 7), promocode: { type: "P", discount: 101 } }, "promocode.discount"],
      [{ ...plan(7, 7), tax: { totalTax: -1 } }, "tax.totalTax"],
    ];
    for (const [promotion, field] of cases)
      expect(pricePromoteOffer(promotion)).toMatchObject({ _tag: "OutOfRange", field });
  });
});

describe("the receipt of a promotion", () => {
  it("[PAY-R1] [PROMOTE-P4] names every step of a plan's price: its cities, and when its days start", () => {
    const made = receipt({ plan: { price: 7, days: 7 }, places: 3, tax: ontario });
    expect(made.lines.map(({ label, amount, because }) => [label, amount, because])).toEqual([
      ["Plan of 7 days", 7, "The plan costs 7.00 in each city, for all of its 7 days."],
      [
        "3 cities",
        3,
        "The 7 days start with the payment, or the approval of the store, if that is later.",
      ],
      ["Subtotal", 21, "7.00 × 3 cities"],
      ["HST", 2.73, "13 % of 21.00"],
      ["Total", 23.73, "21.00 + 2.73"],
    ]);
    expect(isFaithful(made)).toBe(true);
  });
  it("[PAY-R1] names every step of a custom plan's price", () => {
    const made = custom("2026-03-02", "2026-03-04", 1);
    expect(made.lines.map(({ label, amount, because }) => [label, amount, because])).toEqual([
      ["A day of a custom plan", 1, "A day costs 1.00 in each city."],
      [
        "2 days × 1 city",
        2,
        "From 2026/03/02 to 2026/03/04. The days start with the payment, or the approval of the store, if that is later.",
      ],
      ["Subtotal", 2, "1.00 × 2 days × 1 city"],
      ["Total", 2, "2.00"],
    ]);
    expect(custom("2026-03-02", "2026-03-02").lines[1]?.because).toBe(
      "From and to are both 2026/03/02: one day. It starts with the payment, or the approval of the store, if that is later.",
    );
  });
});
