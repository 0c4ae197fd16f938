import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { signUpRules } from "@marquee/domain/onboarding/sign-up-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import { conflict, type Refusal } from "../platform/refusal/refusal.ts";
import { storeAdvertiser } from "../users/advertiser-queries.ts";
import type { NewUser } from "../users/queries.ts";
import type { FinishedSignUp } from "./queries.ts";

const alreadyOnboard = (email: string): Refusal => {
  const form = { mobileNo: "5145550103", firstName: "-", email, password: "------" };
  const issues = ruleIssues(signUpRules, form, { standing: "onboarded" });
  return conflict(messages.alreadyOnboard, undefined, issues);
};

/** Makes the user of a new company, and says what they were; refused if they have a company (ONBOARD-F4, ONBOARD-F7). */
export async function makeAdvertiser(
  tx: Tx,
  row: NewUser,
): Promise<FinishedSignUp["formerAuthType"] | Refusal> {
  const stored = await storeAdvertiser(tx, row);
  return stored === undefined ? alreadyOnboard(row.email) : stored.formerAuthType;
}
