import type { Bill, BillDecision } from "@marquee/domain/bills/bill.schema";

/** How long a decision can be undone before it is sent, in milliseconds (BILL-Q2). */
export const UNDO_TIME = 5000;

/** A bill that is to be approved or rejected. */
export interface BillReview {
  readonly bill: Bill;
  readonly decision: BillDecision;
}

/** The input of the `send` actor. */
export interface SendReview {
  readonly review: BillReview;
}

export interface BillReviewContext {
  /** What is asked about, or will be once what is being sent has arrived. */
  readonly asked: BillReview | null;
  /** What was decided and can be undone, or is being sent. */
  readonly held: BillReview | null;
  /** What was decided while another decision was still held. */
  readonly next: BillReview | null;
}

export type BillReviewEvent =
  | { readonly type: "review.requested"; readonly review: BillReview }
  | { readonly type: "review.confirmed" }
  | { readonly type: "review.cancelled" }
  | { readonly type: "review.undone" }
  | { readonly type: "review.left" };

/** The decision that is held. Throws if there is none: only what is held is sent. */
export function requireHeld({ held }: BillReviewContext): BillReview {
  if (held === null) throw new Error("Only a decision that is held is sent");
  return held;
}
