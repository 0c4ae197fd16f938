import { requireFilled, type Rule, requireWellFormed } from "../validation/rule.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { isEmail, isMobile } from "../validation/typed-values.ts";
import { onboardingMessages as messages } from "./messages.ts";
import type { OnboardingEmail } from "./sign-up.schema.ts";

export const signUpFields = {
  mobileNo: "text",
  firstName: "text",
  email: "text",
  password: "text",
} as const satisfies FormFields;

/** What the first step of the wizard is checked on; `SignUpData` is one. */
export type SignUpForm = DraftOf<typeof signUpFields>;

/** What the look-up of the e-mail found; left out while nobody has asked. */
export interface SignUpContext {
  readonly standing?: OnboardingEmail["standing"] | undefined;
}

/** The first step of the wizard, in the specification's order (SIGNUP-V1 to SIGNUP-V7). */
export const signUpRules: readonly Rule<SignUpForm, SignUpContext>[] = [
  requireFilled("SIGNUP-V1", "mobileNo", messages.mobileMissing),
  requireWellFormed("SIGNUP-V2", "mobileNo", messages.mobileInvalid, isMobile),
  requireFilled("SIGNUP-V3", "firstName", messages.nameMissing),
  requireFilled("SIGNUP-V4", "email", messages.emailMissing),
  requireWellFormed("SIGNUP-V5", "email", messages.emailInvalid, isEmail),
  {
    id: "SIGNUP-V6",
    field: "password",
    message: messages.passwordMissing,
    // Spaces are a password too.
    holds: ({ password }) => password !== "",
  },
  {
    id: "SIGNUP-V7",
    field: "email",
    message: messages.alreadyOnboard,
    holds: (_, { standing }) => standing !== "onboarded",
  },
];
