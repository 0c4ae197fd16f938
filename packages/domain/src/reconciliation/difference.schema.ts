import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Amount, DayText, Instant, Text } from "../wire/field.schema.ts";
import { LINE_KINDS } from "./book-line.ts";
import { FINDINGS } from "./compare-lines.ts";
import { LONGEST_NOTE } from "./note-limit.ts";
import { SETTLEMENTS } from "./settlement.ts";

const PaymentType = Schema.Literals(["Card", "PayPal"]);

const bookLine = {
  id: Schema.String,
  paymentType: PaymentType,
  kind: Schema.Literals(LINE_KINDS),
  /** The provider's id of the line, and of the payment that it belongs to. */
  lineId: Schema.String,
  paymentId: Schema.NullOr(Schema.String),
  checkoutId: Schema.NullOr(Schema.String),
  companyName: Schema.NullOr(Schema.String),
} as const;

/** A line on which the books and a provider differ. Amounts are in the currency beside them. */
export const BookDifference = Schema.Struct({
  ...bookLine,
  /** The payer, as far as either side names them. */
  payer: Schema.NullOr(Schema.String),
  finding: Schema.Literals(FINDINGS),
  hereAmount: Schema.NullOr(Amount),
  hereCurrency: Schema.NullOr(Schema.String),
  hereState: Schema.NullOr(Schema.String),
  thereAmount: Schema.NullOr(Amount),
  thereCurrency: Schema.NullOr(Schema.String),
  thereState: Schema.NullOr(Schema.String),
  /** When its money moved. */
  movedOn: Instant,
  foundOn: Instant,
  /** When a comparison found it last. */
  seenOn: Instant,
  closedOn: Schema.NullOr(Instant),
  /** Null if a later comparison found it right. */
  closedBy: Schema.NullOr(Schema.String),
  note: Schema.NullOr(Schema.String),
  /** How staff have settled it with what the provider has; null if a note alone closed it. */
  settledAs: Schema.NullOr(Schema.Literals(SETTLEMENTS)),
}).annotate({ identifier: "BookDifference", ...shownTo("transactions.view") });
export type BookDifference = typeof BookDifference.Type;

/** A line that the books and a provider have alike, as the last comparison that found it so. */
export const MatchedLine = Schema.Struct({
  ...bookLine,
  amount: Amount,
  currency: Schema.String,
  state: Schema.String,
  /** When its money moved. */
  movedOn: Instant,
  /** When it was compared last. */
  matchedOn: Instant,
}).annotate({ identifier: "MatchedLine", ...shownTo("transactions.view") });
export type MatchedLine = typeof MatchedLine.Type;

/** What became of a difference, when, and by whom. */
const DifferenceChange = Schema.Struct({
  at: Instant,
  actor: Schema.String,
  what: Schema.Literals(["found", "changed", "closed", "credited", "booked", "opened"]),
  note: Schema.NullOr(Schema.String),
}).annotate({ identifier: "DifferenceChange" });
export type DifferenceChange = typeof DifferenceChange.Type;

export const DifferenceDetails = Schema.Struct({
  ...BookDifference.fields,
  /** The newest first. */
  history: Schema.Array(DifferenceChange),
}).annotate({ identifier: "DifferenceDetails", ...shownTo("transactions.view") });
export type DifferenceDetails = typeof DifferenceDetails.Type;

/** Why a difference is closed. */
export const DifferenceNote = Schema.Struct({ note: Text(LONGEST_NOTE) }).annotate({
  identifier: "DifferenceNote",
});
export type DifferenceNote = typeof DifferenceNote.Type;

/** How a difference is settled, and why. `amount`: what its user has seen of it; it is never what is stored. */
export const DifferenceSettlement = Schema.Struct({
  settlement: Schema.Literals(SETTLEMENTS),
  amount: Amount,
  ...DifferenceNote.fields,
}).annotate({ identifier: "DifferenceSettlement" });
export type DifferenceSettlement = typeof DifferenceSettlement.Type;

