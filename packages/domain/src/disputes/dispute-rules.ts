import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { disputeMessages } from "./messages.ts";

export const disputeFields = { evidence: "text" } as const satisfies FormFields;

/** What is asked before evidence is submitted (DISPUTE-V1). */
export const disputeRules: readonly Rule<{ readonly evidence: string }, unknown>[] = [
  requireFilled("DISPUTE-V1", "evidence", disputeMessages.evidenceMissing),
];
