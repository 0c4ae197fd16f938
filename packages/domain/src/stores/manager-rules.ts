import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireFilled, requireWellFormed, type Rule } from "../validation/rule.ts";
import { isEmail, isMobile } from "../validation/typed-values.ts";
import { storeMessages as messages } from "./messages.ts";

export const managerFields = {
  managerName: "text",
  managerEmail: "text",
  managerMobile: "text",
} as const satisfies FormFields;

/** Whom to reach at a branch; a `StoreDraft` is one. */
export type ManagerForm = DraftOf<typeof managerFields>;

/** The Personal Info step of the branch wizard, in the order of sign-up's (MANAGER-V1 to MANAGER-V5). */
export const managerRules: readonly Rule<ManagerForm, unknown>[] = [
  requireFilled("MANAGER-V1", "managerName", messages.managerMissing),
  requireFilled("MANAGER-V2", "managerEmail", messages.emailMissing),
  requireWellFormed("MANAGER-V3", "managerEmail", messages.emailInvalid, isEmail),
  requireFilled("MANAGER-V4", "managerMobile", messages.contactMissing),
  requireWellFormed("MANAGER-V5", "managerMobile", messages.mobileInvalid, isMobile),
];
