import { ruleIssues, type Issue } from "../validation/rule.ts";
import { mainCategoryRules } from "./main-category-rules.ts";
import { personalInfoRules } from "./personal-info-rules.ts";
import { signUpAddressIssues } from "./sign-up-address.ts";
import { signUpRules } from "./sign-up-rules.ts";
import type { OnboardingStep, SignUpData } from "./sign-up.schema.ts";
import { storeInfoRules } from "./store-info-rules.ts";
import { storedMobile } from "../validation/typed-values.ts";

/** The steps in which something is typed, in their order. */
export const FORM_STEPS = [
  "signUp",
  "storeInfo",
  "chooseCategory",
  "address",
  "personalInfo",
] as const satisfies readonly OnboardingStep[];
export type FormStep = (typeof FORM_STEPS)[number];

/** Which fields each step shows, in the order of the screen. */
export const STEP_FIELDS = {
  signUp: ["mobileNo", "firstName", "email", "password"],
  storeInfo: [
    "corporationId",
    "businessName",
    "storeName",
    "branchName",
    "marketPlace",
    "websiteUrl",
    "companyLogo",
  ],
  chooseCategory: ["mainCategory"],
  address: [
    "country",
    "province",
    "city",
    "postalCode",
    "apartment",
    "street",
    "isPhysicalStore",
    "isSameAddress",
    "storeCountry",
    "storeProvince",
    "storeCity",
    "storePostalCode",
    "storeApartment",
    "storeStreet",
  ],
  personalInfo: [
    "ownerName",
    "managerEmail",
    "contactNumber",
    "operatingHoursFrom",
    "operatingHoursTo",
    "weeklyOff",
    "agreement",
    "captcha",
  ],
} as const satisfies Readonly<Record<FormStep, readonly (keyof SignUpData)[]>>;

/** The broken rules of one step, in the specification's order (ONBOARD-W1). */
export function stepIssues(step: FormStep, data: SignUpData): readonly Issue[] {
  switch (step) {
    case "signUp":
      return ruleIssues(signUpRules, data, {});
    case "storeInfo":
      return ruleIssues(storeInfoRules, data, {});
    case "chooseCategory":
      return ruleIssues(mainCategoryRules, data, undefined);
    case "address":
      return signUpAddressIssues(data);
    case "personalInfo":
      return ruleIssues(personalInfoRules, data, {});
  }
}

/** The broken rules of the whole sign-up, step by step: what the server refuses at the end (ONBOARD-W2). */
export const signUpIssues = (data: SignUpData): readonly Issue[] =>
  FORM_STEPS.flatMap((step) => stepIssues(step, data));

/** The step that shows a field; undefined if no step does. */
export const stepOfField = (field: string): FormStep | undefined =>
  FORM_STEPS.find((step) => STEP_FIELDS[step].some((name) => name === field.split(".", 1)[0]));

/** The sign-up as it is stored and compared: an e-mail in small letters, and no spaces around what was typed (ONBOARD-S2). */
export function normalizeSignUp(data: SignUpData): SignUpData {
  const email = data.email.trim().toLowerCase();
  const trimmed = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === "string" && name !== "password" ? value.trim() : value,
    ]),
  );
  const { mobileNo, contactNumber } = data;
  const phones = { mobileNo: storedMobile(mobileNo), contactNumber: storedMobile(contactNumber) };
  return { ...data, ...trimmed, email, ...phones };
}
