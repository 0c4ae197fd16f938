import { requireFilled, type Rule, requireWellFormed } from "../validation/rule.ts";
import { isEmail } from "../validation/typed-values.ts";
import { signInMessages as messages } from "./messages.ts";

/** The e-mail of an account: also the address of the mail for a forgotten password (SESSION-V1, SESSION-V2). */
export const accountRules: readonly Rule<{ readonly email: string }, unknown>[] = [
  requireFilled("SESSION-V1", "email", messages.emailMissing),
  requireWellFormed("SESSION-V2", "email", messages.emailInvalid, isEmail),
];

/** A password, old or new. The identity service decides whether it is good enough (SESSION-V3). */
export const passwordRules: readonly Rule<{ readonly password: string }, unknown>[] = [
  {
    id: "SESSION-V3",
    field: "password",
    message: messages.passwordMissing,
    // Spaces are a password too.
    holds: ({ password }) => password !== "",
  },
];

/** What is typed to sign in (SESSION-V1 to SESSION-V3). */
export const credentialRules: readonly Rule<
  { readonly email: string; readonly password: string },
  unknown
>[] = [...accountRules, ...passwordRules];
