import type { BillStatus } from "../bills/bill.schema.ts";
import type { CheckoutState } from "../payments/checkout.schema.ts";

/** Where a checkout in a stored state is on the chart of payments on record (CASE-M1). */
export const PAYMENT_STATES = {
  open: "paymentRecord.unpaid.open",
  requiresAction: "paymentRecord.unpaid.requiresAction",
  declined: "paymentRecord.unpaid.declined",
  unknown: "paymentRecord.unpaid.unknown",
  paid: "paymentRecord.paid",
  cancelled: "paymentRecord.cancelled",
  expired: "paymentRecord.expired",
  refundDue: "paymentRecord.refundDue",
  refunded: "paymentRecord.refunded",
} as const satisfies Readonly<Record<CheckoutState, string>>;

/** Where a bill with a stored status is on the chart of bills on record (CASE-M3). */
export const BILL_STATES = {
  N: "billRecord.waiting",
  A: "billRecord.approved",
  R: "billRecord.rejected",
} as const satisfies Readonly<Record<BillStatus, string>>;

/** Where a sign-up is by the mail that followed it (CASE-M4). */
export const MAIL_STATES = {
  verification: "signUpRecord.confirming",
  passwordReset: "signUpRecord.choosingPassword",
} as const;

type Columns = Readonly<Record<string, unknown>>;

function approvalIn(columns: Columns | null): "N" | "Y" | "changed" | null {
  if (columns === null) return null;
  if (columns["is_approve"] !== "Y") return "N";
  return (columns["reviewed"] ?? null) === null ? "Y" : "changed";
}

/** Where a branch is by a row of the audit trail; null if it changes nothing (CASE-M2). Never approved means pending. */
export function branchState(before: Columns | null, after: Columns | null): string | null {
  if (after === null) return "branchRecord.removed";
  const [was, is] = [approvalIn(before), approvalIn(after)];
  if (was === is) return null;
  if (is === "changed") return "branchRecord.changed";
  if (is === "Y") return "branchRecord.live";
  return was === null ? "branchRecord.pending" : "branchRecord.withdrawn";
}

/** Where work that is due is by its row (CASE-M5). */
export function outboxState(row: {
  readonly doneOn: string | null;
  readonly deadOn: string | null;
  readonly attempts: number;
}): string | null {
  if (row.deadOn !== null) return "outboxRecord.givenUp";
  if (row.doneOn === null) return null;
  return row.attempts > 1 ? "outboxRecord.doneLater" : "outboxRecord.done";
}