/** What a provider has of one currency, what the books have of it, and the differences between the two (RECONCILE-C3). */
const BookTotal = Schema.Struct({
  paymentType: PaymentType,
  currency: Schema.String,
  thereAmount: Amount,
  hereAmount: Amount,
  differenceAmount: Amount,
}).annotate({ identifier: "BookTotal" });
export type BookTotal = typeof BookTotal.Type;

/** One comparison of the books with the providers. */
export const BookComparison = Schema.Struct({
  id: Schema.String,
  /** The night it belongs to; null if it was requested. */
  night: Schema.NullOr(DayText),
  since: Schema.NullOr(Instant),
  until: Schema.NullOr(Instant),
  requestedOn: Instant,
  requestedBy: Schema.NullOr(Schema.String),
  endedOn: Schema.NullOr(Instant),
  /** How many lines of either side were compared, and how many of them were alike. */
  compared: Schema.Int,
  alike: Schema.Int,
  /** Received less refunds and disputes, by provider and currency; empty of a comparison before this was stored. */
  totals: Schema.Array(BookTotal),
  /** Why nothing was compared; null if it was. */
  failure: Schema.NullOr(Schema.String),
}).annotate({ identifier: "BookComparison", ...shownTo("transactions.view") });
export type BookComparison = typeof BookComparison.Type;

/** How the books compare with the providers. */
export const Reconciliation = Schema.Struct({
  /** The newest comparison that went through; null if there was none. */
  last: Schema.NullOr(BookComparison),
  /** The newest of all, which may be under way or have failed. */
  newest: Schema.NullOr(BookComparison),
  /** The last thirty nights, the oldest first, with the differences that were found in each and how many are open. */
  nights: Schema.Array(
    Schema.Struct({
      night: DayText,
      isCompared: Schema.Boolean,
      found: Schema.Int,
      open: Schema.Int,
    }),
  ),
  open: Schema.Int,
  /** How many lines the books and the providers have alike. */
  matched: Schema.Int,
}).annotate({ identifier: "Reconciliation", ...shownTo("transactions.view") });
export type Reconciliation = typeof Reconciliation.Type;

/**
 * What a provider received in some days in one currency, and what became of it, fees of disputes being fees
 * (RECONCILE-C4). What stayed is what the books say, what staff have explained, and what is open (RECONCILE-C5).
 */
export const BookMoney = Schema.Struct({
  paymentType: PaymentType,
  currency: Schema.String,
  received: Amount,
  refunded: Amount,
  disputed: Amount,
  fees: Amount,
  stayed: Amount,
  hereStayed: Amount,
  explained: Amount,
  open: Amount,
}).annotate({ identifier: "BookMoney", ...shownTo("transactions.view") });
export type BookMoney = typeof BookMoney.Type;

/** A provider's money of some days, for each currency. */
export const BookMoneyOfDays = Schema.Struct({
  sides: Schema.Array(BookMoney),
}).annotate({ identifier: "BookMoneyOfDays", ...shownTo("transactions.view") });
export type BookMoneyOfDays = typeof BookMoneyOfDays.Type;

/** What a provider received, charged and paid out on one day of Central time, in one currency and one payout. */
export const PayoutDay = Schema.Struct({
  id: Schema.String,
  day: DayText,
  paymentType: PaymentType,
  currency: Schema.String,
  gross: Amount,
  refunds: Amount,
  disputes: Amount,
  fees: Amount,
  net: Amount,
  /** Null while it is not paid out. */
  payoutId: Schema.NullOr(Schema.String),
}).annotate({ identifier: "PayoutDay", ...shownTo("transactions.view") });
export type PayoutDay = typeof PayoutDay.Type;

/** What was charged of one tax at one rate in one province or state, less what was credited. */
export const TaxTotal = Schema.Struct({
  id: Schema.String,
  country: Schema.String,
  region: Schema.String,
  tax: Schema.String,
  rate: Schema.Finite,
  invoices: Schema.Int,
  taxable: Amount,
  charged: Amount,
  credited: Amount,
  due: Amount,
}).annotate({ identifier: "TaxTotal", ...shownTo("transactions.view") });
export type TaxTotal = typeof TaxTotal.Type;
