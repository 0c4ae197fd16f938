import { passwordRules } from "@marquee/domain/session/credential-rules";
import { secondFactorMessages } from "@marquee/domain/session/messages";
import { codeRefusal, codeRules } from "@marquee/domain/session/second-factor";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";

/** What an authenticator app is set up with. */
export interface AppSecret {
  readonly secret: string;
  /** The secret as an address, for a QR code. */
  readonly address: string;
}

/** The input of the `confirmSignIn` actor; `code` is empty where there is no app yet. */
export interface Confirmation {
  readonly password: string;
  readonly code: string;
}

/** The input of the `finishApp` actor. */
export interface AppCode {
  readonly code: string;
}

/** A refusal by the identity service's own code, for example `auth/invalid-verification-code`. */
export interface FactorRefused {
  readonly tag: "refused";
  readonly code: string;
}

/** The output of the `confirmSignIn`, `finishApp` and `removeApp` actors. */
export type FactorResponse = { readonly tag: "done" } | FactorRefused;

/** The output of the `beginApp` actor. */
export type BeginResponse = { readonly tag: "begun"; readonly app: AppSecret } | FactorRefused;

export interface SecondFactorInput {
  readonly purpose: "setUp" | "remove";
}

export interface SecondFactorContext extends SecondFactorInput, Confirmation {
  readonly app: AppSecret | null;
  readonly issues: readonly Issue[];
  readonly error: string | null;
}

export type SecondFactorEvent =
  | { readonly type: "password.changed"; readonly password: string }
  | { readonly type: "code.changed"; readonly code: string }
  | { readonly type: "signIn.confirmed" }
  | { readonly type: "code.submitted" }
  | { readonly type: "factor.cancelled" };

/** What is missing to sign in once more: the password, and the code of the app that is to be removed. */
export const findConfirmIssues = (typed: SecondFactorContext): readonly Issue[] => [
  ...ruleIssues(passwordRules, typed, undefined),
  ...(typed.purpose === "remove" ? findAppCodeIssues(typed) : []),
];

/** Returns one issue if no code is typed (SESSION-V4), or if it has not six digits (SESSION-V5). */
export const findAppCodeIssues = (typed: AppCode): readonly Issue[] =>
  ruleIssues(codeRules, typed, undefined);

/** Whether another code may follow a refusal. */
export const isAboutAppCode = (response: FactorResponse): boolean =>
  response.tag === "refused" && codeRefusal(response.code).field === "code";

/** What a refusal leaves: its reason at the field that it is about, or above all of them (FACTOR-M2). */
export function refuseFactor(code: string): Pick<SecondFactorContext, "issues" | "error"> {
  const { field, message } = codeRefusal(code, secondFactorMessages.late);
  return field === null
    ? { issues: [], error: message }
    : { issues: [{ rule: "SESSION-C2", field, message }], error: null };
}
