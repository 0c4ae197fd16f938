import { storeRuleIssues, type StoreStep } from "../stores/store-steps.ts";
import { lengthIssues } from "../validation/length-issues.ts";
import { ruleIssues, type Issue } from "../validation/rule.ts";
import { SIGN_UP_LENGTHS } from "./sign-up-lengths.ts";
import { atSignUpFields, toStoreDraft } from "./sign-up-map.ts";
import { signUpRules } from "./sign-up-rules.ts";
import type { OnboardingStep, SignUpData } from "./sign-up.schema.ts";
import { personalInfoStepRules, storeInfoStepRules } from "./step-rules.ts";

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

/** What the rules of a branch find wrong in one of its steps, at the fields as sign-up calls them (ONBOARD-A1). */
const branchIssues = (step: StoreStep, data: SignUpData): readonly Issue[] =>
  atSignUpFields(storeRuleIssues(step, toStoreDraft(data, { companyId: "", storeId: "" }), {}));

/** The texts of one step that are longer than may be stored, before anything is asked about them (ONBOARD-W3). */
const stepLengthIssues = (step: FormStep, data: SignUpData): readonly Issue[] =>
  lengthIssues(SIGN_UP_LENGTHS, data)
    .filter(({ field }) => stepOfField(field) === step)
    .map((issue) => ({ ...issue, rule: "ONBOARD-W3" }));

/** The broken rules of one step, in the specification's order (ONBOARD-W1), and the texts that are too long. */
export const stepIssues = (step: FormStep, data: SignUpData): readonly Issue[] => [
  ...ruledIssues(step, data),
  ...stepLengthIssues(step, data),
];

function ruledIssues(step: FormStep, data: SignUpData): readonly Issue[] {
  switch (step) {
    case "signUp":
      return ruleIssues(signUpRules, data, {});
    case "storeInfo":
      return ruleIssues(storeInfoStepRules, data, {});
    case "chooseCategory":
      return branchIssues("category", data);
    case "address":
      return branchIssues("address", data);
    case "personalInfo":
      return ruleIssues(personalInfoStepRules, data, {});
  }
}

/** The broken rules of the whole sign-up, step by step: what the server refuses at the end (ONBOARD-W2). */
export const signUpIssues = (data: SignUpData): readonly Issue[] =>
  FORM_STEPS.flatMap((step) => stepIssues(step, data));

/** The step that shows a field; undefined if no step does. */
export const stepOfField = (field: string): FormStep | undefined =>
  FORM_STEPS.find((step) => STEP_FIELDS[step].some((name) => name === field.split(".", 1)[0]));
