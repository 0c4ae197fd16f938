import { accountRules } from "@marquee/domain/session/credential-rules";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";

/** The input of the `sendReset` actor. */
export interface ResetRequest {
  readonly email: string;
}

/** The output of the `sendReset` actor; `code` is the identity service's own, for example `auth/user-not-found`. */
export type ResetResponse =
  | { readonly tag: "sent" }
  | { readonly tag: "refused"; readonly code: string };

export interface ForgotPasswordContext {
  readonly email: string;
  /** The text of the red alert: the identity service's code, or why it did not respond. */
  readonly error: string | null;
  /** What was missing or wrong when the form was last submitted. */
  readonly issues: readonly Issue[];
}

export type ForgotPasswordEvent =
  | { readonly type: "email.changed"; readonly email: string }
  | { readonly type: "reset.submitted" }
  | { readonly type: "reset.cancelled" };

/** What is missing or wrong in what was typed (SESSION-V1, SESSION-V2). */
export const findEmailIssues = ({ email }: ResetRequest): readonly Issue[] =>
  ruleIssues(accountRules, { email }, undefined);
