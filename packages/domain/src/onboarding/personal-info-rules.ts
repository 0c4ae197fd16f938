import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { onboardingMessages as say } from "./messages.ts";

/** Whom to reach at a branch: what sign-up and the wizard for existing companies both ask. */
export interface ManagerForm {
  readonly ownerName: string;
  readonly managerEmail: string;
  readonly contactNumber: string;
}

/** What the Personal Info step of sign-up is checked on; `SignUpData` is one. */
export interface PersonalInfoForm extends ManagerForm {
  readonly agreement: boolean;
  readonly captcha: string;
}

export const personalInfoFields = {
  ownerName: "text",
  managerEmail: "text",
  contactNumber: "text",
  agreement: "tick",
  captcha: "text",
} as const satisfies FormFields;

/** Whether the answer is the one of the captcha that was shown, as the server found; left out before it was asked. */
export interface PersonalInfoContext {
  readonly captchaMatches?: boolean | undefined;
}

/** The part of the Personal Info step that existing companies are asked too (PERSONAL-V1 to PERSONAL-V5). */
export const managerRules: readonly Rule<ManagerForm, unknown>[] = [
  filled("PERSONAL-V1", "ownerName", say.managerMissing),
  filled("PERSONAL-V2", "managerEmail", say.emailMissing),
  {
    id: "PERSONAL-V3",
    field: "managerEmail",
    message: say.emailInvalid,
    holds: ({ managerEmail }) => !isFilled(managerEmail) || isEmail(managerEmail),
  },
  filled("PERSONAL-V4", "contactNumber", say.contactMissing),
  {
    id: "PERSONAL-V5",
    field: "contactNumber",
    message: say.mobileInvalid,
    holds: ({ contactNumber }) => !isFilled(contactNumber) || isMobile(contactNumber),
  },
];

/** The Personal Info step of sign-up, in the specification's order (PERSONAL-V1 to PERSONAL-V8). */
export const personalInfoRules: readonly Rule<PersonalInfoForm, PersonalInfoContext>[] = [
  ...managerRules,
  {
    id: "PERSONAL-V6",
    field: "agreement",
    message: say.agreementMissing,
    holds: ({ agreement }) => agreement,
  },
  filled("PERSONAL-V7", "captcha", say.captchaMissing),
  {
    id: "PERSONAL-V8",
    field: "captcha",
    message: say.captchaWrong,
    holds: ({ captcha }, { captchaMatches }) => !isFilled(captcha) || captchaMatches !== false,
  },
];
