import { describe, expect, it } from "vitest";
import { centsOf, MAX_CENTS, percentOf, toCents, toAmount } from "./cents.ts";
import { decimalOf, roundHalfAway } from "./decimals.ts";
import { formatAmount, formatCad } from "./format-money.ts";

describe("reading a number", () => {
  it("[MONEY-M1] reads the shortest decimal text, not the binary value", () => {
    expect(decimalOf(1.005)).toEqual({ digits: 1005n, scale: 3 });
    expect(decimalOf(-0.1)).toEqual({ digits: -1n, scale: 1 });
  });
  it("[MONEY-M1] reads exponents of either sign", () => {
    expect(decimalOf(1e21)).toEqual({ digits: 10n ** 21n, scale: 0 });
    expect(decimalOf(1.5e-7)).toEqual({ digits: 15n, scale: 8 });
    expect(decimalOf(5e-324)).toEqual({ digits: 5n, scale: 324 });
    expect(decimalOf(1.7976931348623157e308).digits).toBe(17976931348623157n * 10n ** 292n);
  });
  it("[MONEY-M1] refuses what is no number at all", () => {
    for (const value of [Number.NaN, Infinity, -Infinity])
      expect(() => decimalOf(value)).toThrow(RangeError);
  });
});

describe("rounding", () => {
  it("[MONEY-M2] sends a tie away from zero", () => {
    expect(centsOf(1.005)).toBe(101n);
    expect(centsOf(-1.005)).toBe(-101n);
    expect(centsOf(0.615)).toBe(62n);
    expect(centsOf(10.075)).toBe(1008n);
    expect(centsOf(1.004_999_9)).toBe(100n);
    expect(roundHalfAway(-5n, 10n)).toBe(-1n);
  });
  it("[MONEY-M2] holds the exact share until the one rounding", () => {
    expect(toCents(percentOf(12096n, 9.975))).toBe(1207n);
    expect(toCents(percentOf(201n, 50))).toBe(101n);
  });
});

describe("wire and text", () => {
  it("[MONEY-M3] goes out with at most two decimals", () => {
    expect(toAmount(13907n)).toBe(139.07);
    expect(toAmount(-5n)).toBe(-0.05);
    expect(toAmount(0n)).toBe(0);
    expect(JSON.stringify(toAmount(MAX_CENTS - 1n))).toBe("70368744177663.99");
  });
  it("[MONEY-M4] prints two decimals, commas between thousands, the currency and a true minus sign", () => {
    expect(formatCad(139.07)).toBe("CAD 139.07");
    expect(formatAmount(12345.6)).toBe("12,345.60");
    expect(formatAmount(-1234567)).toBe("−1,234,567.00");
    expect(formatAmount(123)).toBe("123.00");
    expect(formatAmount(-13.44)).toBe("−13.44");
    expect(formatAmount(0)).toBe("0.00");
  });
});
