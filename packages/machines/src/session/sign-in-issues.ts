import { credentialRules } from "@marquee/domain/session/credential-rules";
import { brokenRules, type Issue } from "@marquee/domain/validation/rule";
import type { Credentials, SignInContext } from "./sign-in.model.ts";

/** What is missing or wrong in what was typed (SESSION-V1 to SESSION-V3). */
export const issuesOf = (typed: Credentials): readonly Issue[] =>
  brokenRules(credentialRules, typed, undefined);

/** What is still said while somebody types in a field. */
export const issuesBeside = (
  field: keyof Credentials,
  { issues }: Pick<SignInContext, "issues">,
): readonly Issue[] => issues.filter((issue) => issue.field !== field);
