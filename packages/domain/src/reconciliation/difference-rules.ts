import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { reconciliationMessages } from "./messages.ts";

/** The most characters of the note with which a difference is closed. */
export const LONGEST_NOTE = 500;

export const differenceFields = { note: "text" } as const satisfies FormFields;

/** What is asked before a difference is closed (RECONCILE-V1). */
export const differenceRules: readonly Rule<{ readonly note: string }, unknown>[] = [
  requireFilled("RECONCILE-V1", "note", reconciliationMessages.noteMissing),
];
