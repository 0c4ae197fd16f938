import { requireFilled, type Rule } from "../validation/rule.ts";

/** The messages of missing parts of an address, letter for letter as specified. */
export const addressMessages = {
  countryMissing: "Please select country",
  provinceMissing: "Please select province",
  cityMissing: "Please select city",
  postalCodeMissing: "Please enter postal code",
  unitMissing: "Please enter unit",
  streetMissing: "Please enter street address",
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

/** An address has all its parts, in the specification's order: six rules of `form`, numbered from `first`. */
export const postalAddressRules = (
  form: "ADDRESS" | "COMPANY",
  first: number,
): readonly Rule<PostalAddress, unknown>[] => [
  requireFilled(`${form}-V${first}`, "countryId", addressMessages.countryMissing),
  requireFilled(`${form}-V${first + 1}`, "stateId", addressMessages.provinceMissing),
  requireFilled(`${form}-V${first + 2}`, "cityId", addressMessages.cityMissing),
  requireFilled(`${form}-V${first + 3}`, "pincode", addressMessages.postalCodeMissing),
  requireFilled(`${form}-V${first + 4}`, "address1", addressMessages.unitMissing),
  requireFilled(`${form}-V${first + 5}`, "address2", addressMessages.streetMissing),
];
