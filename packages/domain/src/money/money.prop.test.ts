import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { centsOf, MAX_CENTS, percentOf, splitAmount, toCents, toAmount } from "./cents.ts";
import { decimalOf, roundHalfAway } from "./decimals.ts";

const finite = fc.double({ noNaN: true, noDefaultInfinity: true });
const anyCents = fc.bigInt({ min: -MAX_CENTS, max: MAX_CENTS });

describe("laws of money", () => {
  it("[MONEY-M1] gives a decimal that reads back as the same number", () => {
    fc.assert(
      fc.property(finite, (value) => {
        const { digits, scale } = decimalOf(value);
        expect(Number(`${digits}e${-scale}`)).toBe(value === 0 ? 0 : value);
      }),
    );
  });
  it("[MONEY-M2] rounds to a nearest whole number, and a tie to the one further from zero", () => {
    fc.assert(
      fc.property(fc.bigInt(), fc.bigInt({ min: 1n, max: 10n ** 20n }), (n, d) => {
        const rounded = roundHalfAway(n, d);
        const error = 2n * (rounded * d - n);
        // Twice the error is below one whole; if it is exactly one, the result lies away from zero.
        const away = n > 0n ? error === d : error === -d;
        expect((error < d && error > -d) || away).toBe(true);
      }),
    );
  });
  it("[MONEY-M2] rounds a share as a fraction of whole numbers does", () => {
    fc.assert(
      fc.property(anyCents, fc.integer({ min: 0, max: 100_000 }), (amount, thousandths) => {
        expect(toCents(percentOf(amount, thousandths / 1000))).toBe(
          roundHalfAway(amount * BigInt(thousandths), 100_000n),
        );
      }),
    );
  });
  it("[MONEY-S1] splits an amount into parts that add up to it, a cent apart at most", () => {
    fc.assert(
      fc.property(
        fc.bigInt({ min: 0n, max: MAX_CENTS }),
        fc.integer({ min: 1, max: 200 }),
        (cents, parts) => {
          const split = splitAmount(toAmount(cents), parts).map(centsOf);
          expect(split.reduce((sum, part) => sum + part, 0n)).toBe(cents);
          expect(split).toHaveLength(parts);
          const sorted = split.toSorted((a, b) => (a < b ? -1 : 1));
          expect((sorted.at(-1) ?? 0n) - (sorted[0] ?? 0n)).toBeLessThanOrEqual(1n);
        },
      ),
    );
  });
  it("[MONEY-M2] rounds amounts in cents to themselves", () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(toCents({ digits: cents, scale: 2 })).toBe(cents);
      }),
    );
  });
  it("[MONEY-M3] sends every amount over the wire and back", () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(centsOf(toAmount(cents))).toBe(cents);
      }),
    );
  });
  it("[MONEY-M3] never shows more than two decimals", () => {
    fc.assert(
      fc.property(anyCents, (cents) => {
        expect(JSON.stringify(toAmount(cents))).toMatch(/^-?\d+(\.\d{1,2})?$/);
      }),
    );
  });
});
