import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../../dates/days.ts";
import { centsOf } from "../../money/cents.ts";
import { priceMapProducts } from "../../payments/price-map-products.ts";
import { pricePromoteOffer } from "../../payments/price-promote-offer.ts";
import type { Receipt } from "../../payments/receipt.schema.ts";
import { isFaithful } from "../../payments/testing/is-faithful.ts";
import { isOutOfRange, type OutOfRange } from "../../validation/out-of-range.ts";

const FROM = "2026-03-02";
const NOW = "2026-03-02T06:00:00.000Z";
const count = (max: number) => fc.integer({ min: 1, max });
/** A share in thousandths of a percent, and the JSON number that says it. */
const thousandths = (max: number) => fc.integer({ min: 0, max });
const code = fc.option(
  fc.record({ fixed: fc.boolean(), part: fc.integer({ min: 0, max: 100_000 }) }),
);
const taxPart = fc.option(thousandths(30_000));

function asReceipt(result: Receipt | OutOfRange): Receipt {
  if (isOutOfRange(result)) throw new Error(`no price: ${result.field} is not ${result.expected}`);
  return result;
}

/** The nearest whole number to a fraction of whole numbers, a half going up: every amount here is from 0. */
const nearest = (numerator: bigint, denominator: bigint): bigint =>
  (2n * numerator + denominator) / (2n * denominator);

/** Discount, tax and total of a subtotal in cents, by fractions of whole numbers alone. */
function computePrice(
  subtotal: bigint,
  promocode: { fixed: boolean; part: number } | null,
  taxed: number | null,
) {
  const wanted =
    promocode === null
      ? 0n
      : promocode.fixed
        ? BigInt(promocode.part)
        : nearest(subtotal * BigInt(promocode.part), 100_000n);
  const discount = wanted < subtotal ? wanted : subtotal;
  const tax = nearest((subtotal - discount) * BigInt(taxed ?? 0), 100_000n);
  return { discount, tax, total: subtotal - discount + tax };
}

const toPromocode = (given: { fixed: boolean; part: number } | null) =>
  given && {
    type: given.fixed ? "F" : "P",
    discount: given.part / (given.fixed ? 100 : 1000),
  };
const toTaxRates = (given: number | null) => (given === null ? null : { totalTax: given / 1000 });
const cents = ({ discount, tax, total }: Receipt) => ({
  discount: centsOf(discount),
  tax: centsOf(tax),
  total: centsOf(total),
});

describe("laws of promoting one offer", () => {
  it("[PROMOTE-P1] is price × places, rounded once, in exact fractions", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 10 ** 9 }),
        count(400),
        count(10_000),
        code,
        taxPart,
        (thousandth, days, places, promocode, taxed) => {
          const receipt = asReceipt(
            pricePromoteOffer({
              plan: { price: thousandth / 1000, days },
              places,
              promocode: toPromocode(promocode),
              tax: toTaxRates(taxed),
            }),
          );
          const subtotal = nearest(BigInt(thousandth) * BigInt(places), 10n);
          expect(centsOf(receipt.subtotal)).toBe(subtotal);
          expect(cents(receipt)).toEqual(computePrice(subtotal, promocode, taxed));
          expect(receipt.days).toBe(days);
          expect(isFaithful(JSON.parse(JSON.stringify(receipt)))).toBe(true);
        },
      ),
    );
  });
  it("[PROMOTE-P2] is a whole CAD for every day in every place, and never less than one day", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 4000 }),
        count(10_000),
        code,
        taxPart,
        (later, places, promocode, taxed) => {
          const custom = { from: FROM, to: addDays(FROM, later) };
          const receipt = asReceipt(
            pricePromoteOffer({
              custom,
              places,
              promocode: toPromocode(promocode),
              tax: toTaxRates(taxed),
            }),
          );
          const subtotal = 100n * BigInt(later === 0 ? 1 : later) * BigInt(places);
          expect(centsOf(receipt.subtotal)).toBe(subtotal);
          expect(cents(receipt)).toEqual(computePrice(subtotal, promocode, taxed));
          expect(isFaithful(JSON.parse(JSON.stringify(receipt)))).toBe(true);
        },
      ),
    );
  });
});

describe("laws of mapping products", () => {
  it("[MAP-P5] is remaining days × rate × places in exact cents, plus tax", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 400 * 86_400_000 }),
        fc.integer({ min: 0, max: 20 }),
        count(20),
        count(10_000),
        taxPart,
        (millis, existing, added, places, taxed) => {
          const validTill = new Date(Date.parse(NOW) + millis).toISOString();
          const tax = toTaxRates(taxed);
          const receipt = asReceipt(
            priceMapProducts({ validTill, now: NOW, existing, added, places, tax }),
          );
          const remaining = (BigInt(millis) + 86_399_999n) / 86_400_000n;
          const rate = existing + added <= 5 ? 100n : 20n;
          const subtotal = remaining * rate * BigInt(places);
          expect(centsOf(receipt.subtotal)).toBe(subtotal);
          expect(cents(receipt)).toEqual(computePrice(subtotal, null, taxed));
          expect(isFaithful(JSON.parse(JSON.stringify(receipt)))).toBe(true);
        },
      ),
    );
  });
  it("[MAP-P2] follows from how many products there are together, not from who came first", () => {
    fc.assert(
      fc.property(count(20), count(20), count(100), (existing, added, places) => {
        const price = (before: number, now: number) =>
          asReceipt(
            priceMapProducts({
              validTill: "2026-03-12",
              now: FROM,
              existing: before,
              added: now,
              places,
            }),
          ).total;
        expect(price(existing, added)).toBe(price(added, existing));
      }),
    );
  });
  it("[PAY-R1] prints lines that lead from rate to total, for both kinds", () => {
    fc.assert(
      fc.property(count(60), count(8), count(500), taxPart, (days, products, places, taxed) => {
        const tax = toTaxRates(taxed);
        const to = addDays(FROM, days);
        const receipts = [
          pricePromoteOffer({ custom: { from: FROM, to }, places, tax }),
          pricePromoteOffer({ plan: { price: products, days }, places, tax }),
          priceMapProducts({ validTill: to, now: FROM, existing: 0, added: products, places, tax }),
        ].map(asReceipt);
        for (const { lines, total, basis } of receipts) {
          const amount = (id: string) => lines.find((line) => line.id === id)?.amount ?? 0;
          const shown = ["subtotal", "other"].map((id) => centsOf(amount(id)));
          expect(shown.reduce((sum, each) => sum + each)).toBe(centsOf(total));
          expect(amount("quantity")).toBe(basis.quantity);
          expect(
            lines.every(({ because, rule }) => because !== "" && /^[A-Z]+-[A-Z]\d+$/.test(rule)),
          ).toBe(true);
        }
      }),
    );
  });
});
