import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import {
  requireFilled,
  requireWellFormed,
  ruleIssues,
  type Issue,
  type Rule,
} from "../validation/rule.ts";
import { isEmail, isMobile } from "../validation/typed-values.ts";
import { onboardingMessages as messages } from "./messages.ts";

export const signUpFields = {
  mobileNo: "text",
  firstName: "text",
  email: "text",
  password: "text",
} as const satisfies FormFields;

/** What the first step of the wizard is checked on; `SignUpData` is one. */
export type SignUpForm = DraftOf<typeof signUpFields>;

/** What is known of the e-mail; left out until it was queried. */
export interface SignUpContext {
  readonly standing?: "new" | "existing" | "open" | "onboarded" | undefined;
}

/** The least characters of a password, as the identity service has it. */
const LEAST_PASSWORD = 6;

/** The first step of the wizard, in the specification's order (SIGNUP-V1 to SIGNUP-V8). */
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
    id: "SIGNUP-V8",
    field: "password",
    message: messages.passwordWeak,
    holds: ({ password }) => password === "" || password.length >= LEAST_PASSWORD,
  },
  {
    id: "SIGNUP-V7",
    field: "email",
    message: messages.alreadyOnboard,
    holds: (_, { standing }) => standing !== "onboarded",
  },
];

/** What is wrong with a corrected e-mail and its password, by the rules of the first step. */
export const correctionIssues = (email: string, password: string): readonly Issue[] =>
  ruleIssues(signUpRules, { mobileNo: "5145550103", firstName: "-", email, password }, {});
