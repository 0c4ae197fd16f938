import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { Amount, Instant } from "../wire/field.schema.ts";

/**
 * A payment that the reconciler has given up, so that staff has to retry it: its provider has not responded for so
 * long, or could not refund it. `collecting`: it is unknown whether money came. `refunding`: money came that must go back.
 */
export const StuckPayment = Schema.Struct({
  id: Schema.String,
  checkoutId: Schema.String,
  companyId: Schema.String,
  userId: Schema.String,
  kind: Schema.Literals(["collecting", "refunding"]),
  paymentType: Schema.Literals(["Card", "PayPal"]),
  paymentId: Schema.NullOr(Schema.String),
  providerStatus: Schema.NullOr(Schema.String),
  amount: Amount,
  retries: Schema.Int,
  lastError: Schema.NullOr(Schema.String),
  deadSince: Instant,
}).annotate({ identifier: "StuckPayment", ...shownTo("transactions.view") });
export type StuckPayment = typeof StuckPayment.Type;

/**
 * The state of a stuck payment after its provider was queried again. `waiting`: nothing was paid yet. `refundDue`: money came
 * that is not back yet. `stuck`: it is still left to staff; else whatever is open goes on by itself.
 */
export const RetriedPayment = Schema.Struct({
  id: Schema.String,
  checkoutId: Schema.String,
  state: Schema.Literals([
    "creating",
    "waiting",
    "unknown",
    "succeeded",
    "refundDue",
    "refunded",
    "cancelled",
  ]),
  stuck: Schema.Boolean,
}).annotate({ identifier: "RetriedPayment", ...shownTo("transactions.view") });
export type RetriedPayment = typeof RetriedPayment.Type;
