import { describe, expect, it } from "vitest";
import { addsToPrice, flyerRate, nextThreshold } from "../campaigns/flyer/flyer-rate.ts";
import { countPlaces } from "../campaigns/places.ts";
import { isOutOfRange } from "../validation/out-of-range.ts";
import { type FlyerPlan, priceFlyer } from "./price-flyer.ts";
import type { Receipt } from "./receipt.schema.ts";
import { isFaithful } from "./testing/is-faithful.ts";

const plan: FlyerPlan = { items: 6, from: "2026-03-02", to: "2026-03-16", places: 8 };
const quebec = { totalTax: 14.975, gst: 5, qst: 9.975 };
function receipt(change: Partial<FlyerPlan> = {}): Receipt {
  const made = priceFlyer({ ...plan, ...change });
  if (isOutOfRange(made)) throw new Error(`no price: ${made.field} is not ${made.expected}`);
  return made;
}
const subtotal = (items: number, places = 1, to = "2026-03-03") =>
  receipt({ items, places, to }).subtotal;

describe("the price of a flyer campaign", () => {
  it("[CAMP-P1] is 1.00 a day in each place up to five items", () => {
    expect([1, 2, 3, 4, 5].map((items) => subtotal(items))).toEqual([1, 1, 1, 1, 1]);
  });
  it("[CAMP-P2] is 0.20 an item beyond five, all of them counted", () => {
    expect([6, 7, 10, 100].map((items) => subtotal(items))).toEqual([1.2, 1.4, 2, 20]);
  });
  it("[CAMP-P4] counts calendar days, and 24-hour days between instants", () => {
    expect(receipt().days).toBe(14);
    expect(receipt({ from: "2026-10-31", to: "2026-11-02" }).days).toBe(2);
    expect(receipt({ from: "2026-03-02T06:00:00Z", to: "2026-03-03T06:00:01Z" }).days).toBe(2);
  });
  it("[CAMP-P5] multiplies days and places, takes the code off, and adds the tax of the rest", () => {
    const made = receipt({ promocode: { type: "P", discount: 10 }, tax: quebec });
    expect(made).toMatchObject({
      days: 14,
      places: 8,
      items: 6,
      subtotal: 134.4,
      discount: 13.44,
      tax: 18.11,
      taxParts: { gst: 6.05, hst: 0, pst: 0, qst: 12.06, other: 0 },
      total: 139.07,
      charge: 139.07,
    });
  });
  it("[CAMP-P5] refuses figures no price can be made from, and says which", () => {
    const cases: readonly (readonly [Partial<FlyerPlan>, string])[] = [
      [{ items: 0 }, "items"],
      [{ items: 1.5 }, "items"],
      [{ items: Number.NaN }, "items"],
      [{ from: "2026-02-30" }, "from"],
      [{ to: "soon" }, "to"],
      [{ to: "2026-03-02" }, "to"],
      [{ to: "2026-03-01" }, "to"],
      [{ places: 0 }, "places"],
      [{ places: -8 }, "places"],
      [{ places: 2 ** 53 - 1 }, "places"],
      [{ items: 2 ** 53 - 1 }, "subtotal"],
      [{ promocode: { type: "P", discount: 101 } }, "promocode.discount"],
      [{ tax: { totalTax: 101 } }, "tax.totalTax"],
    ];
    for (const [change, field] of cases)
      expect(priceFlyer({ ...plan, ...change })).toMatchObject({ _tag: "OutOfRange", field });
  });
});

