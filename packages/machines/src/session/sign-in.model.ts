import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { credentialRules } from "@marquee/domain/session/credential-rules";
import { codeRefusal, codeRules } from "@marquee/domain/session/second-factor";
import { providerCode, signInRefusal } from "@marquee/domain/session/sign-in";
import type { Site } from "@marquee/domain/sites/site";
import { ruleIssues, type Issue } from "@marquee/domain/validation/rule";
import type { Listener } from "../patterns/listener.ts";
import type { FoundUser, Identity, SignInProgressEvent } from "./session.model.ts";

/** The input of the `checkIdentity` actor. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
  readonly site: Site;
}

/** The input of the `checkCode` actor: what the authenticator app shows. */
export interface CodeRequest {
  readonly code: string;
}

/** The output of the `checkCode` actor; `code` is the identity service's own, for example `auth/wrong-password`. */
export type CodeResponse =
  | { readonly tag: "accepted"; readonly identity: Identity }
  | { readonly tag: "refused"; readonly code: string };

/** The output of the `checkIdentity` actor: the user of an authenticator app is asked for its code besides. */
export type IdentityResponse = CodeResponse | { readonly tag: "codeAsked" };

export interface SignInInput {
  readonly site: Site;
  /** Where the user was going when they were redirected to the sign-in. */
  readonly from: string | null;
  /** The e-mail that was signed up or confirmed just before (SIGNIN-M8). */
  readonly email?: string;
  readonly session: Listener<SignInProgressEvent>;
}

export interface SignInContext extends Omit<SignInInput, "email">, Credentials, CodeRequest {
  readonly identity: Identity | null;
  readonly user: LoggedUser | null;
  /** The text of the red alert: the specification's message, or the identity service's code. */
  readonly error: string | null;
  /** What was missing or wrong when the form was last submitted. */
  readonly issues: readonly Issue[];
}

export type SignInEvent =
  | { readonly type: "email.changed"; readonly email: string }
  | { readonly type: "password.changed"; readonly password: string }
  | { readonly type: "code.changed"; readonly code: string }
  | { readonly type: "code.submitted" }
  | { readonly type: "site.chosen"; readonly site: Site }
  | { readonly type: "signIn.submitted" }
  | { readonly type: "signIn.cancelled" }
  | { readonly type: "redirect.now" };

export interface SignInOutput {
  readonly from: string | null;
}

/** What is missing or wrong in what was typed (SESSION-V1 to SESSION-V3). */
export const findIssues = (typed: Credentials): readonly Issue[] =>
  ruleIssues(credentialRules, typed, undefined);

/** Typing in a field removes its issues. */
export const dropFieldIssues = (
  field: keyof Credentials | "code",
  { issues }: Pick<SignInContext, "issues">,
): readonly Issue[] => issues.filter((issue) => issue.field !== field);

/** What is missing or wrong in the code (SESSION-V4, SESSION-V5). */
export const findCodeIssues = (typed: CodeRequest): readonly Issue[] =>
  ruleIssues(codeRules, typed, undefined);

/** Whether another code may follow a refusal. What came too late begins with the password again. */
export const isAboutCode = (response: CodeResponse): boolean =>
  response.tag === "refused" && codeRefusal(response.code).field === "code";

/** What a refused code leaves: its reason at the field, or in the alert of the form (SIGNIN-M10). */
export function refuseCode(code: string): Pick<SignInContext, "issues" | "error"> {
  const { field, message } = codeRefusal(code);
  return field === "code"
    ? { issues: [{ rule: "SESSION-C2", field, message }], error: null }
    : { issues: [], error: message };
}

/** What a response of the identity service changes. */
export function setIdentity(response: IdentityResponse): Partial<SignInContext> {
  if (response.tag === "accepted") return { identity: response.identity };
  return response.tag === "refused" ? { error: providerCode(response.code) } : { code: "" };
}

/** Why this identity and user may not sign in; null if they may (SESSION-A2). */
export const findRefusal = (
  { identity }: Pick<SignInContext, "identity">,
  found: FoundUser | null,
): string | null =>
  signInRefusal(
    identity ?? { isVerified: false },
    found && { authType: found.authType, isShopify: found.user.isShopify },
  );
