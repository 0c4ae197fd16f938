import type { AddressForm } from "../stores/address-rules.ts";
import { addressRules } from "../stores/address-rules.ts";
import { brokenRules, type Issue } from "../validation/rule.ts";
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

/** The broken rules of sign-up's address step: those of a branch, each at the field as sign-up calls it (ONBOARD-A1). */
export function brokenSignUpAddress(
  data: Pick<SignUpData, (typeof SIGN_UP_NAMES)[keyof AddressForm]>,
): readonly Issue[] {
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
  return brokenRules(addressRules, address, undefined).map((issue) =>
    isAddressField(issue.field) ? { ...issue, field: SIGN_UP_NAMES[issue.field] } : issue,
  );
}
