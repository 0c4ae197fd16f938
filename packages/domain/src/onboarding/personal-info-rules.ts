import { requireFilled, type Rule, requireWellFormed } from "../validation/rule.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { onboardingMessages as messages } from "./messages.ts";

/** Whom to reach at a branch: what sign-up and the wizard for existing companies both ask. */
export interface ManagerForm {
  readonly ownerName: string;
  readonly managerEmail: string;
  readonly contactNumber: string;
}

export const personalInfoFields = {
  ownerName: "text",
  managerEmail: "text",
  contactNumber: "text",
  agreement: "tick",
  captcha: "text",
} as const satisfies FormFields;

/** What the Personal Info step of sign-up is checked on; `SignUpData` is one. */
export type PersonalInfoForm = DraftOf<typeof personalInfoFields>;

/** Whether the answer is the one of the captcha that was shown, as the server found; left out before it was checked. */
export interface PersonalInfoContext {
  readonly captchaMatches?: boolean | undefined;
}

/** The part of the Personal Info step that existing companies are asked too (PERSONAL-V1 to PERSONAL-V5). */
export const managerRules: readonly Rule<ManagerForm, unknown>[] = [
  requireFilled("PERSONAL-V1", "ownerName", messages.managerMissing),
  requireFilled("PERSONAL-V2", "managerEmail", messages.emailMissing),
  requireWellFormed("PERSONAL-V3", "managerEmail", messages.emailInvalid, isEmail),
  requireFilled("PERSONAL-V4", "contactNumber", messages.contactMissing),
  requireWellFormed("PERSONAL-V5", "contactNumber", messages.mobileInvalid, isMobile),
];

/** The Personal Info step of sign-up, in the specification's order (PERSONAL-V1 to PERSONAL-V8). */
export const personalInfoRules: readonly Rule<PersonalInfoForm, PersonalInfoContext>[] = [
  ...managerRules,
  {
    id: "PERSONAL-V6",
    field: "agreement",
    message: messages.agreementMissing,
    holds: ({ agreement }) => agreement,
  },
  requireFilled("PERSONAL-V7", "captcha", messages.captchaMissing),
  {
    id: "PERSONAL-V8",
    field: "captcha",
    message: messages.captchaWrong,
    holds: ({ captcha }, { captchaMatches }) => !isFilled(captcha) || captchaMatches !== false,
  },
];
