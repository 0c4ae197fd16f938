import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** A difference and the note with which it is closed. */
export interface ClosedDifference {
  readonly difference: BookDifference;
  readonly note: string;
}

/** Closes a difference with a note (RECONCILE-M1). */
export const closeDifferenceMachine = createConfirmedAction<ClosedDifference, BookDifference>({
  id: "closeDifference",
  title: "Closing a difference",
  success: reconciliationMessages.closed,
  failure: reconciliationMessages.closeFailed,
});
