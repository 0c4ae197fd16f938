import { describe, expect, it } from "vitest";
import { countMapPlaces } from "../campaigns/places.ts";
import { nextMapThreshold } from "../campaigns/promotion/map-rate.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { type Mapping, priceMapProducts } from "./price-map-products.ts";
import type { Receipt } from "./receipt.schema.ts";
import { isFaithful } from "./testing/is-faithful.ts";

const now = "2026-03-02T12:00:00.000Z";
const mapping: Mapping = {
  validTill: "2026-03-12T12:00:00.000Z",
  now,
  existing: 2,
  added: 3,
  places: 2,
};
function receipt(change: Partial<Mapping> = {}): Receipt {
  const made = priceMapProducts({ ...mapping, ...change });
  if (isOutOfRange(made)) throw new Error(`no price: ${made.field} is not ${made.expected}`);
  return made;
}

describe("the price of mapping products to a live offer", () => {
  it("[MAP-P1] is 1.00 a day in each place up to five products together", () => {
    expect(receipt()).toMatchObject({ days: 10, items: 5, places: 2, subtotal: 20, charge: 20 });
    expect(receipt({ existing: 0, added: 1 }).subtotal).toBe(20);
  });
  it("[MAP-P2] is 0.20 a day in each place beyond five, however many there are", () => {
    expect(receipt({ added: 4 })).toMatchObject({ items: 6, subtotal: 4 });
    expect(receipt({ existing: 500, added: 1 }).subtotal).toBe(4);
  });
  it("[MAP-P4] counts the days the offer still runs, a day that has begun whole", () => {
    const days = (validTill: string, at = now) => receipt({ validTill, now: at }).days;
    expect(days("2026-03-02T12:00:00.001Z")).toBe(1);
    expect(days("2026-03-12T12:00:00.001Z")).toBe(11);
    // The clocks go forward on March 8th: 24-hour days between instants, calendar days between days.
    expect(days("2026-03-09T05:00:00Z", "2026-03-08T06:00:00Z")).toBe(1);
    expect(days("2026-11-02", "2026-10-31")).toBe(2);
  });
  it("[MAP-P5] adds the tax of the branch's state", () => {
    const made = receipt({ tax: { totalTax: 14.975, gst: 5, qst: 9.975 } });
    // 2.995 goes to 3.00; a whole cent is left over, and qst has the larger remainder.
    expect(made).toMatchObject({ subtotal: 20, discount: 0, tax: 3, total: 23 });
    expect(made.taxParts).toMatchObject({ gst: 1, qst: 2 });
  });
  it("[MAP-P5] refuses figures no price can be made from, an offer that is over among them", () => {
    const cases: readonly (readonly [Partial<Mapping>, string])[] = [
      [{ validTill: "2026-02-30" }, "validTill"],
      [{ now: "soon" }, "now"],
      [{ validTill: now }, "validTill"],
      [{ validTill: "2026-03-02T11:59:59Z" }, "validTill"],
      [{ existing: -1 }, "existing"],
      [{ existing: 0.5 }, "existing"],
      [{ existing: 2 ** 53 - 1 }, "added"],
      [{ added: 0 }, "added"],
      [{ added: 1.5 }, "added"],
      [{ places: 0 }, "places"],
      [{ places: 2 ** 53 - 1 }, "places"],
      [{ tax: { totalTax: 5, gst: 6 } }, "tax.totalTax"],
    ];
    for (const [change, field] of cases)
      expect(priceMapProducts({ ...mapping, ...change })).toMatchObject({
        _tag: "OutOfRange",
        field,
      });
  });
  it("[PAY-R1] is a receipt that names every step", () => {
    const lines = (change: Partial<Mapping>) =>
      receipt(change).lines.map(({ label, amount, because }) => [label, amount, because]);
    expect(lines({ area: "state" })).toEqual([
      [
        "5 products a day",
        1,
        "Up to 5 products of an offer cost 1.00 a day in each place together. 2 mapped before and 3 now make 5.",
      ],
      [
        "10 days × 2 states",
        20,
        "The offer runs until 2026/03/12 07:00:00 AM. A day that has begun counts whole.",
      ],
      ["Subtotal", 20, "1.00 × 10 days × 2 states"],
      ["Total", 20, "20.00"],
    ]);
    expect(lines({ area: "state", country: "canada" })[1]?.[0]).toBe("10 days × 2 provinces");
    expect(lines({ existing: 0, added: 6, places: 1 })[0]).toEqual([
      "6 products a day",
      0.2,
      "More than 5 products of an offer cost 0.20 a day in each place together.",
    ]);
    expect(isFaithful(receipt())).toBe(true);
  });
});

describe("the places of a mapping", () => {
  const geography = {
    states: [
      { id: "qc", cities: [{ id: "montreal" }, { id: "laval" }] },
      { id: "on", cities: [{ id: "toronto" }] },
    ],
  };
  it("[MAP-P3] are the offer's cities, its states rather than their cities, or all cities", () => {
    const places = (area: "city" | "state" | "country") =>
      countMapPlaces({
        area,
        cityList: ["laval", "laval"],
        stateList: ["qc", "on", "qc"],
        geography,
      });
    expect([places("city"), places("state"), places("country")]).toEqual([1, 2, 3]);
    expect(countMapPlaces({ area: "state", geography })).toBe(0);
  });
});

describe("the next price step of a mapping", () => {
  it("[MAP-P6] says what one more product would do", () => {
    expect(nextMapThreshold(4)).toEqual({
      free: 1,
      rate: 1,
      text: "1 product more keeps the price.",
    });
    expect(nextMapThreshold(2).text).toBe("3 products more keep the price.");
    expect(nextMapThreshold(5)).toEqual({
      free: 0,
      rate: 0.2,
      text: "From the 6th product on, a day costs 0.20 in each place.",
    });
    expect(nextMapThreshold(6).text).toBe("Each further product keeps the price.");
  });
});
