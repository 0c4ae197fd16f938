import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { reconciliationMessages } from "./messages.ts";

export const differenceFields = { note: "text" } as const satisfies FormFields;

/** What is asked before a difference is closed (RECONCILE-V1). */
export const differenceRules: readonly Rule<{ readonly note: string }, unknown>[] = [
  requireFilled("RECONCILE-V1", "note", reconciliationMessages.noteMissing),
];
