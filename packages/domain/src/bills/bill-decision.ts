import { formatMinute } from "../dates/format-dates.ts";
import { storedText } from "../validation/typed-values.ts";
import { rejectionText } from "./bill-rejection.ts";
import type { BillDecision, BillRejection, BillStatus } from "./bill.schema.ts";
import { billMessages } from "./messages.ts";

/** What a decision makes of a bill: A for approved, R for rejected (BILL-S1). */
export const statusAfter = (decision: BillDecision): Exclude<BillStatus, "N"> =>
  decision === "Approve" ? "A" : "R";

/** A decision that is stored: a bill is decided once. */
export interface StoredDecision {
  readonly status: Exclude<BillStatus, "N">;
  readonly by: string | null;
  readonly on: string | null;
  readonly rejection: BillRejection | null;
}

/**
 * Whether a decision repeats the stored one: a rejection for another reason is another decision, one without a reason says
 * nothing of it (BILL-T3).
 */
export const isSameDecision = (
  stored: StoredDecision,
  decision: BillDecision,
  rejection: BillRejection | null,
): boolean =>
  stored.status === statusAfter(decision) &&
  (rejection === null ||
    (stored.rejection?.reason === rejection.reason &&
      stored.rejection.note === storedText(rejection.note)));

/** Why a bill that was decided is not decided otherwise, by whom it was, when and why: a decision is final (BILL-S3). */
export function decidedAlready({ status, by, on, rejection }: StoredDecision): string {
  const what = status === "A" ? billMessages.approvedAlready : billMessages.rejectedAlready;
  const why = rejection === null ? "." : `. ${rejectionText(rejection).replace(/[.!?]?$/, ".")}`;
  const when = on === null ? "" : `, on ${formatMinute(on)} CST`;
  return `${what}${by ? `, by ${by}` : ""}${when}${why} ${billMessages.final}`;
}

/** The question before a decision, and the notice after it (BILL-S2). */
export const decisionMessages = (
  decision: BillDecision,
): { readonly question: string; readonly done: string } =>
  decision === "Approve"
    ? { question: billMessages.approveQuestion, done: billMessages.approved }
    : { question: billMessages.rejectQuestion, done: billMessages.rejected };
