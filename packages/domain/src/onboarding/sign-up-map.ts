import { emptyStore, normalizedStore } from "../stores/store-draft.ts";
import type { StoreDraft } from "../stores/store.schema.ts";
import type { Issue } from "../validation/rule.ts";
import { storedMobile } from "../validation/typed-values.ts";
import type { SignUpData } from "./sign-up.schema.ts";

/** How sign-up calls the fields of a branch: its names are fixed by the specification. */
export const BRANCH_NAMES = {
  storeName: "storeName",
  code: "branchName",
  marketPlace: "marketPlace",
  websiteUrl: "websiteUrl",
  companyBusinessName: "businessName",
  corporationId: "corporationId",
  companyLogo: "companyLogo",
  categories: "mainCategory",
  countryId: "country",
  stateId: "province",
  cityId: "city",
  pincode: "postalCode",
  address1: "apartment",
  address2: "street",
  isphysical: "isPhysicalStore",
  isSameAddress: "isSameAddress",
  storeCountryId: "storeCountry",
  storeStateId: "storeProvince",
  storeCityId: "storeCity",
  storePincode: "storePostalCode",
  storeAddress1: "storeApartment",
  storeAddress2: "storeStreet",
  managerName: "ownerName",
  managerEmail: "managerEmail",
  managerMobile: "contactNumber",
  fromHrs: "operatingHoursFrom",
  toHrs: "operatingHoursTo",
  weeklyOff: "weeklyOff",
} as const satisfies Partial<Record<keyof StoreDraft, keyof SignUpData>>;

const isBranchField = (field: string): field is keyof typeof BRANCH_NAMES =>
  Object.hasOwn(BRANCH_NAMES, field);

/** How sign-up calls the field of a branch; an entry of a list is its field's. */
export function signUpField(branchField: string): string {
  const [field = ""] = branchField.split(".", 1);
  return isBranchField(field) ? BRANCH_NAMES[field] : branchField;
}

/** Issues of a branch at the fields as sign-up calls them. */
export const atSignUpFields = (issues: readonly Issue[]): readonly Issue[] =>
  issues.map((issue) => ({ ...issue, field: signUpField(issue.field) }));

/** The ids that the client made for what a sign-up makes. */
export interface SignUpIds {
  readonly companyId: string;
  readonly storeId: string;
}

/** One time as the list that a branch has; hours that were chosen away are none. */
export const asTimes = (time: string, other: string): readonly string[] =>
  time === "" && other === "" ? [] : [time];

/** The first branch of a sign-up, as the wizard of a branch has it. */
export const toStoreDraft = (data: SignUpData, { companyId, storeId }: SignUpIds): StoreDraft => ({
  ...emptyStore(storeId, null, "CA"),
  companyId,
  storeName: data.storeName,
  code: data.branchName,
  marketPlace: data.marketPlace,
  websiteUrl: data.websiteUrl,
  companyBusinessName: data.businessName,
  corporationId: data.corporationId,
  companyLogo: data.companyLogo,
  categories: data.mainCategory === "" ? [] : [{ id: data.mainCategory, name: "" }],
  countryId: data.country,
  stateId: data.province,
  cityId: data.city,
  pincode: data.postalCode,
  address1: data.apartment,
  address2: data.street,
  isphysical: data.isPhysicalStore,
  isSameAddress: data.isSameAddress,
  storeCountryId: data.storeCountry,
  storeStateId: data.storeProvince,
  storeCityId: data.storeCity,
  storePincode: data.storePostalCode,
  storeAddress1: data.storeApartment,
  storeAddress2: data.storeStreet,
  managerName: data.ownerName,
  managerEmail: data.managerEmail,
  managerMobile: data.contactNumber,
  fromHrs: asTimes(data.operatingHoursFrom, data.operatingHoursTo),
  toHrs: asTimes(data.operatingHoursTo, data.operatingHoursFrom),
  weeklyOff: data.weeklyOff,
});

/** The sign-up as it is stored and compared: what a branch stores of its texts, at sign-up's names (ONBOARD-S2). */
export function normalizeSignUp(data: SignUpData): SignUpData {
  const trimmed = Object.fromEntries(
    Object.entries(data).map(([name, value]) => [
      name,
      typeof value === "string" && name !== "password" ? value.trim() : value,
    ]),
  );
  const draft = normalizedStore(toStoreDraft(data, { companyId: "", storeId: "" }));
  return {
    ...data,
    ...trimmed,
    email: data.email.trim().toLowerCase(),
    mobileNo: storedMobile(data.mobileNo),
    contactNumber: draft.managerMobile,
    postalCode: draft.pincode,
    storePostalCode: draft.storePincode,
  };
}
