import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { isFilled, storedText } from "../validation/typed-values.ts";
import type { BillDecision, BillRejection, RejectReason } from "./bill.schema.ts";
import { billMessages } from "./messages.ts";

/** Why a bill is rejected, in the words that staff, the merchant and the shopper read (BILL-R1). */
export const REJECT_REASONS: Readonly<Record<RejectReason, string>> = {
  unreadable: "The receipt cannot be read",
  otherStore: "The receipt is of another store",
  sentBefore: "This receipt was sent before",
  breaksRules: "The words or pictures break the rules",
  other: "Another reason",
};

/** The reasons in the order in which they are offered. */
export const REJECT_REASON_CHOICES = Object.entries(REJECT_REASONS).map(([value, label]) => ({
  value: value as RejectReason,
  label,
}));

export const rejectionFields = { reason: "text", note: "text" } as const satisfies FormFields;

/** A rejection while it is filled in: no reason is chosen at first. */
export interface RejectionDraft {
  readonly reason: RejectReason | "";
  readonly note: string;
}

export const emptyRejection: RejectionDraft = { reason: "", note: "" };

/** What is asked before a bill is rejected (BILL-R1, BILL-R2). */
export const rejectionRules: readonly Rule<
  { readonly reason: string; readonly note: string },
  unknown
>[] = [
  requireFilled("BILL-R1", "reason", billMessages.reasonMissing),
  {
    id: "BILL-R2",
    field: "note",
    message: billMessages.noteMissing,
    holds: ({ reason, note }) => reason !== "other" || isFilled(note),
  },
];

/** A filled in rejection as it is sent; null for an approval, and while no reason is chosen. */
export const rejectionOf = (
  decision: BillDecision,
  { reason, note }: RejectionDraft,
): BillRejection | null =>
  decision === "Approve" || reason === "" ? null : { reason, note: storedText(note) };

/** "This receipt was sent before: Sent on Monday already." */
export const rejectionText = ({ reason, note }: BillRejection): string =>
  reason === "other" && note !== ""
    ? note
    : `${REJECT_REASONS[reason]}${note === "" ? "" : `: ${note}`}`;
