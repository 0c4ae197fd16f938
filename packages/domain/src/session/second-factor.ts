import { requireFilled, requireWellFormed, type Rule } from "../validation/rule.ts";
import { plainDigits } from "../validation/typed-values.ts";
import { codeMessages, secondFactorMessages } from "./messages.ts";
import { providerCode } from "./sign-in.ts";

const DIGITS = 6;

/** The digits of a code as it is typed or pasted: "123 456" is six of them; one that is pasted behind another replaces it (SESSION-C1). */
export function readCode(text: string): string {
  const digits = plainDigits(text).replaceAll(/\D/g, "");
  return digits.length < 2 * DIGITS ? digits.slice(0, DIGITS) : digits.slice(-DIGITS);
}

/** The code of an authenticator app (SESSION-V4, SESSION-V5). Whether it is right is for the identity service to say. */
export const codeRules: readonly Rule<{ readonly code: string }, unknown>[] = [
  requireFilled("SESSION-V4", "code", codeMessages.missing),
  requireWellFormed(
    "SESSION-V5",
    "code",
    codeMessages.invalid,
    (code) => code.length === DIGITS && readCode(code) === code,
  ),
];

/** A secret in groups of four, to be read and typed (SESSION-C3). */
export const groupSecret = (secret: string): string => secret.match(/.{1,4}/g)?.join(" ") ?? "";

const OF_THE_CODE: Readonly<Record<string, string>> = {
  "invalid-verification-code": codeMessages.wrong,
  "too-many-requests": codeMessages.tooMany,
};
const OF_THE_PASSWORD: Readonly<Record<string, string>> = {
  "invalid-credential": secondFactorMessages.passwordWrong,
  "wrong-password": secondFactorMessages.passwordWrong,
};
const LATE: ReadonlySet<string> = new Set([
  "invalid-multi-factor-session",
  "code-expired",
  "requires-recent-login",
]);

/** A refusal of the identity service: at which field it is said, null for none, and in which words (SESSION-C2). */
export interface CodeRefusal {
  readonly field: "code" | "password" | null;
  readonly message: string;
}

/** What a refusal says, by the service's code; `late` are the words for one that came too late. */
export function codeRefusal(code: string, late: string = codeMessages.late): CodeRefusal {
  const known = providerCode(code);
  const ofCode = OF_THE_CODE[known];
  if (ofCode !== undefined) return { field: "code", message: ofCode };
  const ofPassword = OF_THE_PASSWORD[known];
  if (ofPassword !== undefined) return { field: "password", message: ofPassword };
  if (known === "unverified-email")
    return { field: null, message: secondFactorMessages.unverified };
  return { field: null, message: LATE.has(known) ? late : known };
}
