import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";
import { DisputeState } from "../disputes/dispute.schema.ts";
import { Amount, Instant } from "../wire/field.schema.ts";
import { CheckoutKind } from "./checkout.schema.ts";
import { PAYMENT_STATUSES } from "./payment-status.ts";
import { PaidWith } from "./transaction.schema.ts";

export const PaymentStatus = Schema.Literals(PAYMENT_STATUSES);

/** A payment as its company sees it: one checkout, with what has become of its money so far. */
export const CompanyPayment = Schema.Struct({
  /** That of its checkout, by which it is opened as it was left (PAYSRV-C9). */
  id: Schema.String,
  kind: CheckoutKind,
  status: PaymentStatus,
  /** What was bought, as the plan or its offer names it; null for the verification of a card. Or that it is not known (RECONCILE-N4). */
  name: Schema.NullOr(Schema.String),
  companyId: Schema.String,
  companyName: Schema.String,
  storeId: Schema.NullOr(Schema.String),
  storeName: Schema.NullOr(Schema.String),
  userId: Schema.String,
  /** What was charged, or is to be. */
  amount: Amount,
  refundedAmount: Amount,
  /** What the money came with; null if none came, and to those who may not see it (PAYSRV-A2). */
  paidWith: Schema.NullOr(PaidWith),
  /** Why it failed or was refunded, in the words of the bank or in ours. */
  message: Schema.NullOr(Schema.String),
  /** Whether it goes on where it stopped; if not, its plan is priced again. */
  isPayable: Schema.Boolean,
  disputeState: Schema.NullOr(DisputeState),
  campaignId: Schema.NullOr(Schema.String),
  /** The number of its invoice and the id by which that is opened; null to those who may see none. */
  invoiceId: Schema.NullOr(Schema.String),
  invoiceKey: Schema.NullOr(Schema.String),
  /** The number of its newest credit note that is not void. */
  creditNote: Schema.NullOr(Schema.String),
  createdOn: Instant,
}).annotate({ identifier: "CompanyPayment", ...shownTo("payments.view") });
export type CompanyPayment = typeof CompanyPayment.Type;
