import { isAsStored, requireFilled, type Rule, type StoredContext } from "../validation/rule.ts";
import { isPostalCode } from "./postal-code.ts";

/** The messages of missing parts of an address, letter for letter as specified. */
export const addressMessages = {
  countryMissing: "Please select country",
  provinceMissing: "Please select province",
  stateMissing: "Please select state",
  cityMissing: "Please select city",
  postalCodeMissing: "Please enter postal code",
  postalCodeInvalid: "Please enter valid postal code",
  zipCodeMissing: "Please enter ZIP code",
  zipCodeInvalid: "Please enter valid ZIP code",
  unitMissing: "Please enter unit",
  streetMissing: "Please enter street address",
  provinceUnknown: "This state or province is not in the country.",
  cityUnknown: "This city is not in the state or province.",
} as const;

/** The fields of a postal address, as companies and branches both have them. `address1` is the unit, `address2` the street. */
export const postalAddressFields = {
  countryId: "text",
  stateId: "text",
  cityId: "text",
  pincode: "text",
  address1: "text",
  address2: "text",
} as const;

type PostalAddress = Readonly<Record<keyof typeof postalAddressFields, string>>;

/** The words of the United States for what the specification words for Canada. */
const inWordsOf =
  (american: string, canadian: string) =>
  ({ countryId }: Pick<PostalAddress, "countryId">): string =>
    countryId === "US" ? american : canadian;

/**
 * An address has all its parts, in the specification's order: six rules of `form`, numbered from `first`. Its postal code is
 * written as in its country, which is rule `form`-V9; one that stays as it is stored is taken as it is.
 */
export const postalAddressRules = (
  form: "ADDRESS" | "COMPANY",
  first: number,
): readonly Rule<PostalAddress, StoredContext>[] => [
  requireFilled(`${form}-V${first}`, "countryId", addressMessages.countryMissing),
  {
    ...requireFilled(`${form}-V${first + 1}`, "stateId", addressMessages.provinceMissing),
    messageFor: inWordsOf(addressMessages.stateMissing, addressMessages.provinceMissing),
  },
  requireFilled(`${form}-V${first + 2}`, "cityId", addressMessages.cityMissing),
  {
    ...requireFilled(`${form}-V${first + 3}`, "pincode", addressMessages.postalCodeMissing),
    messageFor: inWordsOf(addressMessages.zipCodeMissing, addressMessages.postalCodeMissing),
  },
  {
    id: `${form}-V9`,
    field: "pincode",
    message: addressMessages.postalCodeInvalid,
    messageFor: inWordsOf(addressMessages.zipCodeInvalid, addressMessages.postalCodeInvalid),
    holds: (draft, context) =>
      isPostalCode(draft.countryId, draft.pincode) ||
      isAsStored(draft, context, "countryId", "pincode"),
  },
  requireFilled(`${form}-V${first + 4}`, "address1", addressMessages.unitMissing),
  requireFilled(`${form}-V${first + 5}`, "address2", addressMessages.streetMissing),
];
