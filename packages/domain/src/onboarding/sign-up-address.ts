import type { AddressForm } from "../stores/address-rules.ts";
import { addressRules } from "../stores/address-rules.ts";
import { ruleIssues, type Issue, type Rule } from "../validation/rule.ts";
import { onboardingMessages as messages } from "./messages.ts";
import { isPostalCode } from "./postal-code.ts";
import type { SignUpData } from "./sign-up.schema.ts";

/** How sign-up calls the fields of an address. */
const SIGN_UP_NAMES = {
  countryId: "country",
  stateId: "province",
  cityId: "city",
  pincode: "postalCode",
  address1: "apartment",
  address2: "street",
  isphysical: "isPhysicalStore",
  isSameAddress: "isSameAddress",
} as const satisfies Readonly<Record<keyof AddressForm, keyof SignUpData>>;

const isAddressField = (field: string): field is keyof AddressForm =>
  Object.hasOwn(SIGN_UP_NAMES, field);

type SignUpAddress = Pick<
  SignUpData,
  (typeof SIGN_UP_NAMES)[keyof AddressForm] | "storeCountry" | "storePostalCode"
>;

/** Whether sign-up asks for a second address: shoppers can visit the store, and not at the registered one (ONBOARD-A3). */
export const hasSecondAddress = ({
  isPhysicalStore,
  isSameAddress,
}: Pick<SignUpData, "isPhysicalStore" | "isSameAddress">): boolean =>
  isPhysicalStore === "Y" && isSameAddress === "N";

const postalCodeRules: readonly Rule<SignUpAddress, unknown>[] = [
  {
    id: "ONBOARD-A2",
    field: "postalCode",
    message: messages.postalCodeInvalid,
    holds: ({ country, postalCode }) => isPostalCode(country, postalCode),
  },
  {
    id: "ONBOARD-A2",
    field: "storePostalCode",
    message: messages.postalCodeInvalid,
    holds: (data) =>
      !hasSecondAddress(data) || isPostalCode(data.storeCountry, data.storePostalCode),
  },
];

/**
 * The broken rules of sign-up's address step: those of a branch, each at the field as sign-up calls it, and postal codes
 * as their country writes them (ONBOARD-A1, ONBOARD-A2).
 */
export function signUpAddressIssues(data: SignUpAddress): readonly Issue[] {
  const address: AddressForm = {
    countryId: data.country,
    stateId: data.province,
    cityId: data.city,
    pincode: data.postalCode,
    address1: data.apartment,
    address2: data.street,
    isphysical: data.isPhysicalStore,
    isSameAddress: data.isSameAddress,
  };
  const issues = ruleIssues(addressRules, address, undefined).map((issue) =>
    isAddressField(issue.field) ? { ...issue, field: SIGN_UP_NAMES[issue.field] } : issue,
  );
  return [...issues, ...ruleIssues(postalCodeRules, data, undefined)];
}