describe("the lines of the receipt", () => {
  it("[PAY-R1] name every step from the rate to the total", () => {
    const made = receipt({
      promocode: { type: "P", discount: 10 },
      tax: quebec,
      campaignFor: "offer",
    });
    expect(made.lines.map(({ label, amount }) => [label, amount])).toEqual([
      ["6 offers a day", 1.2],
      ["14 days × 8 cities", 112],
      ["Subtotal", 134.4],
      ["Promocode", -13.44],
      ["GST", 6.05],
      ["QST", 12.06],
      ["Total", 139.07],
    ]);
    expect(made.lines.map(({ because }) => because)).toEqual([
      "5 offers cost 1.00, the 6th adds 0.20 a day.",
      "From 2026/03/02 to 2026/03/16. The days start with the payment, or the approval of the store, if that is later.",
      "1.20 × 14 days × 8 cities",
      "10 % off the subtotal",
      "5 % of 120.96",
      "9.975 % of 120.96",
      "134.40 − 13.44 + 18.11",
    ]);
  });
  it("[PAY-C2] say when a card is charged more than the total", () => {
    const made = receipt({
      items: 1,
      places: 1,
      to: "2026-03-03",
      promocode: { type: "F", discount: 0.7 },
    });
    expect(made).toMatchObject({ total: 0.3, charge: 0.5 });
    expect(made.lines.at(-1)).toMatchObject({ label: "Minimum card charge", amount: 0.5 });
  });
  it("[PAY-C1] say that nothing is charged when a code covers the price", () => {
    const made = receipt({ promocode: { type: "F", discount: 999 }, tax: quebec });
    expect(made).toMatchObject({ discount: 134.4, tax: 0, total: 0, charge: 0 });
    expect(made.lines.at(-1)).toMatchObject({
      label: "Total",
      because: "134.40 − 134.40. Nothing is charged.",
    });
  });
  it("[PAY-T4] show a tax of nothing in a state without tax", () => {
    expect(receipt({ tax: { totalTax: 0 } }).lines.slice(-3)).toMatchObject([
      { id: "subtotal", amount: 134.4 },
      { id: "other", label: "Tax", amount: 0, because: "0 % of 134.40" },
      { id: "total", amount: 134.4, because: "134.40" },
    ]);
  });
  it("[PAY-T2] call the whole of an unsplit tax just tax", () => {
    const label = (tax: FlyerPlan["tax"]) =>
      receipt({ tax }).lines.map((line) => `${line.label}: ${line.because}`);
    expect(label({ totalTax: 8.25 })).toContain("Tax: 8.25 % of 134.40");
    expect(label({ totalTax: 8.25, gst: 5 })).toContain("Other tax: 3.25 % of 134.40");
  });
  it("[PAY-R2] give the same cents again, and give a changed receipt away", () => {
    const made = receipt({ tax: quebec });
    expect(isFaithful(made)).toBe(true);
    expect(isFaithful({ ...made, total: made.total - 0.01 })).toBe(false);
    expect(isFaithful({ ...made, taxParts: { ...made.taxParts, gst: 0 } })).toBe(false);
  });
});

describe("the next price step", () => {
  it("[CAMP-P7] says of each item what it adds: five are included, and the price grows by 0.20 with the others", () => {
    expect([1, 5, 6, 7].map(addsToPrice)).toEqual([
      "Included",
      "Included",
      "0.20 a day in each city",
      "0.20 a day in each city",
    ]);
    const rates = [5, 6, 7, 20].map((items) => flyerRate(items) - flyerRate(items - 1));
    expect(rates).toEqual([0n, 20n, 20n, 20n]);
  });

  it("[CAMP-P6] says what one more item would do", () => {
    expect(nextThreshold(4, "offer")).toEqual({
      free: 1,
      adds: 0.2,
      text: "1 offer more keeps the price.",
    });
    expect(nextThreshold(2).text).toBe("3 items more keep the price.");
    expect(nextThreshold(5, "product").text).toBe("The 6th product adds 0.20 a day in each city.");
    expect(nextThreshold(9)).toMatchObject({
      free: 0,
      text: "Each further item adds 0.20 a day in each city.",
    });
  });
});

describe("places", () => {
  const geography = {
    states: [
      { id: "qc", cities: [{ id: "montreal" }, { id: "laval" }] },
      { id: "on", cities: [{ id: "toronto" }, { id: "laval" }] },
      { id: "nu", cities: [] },
    ],
  };
  it("[CAMP-P3] are the chosen cities, each once", () => {
    expect(
      countPlaces({ area: "city", cityList: ["montreal", "laval", "montreal"], geography }),
    ).toBe(2);
  });
  it("[CAMP-P3] are the cities of the chosen states, each once, and none of a state without cities", () => {
    expect(countPlaces({ area: "state", stateList: ["qc", "qc"], geography })).toBe(2);
    expect(countPlaces({ area: "state", stateList: ["qc", "on"], geography })).toBe(3);
    expect(countPlaces({ area: "state", stateList: ["nu"], geography })).toBe(0);
    expect(countPlaces({ area: "state", geography })).toBe(0);
  });
  it("[CAMP-P3] are all cities of the country", () => {
    expect(countPlaces({ area: "country", cityList: ["montreal"], geography })).toBe(3);
  });
});
