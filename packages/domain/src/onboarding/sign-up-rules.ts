import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { onboardingMessages as say } from "./messages.ts";
import type { OnboardingEmail } from "./sign-up.schema.ts";

/** What the first step of the wizard is checked on; `SignUpData` is one. */
export interface SignUpForm {
  readonly mobileNo: string;
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
}

export const signUpFields = {
  mobileNo: "text",
  firstName: "text",
  email: "text",
  password: "text",
} as const satisfies FormFields;

/** What the look-up of the e-mail found; left out while nobody has asked. */
export interface SignUpContext {
  readonly standing?: OnboardingEmail["standing"] | undefined;
}

/** The first step of the wizard, in the specification's order (SIGNUP-V1 to SIGNUP-V7). */
export const signUpRules: readonly Rule<SignUpForm, SignUpContext>[] = [
  filled("SIGNUP-V1", "mobileNo", say.mobileMissing),
  {
    id: "SIGNUP-V2",
    field: "mobileNo",
    message: say.mobileInvalid,
    holds: ({ mobileNo }) => !isFilled(mobileNo) || isMobile(mobileNo),
  },
  filled("SIGNUP-V3", "firstName", say.nameMissing),
  filled("SIGNUP-V4", "email", say.emailMissing),
  {
    id: "SIGNUP-V5",
    field: "email",
    message: say.emailInvalid,
    holds: ({ email }) => !isFilled(email) || isEmail(email),
  },
  {
    id: "SIGNUP-V6",
    field: "password",
    message: say.passwordMissing,
    // Spaces are a password too.
    holds: ({ password }) => password !== "",
  },
  {
    id: "SIGNUP-V7",
    field: "email",
    message: say.alreadyOnboard,
    holds: (_, { standing }) => standing !== "onboarded",
  },
];
