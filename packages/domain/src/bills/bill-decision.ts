import type { BillDecision, BillStatus } from "./bill.schema.ts";
import { billMessages } from "./messages.ts";

/** What a decision makes of a bill: A for approved, R for rejected (BILL-S1). */
export const statusAfter = (decision: BillDecision): Exclude<BillStatus, "N"> =>
  decision === "Approve" ? "A" : "R";

/** Why a bill that was decided is not decided otherwise, and by whom it was: a decision is final (BILL-S3). */
export const decidedAlready = (status: Exclude<BillStatus, "N">, by: string | null): string =>
  `${status === "A" ? billMessages.approvedAlready : billMessages.rejectedAlready}${by ? `, by ${by}` : ""}.`;

/** The question before a decision, and the notice after it (BILL-S2). */
export const decisionMessages = (
  decision: BillDecision,
): { readonly question: string; readonly done: string } =>
  decision === "Approve"
    ? { question: billMessages.approveQuestion, done: billMessages.approved }
    : { question: billMessages.rejectQuestion, done: billMessages.rejected };
