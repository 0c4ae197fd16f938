import { requireFilled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { onboardingMessages } from "./messages.ts";

export const mainCategoryFields = { mainCategory: "text" } as const satisfies FormFields;

/** The category step of the wizard: one main category (MAINCAT-V1). */
export const mainCategoryRules: readonly Rule<{ readonly mainCategory: string }, unknown>[] = [
  requireFilled("MAINCAT-V1", "mainCategory", onboardingMessages.categoryMissing),
];
