import { capitalise } from "@marquee/domain/wire/capitalise";

/** Names of fields that are called otherwise on the screens. */
const LABELS: Readonly<Record<string, string>> = {
  mobileNo: "Mobile number",
  firstName: "First name",
  vendorUrl: "Web address",
  marketPlace: "Marketplaces",
  storeId: "Branch",
  companyId: "Company",
  roleId: "Role",
  categories: "Subcategory",
  discountPerc: "Discount percentage",
  websiteUrl: "Website",
  code: "Branch name",
  pincode: "Postal code",
  cityId: "City",
  stateId: "State/Province",
  countryId: "Country",
  address1: "Unit",
  address2: "Street address",
};

/** Returns what a field is called in sentences: `subHeading` is "Sub heading" (a few have names of their own). */
export function fieldLabel(field: string): string {
  const words = field.replaceAll(/([a-z])([A-Z])/g, "$1 $2").toLowerCase();
  return LABELS[field] ?? capitalise(words);
}
