import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { roundHalfAway } from "../money/decimals.ts";
import { amountsOf } from "./receipt-amounts.ts";
import type { TaxRates } from "./receipt.schema.ts";
import { taxParts } from "./tax.ts";

const thousandths = (max: number) => fc.integer({ min: 0, max });
const rates: fc.Arbitrary<TaxRates> = fc
  .record({
    gst: thousandths(10_000),
    hst: thousandths(15_000),
    pst: thousandths(10_000),
    qst: thousandths(10_000),
    other: thousandths(10_000),
  })
  .map(({ gst, hst, pst, qst, other }) => ({
    totalTax: (gst + hst + pst + qst + other) / 1000,
    gst: gst / 1000,
    hst: hst / 1000,
    pst: pst / 1000,
    qst: qst / 1000,
  }));
const promocode = fc.oneof(
  fc.constant(null),
  fc.record({
    type: fc.constant("F"),
    discount: fc.integer({ min: 0, max: 10 ** 7 }).map((cents) => cents / 100),
  }),
  fc.record({
    type: fc.constantFrom("P", "percent", ""),
    discount: thousandths(100_000).map((part) => part / 1000),
  }),
);
const basis = fc.record({
  rate: fc.integer({ min: 0, max: 10 ** 6 }).map((cents) => cents / 100),
  quantity: fc.integer({ min: 1, max: 10 ** 6 }),
  promocode,
  tax: fc.option(rates),
});
/** Reads thousandths back from a number that was made from them. */
const whole = (value: number, scale: number) => BigInt(Math.round(value * scale));

describe("laws of a receipt", () => {
  it("[PAY-R1] adds rounded lines: total = subtotal − discount + tax, each rounded once on exact fractions", () => {
    fc.assert(
      fc.property(basis, (given) => {
        const { subtotal, discount, tax, total } = amountsOf(given);
        expect(subtotal).toBe(whole(given.rate, 100) * BigInt(given.quantity));
        const code = given.promocode;
        const fixed = code?.type === "F";
        const wanted = fixed
          ? whole(code.discount, 100)
          : roundHalfAway(subtotal * whole(code?.discount ?? 0, 1000), 100_000n);
        expect(discount).toBe(wanted < subtotal ? wanted : subtotal);
        expect(tax).toBe(
          roundHalfAway((subtotal - discount) * whole(given.tax?.totalTax ?? 0, 1000), 100_000n),
        );
        expect(total).toBe(subtotal - discount + tax);
      }),
      { numRuns: 500 },
    );
  });
  it("[PAY-P3] never goes below zero, and the code never gives money", () => {
    fc.assert(
      fc.property(basis, (given) => {
        const { subtotal, discount, total, charge } = amountsOf(given);
        expect(discount >= 0n && discount <= subtotal && total >= 0n && charge >= total).toBe(true);
      }),
    );
  });
  it("[PAY-T2] splits the tax into parts that add up to the cent, each within a cent of its share", () => {
    fc.assert(
      fc.property(rates, fc.bigInt({ min: 0n, max: 10n ** 15n }), (state, tax) => {
        const total = whole(state.totalTax, 1000);
        const owed = total === 0n ? 0n : tax;
        const parts = taxParts(owed, state);
        expect(Object.values(parts).reduce((sum, part) => sum + part, 0n)).toBe(owed);
        for (const name of ["gst", "hst", "pst", "qst"] as const) {
          const error = parts[name] * total - owed * whole(state[name] ?? 0, 1000);
          expect(total === 0n || (error < total && error > -total)).toBe(true);
        }
      }),
      { numRuns: 500 },
    );
  });
  it("[PAY-C2] charges a card the total, or the least a card can be charged", () => {
    fc.assert(
      fc.property(basis, (given) => {
        const { total, charge } = amountsOf(given);
        const least = total > 0n && total < 50n ? 50n : total;
        expect(charge).toBe(least);
      }),
    );
  });
});
