import { branchInfoRules } from "../stores/branch-rules.ts";
import { storeReachRules } from "../stores/store-steps.ts";
import type { DraftOf, FormFields } from "../validation/form-fields.ts";
import type { Rule, TakenContext } from "../validation/rule.ts";
import {
  personalInfoFields,
  personalInfoRules,
  type PersonalInfoContext,
} from "./personal-info-rules.ts";
import { asTimes, signUpField } from "./sign-up-map.ts";
import { storeInfoFields, storeInfoRules } from "./store-info-rules.ts";

/** Rules of a branch, asked of a step of sign-up, which holds the same values under its own names (ONBOARD-A1). */
const atSignUp = <Branch, Step, Context>(
  rules: readonly Rule<Branch, Context>[],
  toBranch: (step: Step) => Branch,
): readonly Rule<Step, Context>[] =>
  rules.map(({ id, field, message, holds }) => ({
    id,
    field: signUpField(field),
    message,
    holds: (step, context) => holds(toBranch(step), context),
  }));

export const storeInfoStepFields = {
  ...storeInfoFields,
  storeName: "text",
  branchName: "text",
  marketPlace: "list",
  websiteUrl: "text",
} as const satisfies FormFields;

/** The Store Info step as a whole: the company, then its first branch. */
export const storeInfoStepRules: readonly Rule<
  DraftOf<typeof storeInfoStepFields>,
  TakenContext
>[] = [
  ...storeInfoRules,
  ...atSignUp(branchInfoRules, ({ branchName, ...step }: DraftOf<typeof storeInfoStepFields>) => ({
    ...step,
    code: branchName,
  })),
];

export const personalInfoStepFields = {
  ownerName: "text",
  managerEmail: "text",
  contactNumber: "text",
  operatingHoursFrom: "text",
  operatingHoursTo: "text",
  ...personalInfoFields,
} as const satisfies FormFields;

/** The Personal Info step as a whole: whom to reach and when, then agreement and captcha. */
export const personalInfoStepRules: readonly Rule<
  DraftOf<typeof personalInfoStepFields>,
  PersonalInfoContext
>[] = [
  ...atSignUp(storeReachRules, (step: DraftOf<typeof personalInfoStepFields>) => ({
    managerName: step.ownerName,
    managerEmail: step.managerEmail,
    managerMobile: step.contactNumber,
    fromHrs: asTimes(step.operatingHoursFrom, step.operatingHoursTo),
    toHrs: asTimes(step.operatingHoursTo, step.operatingHoursFrom),
  })),
  ...personalInfoRules,
];
