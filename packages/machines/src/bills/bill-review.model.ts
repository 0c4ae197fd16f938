import {
  emptyRejection,
  rejectionOf,
  rejectionRules,
  type RejectionDraft,
} from "@marquee/domain/bills/bill-rejection";
import type { Bill, BillDecision, BillRejection } from "@marquee/domain/bills/bill.schema";
import { UNDO_SECONDS } from "@marquee/domain/bills/undo-seconds";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import type { Problem } from "../patterns/problem.ts";

/** How long a decision can be undone before it is sent, in milliseconds (BILL-Q2). */
export const UNDO_TIME = UNDO_SECONDS * 1000;

/** A bill that is to be approved or rejected. */
export interface BillReview {
  readonly bill: Bill;
  readonly decision: BillDecision;
  /** Why it is rejected, if that is filled in before it is asked. */
  readonly rejection?: RejectionDraft;
}

/** A decision that was confirmed, with the reason of a rejection. */
export interface ConfirmedReview extends Omit<BillReview, "rejection"> {
  readonly rejection: BillRejection | null;
}

/** The input of the `send` actor. */
export interface SendReview {
  readonly review: ConfirmedReview;
}

/** A decision that was not stored, and why. */
export interface FailedReview {
  readonly review: ConfirmedReview;
  readonly problem: Problem;
}

export interface BillReviewContext {
  /** What is asked about, or will be once what is being sent has arrived. */
  readonly asked: BillReview | null;
  /** Why what is asked about is rejected, as far as it is filled in. */
  readonly rejection: RejectionDraft;
  /** Whether the missing reason is shown: after the first confirmation without it. */
  readonly showsIssues: boolean;
  /** What was decided and can be undone, or is being sent. */
  readonly held: ConfirmedReview | null;
  /** What was decided while another decision was still held. */
  readonly next: ConfirmedReview | null;
  /** What was not stored last, as it was decided (BILL-Q8). */
  readonly failed: FailedReview | null;
}

export type BillReviewEvent =
  | { readonly type: "review.requested"; readonly review: BillReview }
  | { readonly type: "rejection.changed"; readonly rejection: RejectionDraft }
  | { readonly type: "review.confirmed" }
  | { readonly type: "review.cancelled" }
  | { readonly type: "review.undone" }
  | { readonly type: "review.left" }
  | { readonly type: "page.closed" };

/** The decision that is held. Throws if there is none: only what is held is sent. */
export function requireHeld({ held }: BillReviewContext): ConfirmedReview {
  if (held === null) throw new Error("Only a decision that is held is sent");
  return held;
}

/** The decision that was not stored. Throws if there is none. */
export function requireFailed({ failed }: BillReviewContext): FailedReview {
  if (failed === null) throw new Error("Only what failed is sent again");
  return failed;
}

/** What is asked about first: no reason is chosen. */
export const nothingFilledIn = { rejection: emptyRejection, showsIssues: false } as const;

/** A question about the next bill, with the reason that came with the request (BILL-Q6). */
export const askAbout = (
  review: BillReview,
): Pick<BillReviewContext, "asked" | "rejection" | "showsIssues"> => ({
  asked: review,
  rejection: review.rejection ?? emptyRejection,
  showsIssues: false,
});

/** What is missing of the rejection that is asked about; nothing of an approval (BILL-Q6). */
export const rejectionIssues = ({
  asked,
  rejection,
}: Pick<BillReviewContext, "asked" | "rejection">): readonly Issue[] =>
  asked?.decision === "Reject" ? ruleIssues(rejectionRules, rejection, undefined) : [];

/** What was asked about, as it is confirmed. Throws if nothing is asked: only a question is confirmed. */
export function confirmAsked({ asked, rejection }: BillReviewContext): ConfirmedReview {
  if (asked === null) throw new Error("Only what is asked about is confirmed");
  return { ...asked, rejection: rejectionOf(asked.decision, rejection) };
}
