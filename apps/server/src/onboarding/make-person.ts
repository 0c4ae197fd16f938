import { onboardingMessages as messages } from "@marquee/domain/onboarding/messages";
import { signUpRules } from "@marquee/domain/onboarding/sign-up-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import type { Tx } from "../platform/database/typed.ts";
import { conflict, type Refusal } from "../platform/refusal/refusal.ts";
import { lockCreates, type NewUser } from "../users/queries.ts";
import { adoptPerson, insertPerson, lockPerson, type FinishedSignUp } from "./queries.ts";

const alreadyOnboard = (email: string): Refusal => {
  const form = { mobileNo: "5145550103", firstName: "-", email, password: "------" };
  const issues = ruleIssues(signUpRules, form, { standing: "onboarded" });
  return conflict(messages.alreadyOnboard, undefined, issues);
};

/**
 * Makes the user of a new company, and says what they were before; a refusal if they have a company already
 * (ONBOARD-F4, ONBOARD-F7).
 */
export async function makePerson(
  tx: Tx,
  row: NewUser,
): Promise<FinishedSignUp["formerAuthType"] | Refusal> {
  await lockCreates(tx, row.email);
  if (await insertPerson(tx, row)) return null;
  const person = await lockPerson(tx, row.email);
  if (!person || person.companyId !== null || person.isMaster === "Y" || person.isAgent === "Y")
    return alreadyOnboard(row.email);
  const { authType, roleId, companyId, storeId, country, mobileNo, updatedBy, updatedOn } = row;
  const change = { authType, roleId, companyId, storeId, country, mobileNo, updatedBy, updatedOn };
  await adoptPerson(tx, row.email, change);
  return person.authType;
}
