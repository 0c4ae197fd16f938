import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Currency } from "../money/currency.schema.ts";
import { Amount, DayText, Instant } from "../wire/field.schema.ts";

/** One bill of a shop in the conversion report, as its newest version says. `createdOn` is the bill's date; amounts are of `currency`. */
export const ConversionRow = Schema.Struct({
  id: Schema.String,
  shop: Schema.String,
  createdOn: Instant,
  currency: Currency,
  totalPrice: Amount,
  totalCommission: Amount,
  version: Schema.Int,
}).annotate({
  identifier: "ConversionRow",
  ...shownTo("reports.conversion", "reports.filterDates"),
});
export type ConversionRow = typeof ConversionRow.Type;

/** What the bills of one currency come to: in all, and on each day that has any, oldest first. Days are in Central time. */
export const CurrencySummary = Schema.Struct({
  currency: Currency,
  bills: Schema.Int,
  totalPrice: Amount,
  totalCommission: Amount,
  days: Schema.Array(Schema.Struct({ day: DayText, totalPrice: Amount, totalCommission: Amount })),
}).annotate({ identifier: "CurrencySummary" });
export type CurrencySummary = typeof CurrencySummary.Type;

/**
 * What the bills of a selection come to in each currency that they have. There is no sum over two of them. `since` is the day of the
 * first bill, on whatever days; null without any.
 */
export const ConversionSummary = Schema.Struct({
  bills: Schema.Int,
  since: Schema.NullOr(DayText),
  currencies: Schema.Array(CurrencySummary),
}).annotate({
  identifier: "ConversionSummary",
  ...shownTo("reports.conversion", "reports.filterDates"),
});
export type ConversionSummary = typeof ConversionSummary.Type;

/** A version of a bill: the newest one counts, the others are its history. */
export const BillVersion = Schema.Struct({
  version: Schema.Int,
  isCurrent: Schema.Boolean,
  currency: Currency,
  totalPrice: Amount,
  totalCommission: Amount,
  orders: Schema.Int,
  /** When it was delivered; null of what was before versions were recorded. */
  receivedOn: Schema.NullOr(Instant),
}).annotate({ identifier: "BillVersion", ...shownTo("reports.conversion", "reports.filterDates") });
export type BillVersion = typeof BillVersion.Type;

/** An order behind a bill of the conversion report, as the shop platform reported it, in the currency of the bill. */
export const ShopOrder = Schema.Struct({
  orderNumber: Schema.String,
  createdOn: Instant,
  totalPrice: Amount,
  status: Schema.String,
  source: Schema.String,
  customerEmail: Schema.String,
  customerPhoneNumber: Schema.String,
  captureReason: Schema.String,
}).annotate({ identifier: "ShopOrder", ...shownTo("reports.conversion", "reports.filterDates") });
export type ShopOrder = typeof ShopOrder.Type;
