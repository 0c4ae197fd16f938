import { lengthIssues } from "../validation/length-issues.ts";
import {
  ruleIssues,
  type Issue,
  type Rule,
  type StoredContext,
  type TakenContext,
} from "../validation/rule.ts";
import { addressFields, addressRules, type AddressForm } from "./address-rules.ts";
import { branchFields, branchRules } from "./branch-rules.ts";
import { managerFields, managerRules, type ManagerForm } from "./manager-rules.ts";
import { openHoursFields, openHoursRules, type OpenHoursForm } from "./open-hours.ts";
import {
  secondAddressFields,
  secondAddressRules,
  type SecondAddressForm,
} from "./second-address.ts";
import { storeCategoryFields, storeCategoryRules } from "./store-category-rules.ts";
import { STORE_TEXT_LIMITS } from "./store-text-limits.ts";
import type { StoreDraft } from "./store.schema.ts";

/** The steps of the wizard of a branch, in their order (STORE-W1). */
export const STORE_STEPS = ["storeInfo", "category", "address", "personalInfo"] as const;
export type StoreStep = (typeof STORE_STEPS)[number];

/** What each step is called. */
export const STORE_STEP_TITLES: Readonly<Record<StoreStep, string>> = {
  storeInfo: "Store Info",
  category: "Category",
  address: "Store/Branch Address",
  personalInfo: "Personal Info",
};

export const storeAddressFields = { ...addressFields, ...secondAddressFields } as const;

/** Both addresses of a branch. */
export const storeAddressRules: readonly Rule<AddressForm & SecondAddressForm, StoredContext>[] = [
  ...addressRules,
  ...secondAddressRules,
];

export const storeReachFields = { ...managerFields, ...openHoursFields } as const;

/** Whom to reach, and when. */
export const storeReachRules: readonly Rule<ManagerForm & OpenHoursForm, unknown>[] = [
  ...managerRules,
  ...openHoursRules,
];

const FIELDS: Readonly<Record<StoreStep, readonly string[]>> = {
  storeInfo: [...Object.keys(branchFields), "companyLogo"],
  category: Object.keys(storeCategoryFields),
  address: Object.keys(storeAddressFields),
  personalInfo: [...Object.keys(storeReachFields), "weeklyOff", "timeNote"],
};

/** The rules of a branch that are broken in one step. */
export const storeRuleIssues = (
  step: StoreStep,
  draft: StoreDraft,
  context: TakenContext & StoredContext,
): readonly Issue[] => {
  if (step === "storeInfo") return ruleIssues(branchRules, draft, context);
  if (step === "category") return ruleIssues(storeCategoryRules, draft, undefined);
  if (step === "address") return ruleIssues(storeAddressRules, draft, context);
  return ruleIssues(storeReachRules, draft, undefined);
};

/** What one step finds wrong with a branch: broken rules, and texts that are longer than may be stored (WIRE-D4). */
export const storeStepIssues = (
  step: StoreStep,
  draft: StoreDraft,
  context: TakenContext & StoredContext,
): readonly Issue[] => [
  ...storeRuleIssues(step, draft, context),
  ...lengthIssues(STORE_TEXT_LIMITS, draft).filter(({ field }) => stepOfField(field) === step),
];

/** What all steps find wrong with a branch, in their order. */
export const storeIssues = (
  draft: StoreDraft,
  context: TakenContext & StoredContext,
): readonly Issue[] => STORE_STEPS.flatMap((step) => storeStepIssues(step, draft, context));

/** The step that a field is asked in; the first for a field of none. */
export const stepOfField = (field: string): StoreStep =>
  STORE_STEPS.find((step) => FIELDS[step].includes(field)) ?? "storeInfo";
