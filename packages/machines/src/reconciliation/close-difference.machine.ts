import type { BookDifference } from "@marquee/domain/reconciliation/difference.schema";
import { reconciliationMessages } from "@marquee/domain/reconciliation/messages";
import type { Settlement } from "@marquee/domain/reconciliation/settlement";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** A difference and what settles it; null: a note alone closes it. The note is written under the question. */
export interface ClosedDifference {
  readonly difference: BookDifference;
  readonly settlement: Settlement | null;
}

const REPORTS = {
  creditNote: reconciliationMessages.credited,
  fee: reconciliationMessages.booked,
} as const satisfies Record<Settlement, string>;

/** Closes a difference: its credit note is written, its fee is booked, or it is explained by a note (RECONCILE-M1). */
export const closeDifferenceMachine = createConfirmedAction<ClosedDifference, BookDifference>({
  id: "closeDifference",
  title: "Closing a difference",
  success: ({ settledAs }) =>
    settledAs === null ? reconciliationMessages.closed : REPORTS[settledAs],
  failure: reconciliationMessages.closeFailed,
});
