import fc from "fast-check";
import { expect, it } from "vitest";
import { leaveOutDefaults, versionOf } from "../ingest/ingest-rules.ts";
import type { IngestOrders } from "../ingest/ingest.schema.ts";
import { currencyTotals } from "../reports/conversion-report.ts";
import { Currency } from "./currency.schema.ts";
import { byCurrency, formatIn } from "./currency.ts";

const BILL: IngestOrders = {
  id: "0f8fad5bd9cb469fa16570867728950e",
  storeId: "s",
  createdOn: "2026-03-02T06:00:00.000Z",
  totalPrice: 1,
  totalCommission: 0,
  orders: [],
};

it("[MONEY-C1] is CAD if nothing is said, and USD if that is", () => {
  expect(leaveOutDefaults({ ...BILL, currency: "CAD", version: 1 })).toEqual(BILL);
  const amended = { ...BILL, currency: "USD", version: 2 } as const;
  expect(leaveOutDefaults(amended)).toEqual(amended);
  expect([versionOf(BILL), versionOf(amended)]).toEqual([1, 2]);
  expect(formatIn("USD", 1139.5)).toBe("USD 1,139.50");
});

it("[MONEY-C2] adds up each currency by itself", () => {
  const row = fc.record({
    currency: fc.constantFrom(...Currency.literals),
    totalPrice: fc.integer({ min: 0, max: 10 ** 8 }).map((cents) => cents / 100),
    totalCommission: fc.constant(0),
  });
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const totals = currencyTotals(rows);
      expect(totals.map(({ currency }) => currency)).toEqual(
        Currency.literals.filter((one) => rows.some(({ currency }) => currency === one)),
      );
      for (const { currency, totalPrice } of totals) {
        const own = rows.filter((each) => each.currency === currency);
        const cents = own.reduce((sum, each) => sum + Math.round(each.totalPrice * 100), 0);
        expect(Math.round(totalPrice * 100)).toBe(cents);
      }
      expect(byCurrency(rows).flatMap(([, own]) => own)).toHaveLength(rows.length);
    }),
  );
});
