import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Amount, DayText, Instant } from "../wire/field.schema.ts";

/** One bill of a shop in the conversion report, in CAD. `createdOn` is the bill's date. */
export const ConversionRow = Schema.Struct({
  id: Schema.String,
  shop: Schema.String,
  createdOn: Instant,
  totalPrice: Amount,
  totalCommission: Amount,
}).annotate({
  identifier: "ConversionRow",
  ...shownTo("reports.conversion", "reports.filterDates"),
});
export type ConversionRow = typeof ConversionRow.Type;

/** What the bills of a selection come to: in all, and on each day that has any, oldest first. Days are in Central time. */
export const ConversionSummary = Schema.Struct({
  bills: Schema.Int,
  totalPrice: Amount,
  totalCommission: Amount,
  days: Schema.Array(Schema.Struct({ day: DayText, totalPrice: Amount, totalCommission: Amount })),
}).annotate({
  identifier: "ConversionSummary",
  ...shownTo("reports.conversion", "reports.filterDates"),
});
export type ConversionSummary = typeof ConversionSummary.Type;

/** An order behind a bill of the conversion report, as the shop platform reported it. */
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
