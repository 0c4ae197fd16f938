import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { limitMessages } from "../wire/draft-limits.ts";
import { changeMessages } from "./change-messages.ts";
import {
  changePrice,
  priceDifference,
  priceProblem,
  readTypedPrice,
  typedChange,
  type PriceRounding,
} from "./price-change.ts";

const byPercent = (price: number, value: number, rounding: PriceRounding = "cents") =>
  changePrice(price, { kind: "percent", value, rounding });
const byAmount = (price: number, value: number, rounding: PriceRounding = "cents") =>
  changePrice(price, { kind: "amount", value, rounding });

describe("changing many prices", () => {
  it("[CHANGE-P1] takes a share off or adds it, and rounds once, half away from zero", () => {
    expect(byPercent(64, -10)).toBe(57.6);
    expect(byPercent(1.15, -50)).toBe(0.58);
    expect(byPercent(19.99, 12.5)).toBe(22.49);
    expect(byPercent(0.1, 200)).toBe(0.3);
  });

  it("[CHANGE-P1] changes nothing by 0 %, and leaves nothing of any price by −100 %", () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10 ** 9 }), (cents) => {
        const price = cents / 100;
        expect(byPercent(price, 0)).toBe(price);
        expect(byPercent(price, -100)).toBe(0);
      }),
    ));

  it("[CHANGE-P2] adds an amount in cents, and takes back what the opposite one has done", () =>
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        fc.integer({ min: -(10 ** 6), max: 10 ** 6 }),
        (price, amount) => {
          const changed = byAmount(price / 100, amount / 100);
          expect(Math.round(changed * 100)).toBe(price + amount);
          expect(byAmount(changed, -amount / 100)).toBe(price / 100);
        },
      ),
    ));

  it("[CHANGE-P2] gives every product the one price", () => {
    for (const price of [0, 12, 99.99])
      expect(changePrice(price, { kind: "price", value: 34.5, rounding: "cents" })).toBe(34.5);
  });

  it.each([
    [48, -10, "half", 43],
    [189, -10, "half", 170],
    [34, -10, "half", 30.5],
    [189, -10, "ninety", 169.9],
    [34, -10, "ninety", 30.9],
    [34, -10, "whole", 31],
    [60.5, 0, "whole", 61],
    // 30.2499 is nearer to 30.00; rounded to cents first it would be as near to 30.50
    [30.2499, 0, "half", 30],
  ] as const)("[CHANGE-P3] rounds %d by %d %% to the nearest %s: %d", (price, by, to, expected) => {
    expect(byPercent(price, by, to)).toBe(expected);
  });

  it("[CHANGE-P4] refuses a price of 0 or less, and one beyond the limit of amounts", () => {
    expect(priceProblem(byAmount(5, -5))).toBe(changeMessages.priceNotAboveZero);
    expect(priceProblem(byAmount(5, -6))).toBe(changeMessages.priceNotAboveZero);
    expect(priceProblem(byPercent(9_000_000, 50))).toBe(limitMessages.price);
    expect(priceProblem(0.01)).toBeNull();
    expect(priceProblem(10_000_000)).toBeNull();
  });

  it.each([
    ["34.50", 34.5],
    ["34,50", 34.5],
    [" 1 148,50 ", 1148.5],
    ["1,148.50", 1148.5],
    ["1.148,50", 1148.5],
    ["$ 12", 12],
    ["12.00 CAD", 12],
    ["CA$12,30", 12.3],
  ])("[CHANGE-P5] reads %j as a price", (text, price) => {
    expect(readTypedPrice(text)).toEqual({ price });
  });

  it.each([
    ["sold out", changeMessages.noPrice, null],
    ["", changeMessages.noPrice, null],
    ["-5", changeMessages.noPrice, null],
    ["0", changeMessages.priceNotAboveZero, null],
    ["106.255", changeMessages.decimals, 106.26],
    ["0.001", changeMessages.decimals, null],
    ["10000001", limitMessages.price, null],
  ])("[CHANGE-P5] refuses %j as a price, with the nearest one", (text, problem, nearest) => {
    expect(readTypedPrice(text)).toEqual({ problem, nearest });
  });

  it("[CHANGE-P5] reads a change with its sign, as it is typed and as it is copied", () => {
    expect(["-10", "−10", "– 10 %", "+2,50", "2.5", "-$3"].map(typedChange)).toEqual([
      -10, -10, -10, 2.5, 2.5, -3,
    ]);
    expect(["", "-", "%", "ten", "1.234,5,6"].map(typedChange)).toEqual([
      null,
      null,
      null,
      null,
      null,
    ]);
  });

  it("[CHANGE-M1] says by how much a price differs", () => {
    expect(priceDifference(64, 57.5)).toBe("−6.50, −10.2 %");
    expect(priceDifference(40, 44)).toBe("+4.00, +10.0 %");
    expect(priceDifference(0, 5)).toBe("+5.00");
  });
});
