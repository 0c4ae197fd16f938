import type { CompanyDetails } from "../companies/company.schema.ts";
import type { Country } from "../geography/geography.schema.ts";
import { storedPostalCode } from "../geography/postal-code.ts";
import { SITE_DEFAULTS, siteOfUser, type Site } from "../sites/site.ts";
import { fieldsOf } from "../validation/fields-of.ts";
import { storedMobile } from "../validation/typed-values.ts";
import { hasSecondAddress, isSecondBegun } from "./second-address.ts";
import type { StoreDetails, StoreDraft } from "./store.schema.ts";

/** What a branch has of its company: its wizard shows it, and cannot change it (STORE-C4). */
export type OwnCompany = Pick<
  CompanyDetails,
  "id" | "name" | "corporationId" | "website" | "logo"
> &
  Partial<Pick<CompanyDetails, "countryId">>;

/** The fields of a branch that are its company's. A company without a website leaves it to the branch. */
export const fromCompany = (
  { id, name, corporationId, website }: OwnCompany,
  typedWebsite: string,
): Pick<StoreDraft, "companyId" | "companyBusinessName" | "corporationId" | "websiteUrl"> => ({
  companyId: id,
  companyBusinessName: name,
  corporationId,
  websiteUrl: website === "" ? typedWebsite : website,
});

/** A new branch: called Primary, open from 10:00 to 21:00, in the country of its company or of the site (STORE-C3). */
export function emptyStore(id: string, company: OwnCompany | null, site: Site): StoreDraft {
  const { marketPlace, country } = SITE_DEFAULTS[siteOfUser(company?.countryId, site)];
  const own = company ?? { id: "", name: "", corporationId: "", website: "", logo: null };
  return {
    id,
    ...fromCompany(own, ""),
    code: "Primary",
    storeName: "",
    companyLogo: own.logo,
    marketPlace: [marketPlace],
    countryId: country,
    stateId: "",
    cityId: "",
    gstin: "",
    categories: [],
    address1: "",
    address2: "",
    pincode: "",
    isphysical: "",
    isSameAddress: "",
    ...NO_SECOND_ADDRESS,
    managerName: "",
    managerMobile: "",
    managerEmail: "",
    fromHrs: ["10:00"],
    toHrs: ["21:00"],
    timeNote: "",
    weeklyOff: "",
    areas: [],
  };
}

const NO_SECOND_ADDRESS = {
  storeCountryId: "",
  storeAddress1: "",
  storeAddress2: "",
  storeStateId: "",
  storeCityId: "",
  storePincode: "",
} as const;

/** The fields of a stored branch that its wizard holds. */
export const storedStore = (store: StoreDetails): StoreDraft =>
  fieldsOf(emptyStore(store.id, null, "CA"), store);

type Registered = "countryId" | "stateId" | "cityId" | "pincode" | "address1" | "address2";
const REGISTERED: readonly Registered[] = [
  "countryId",
  "stateId",
  "cityId",
  "pincode",
  "address1",
  "address2",
];

/** Which fields of the registered address are fixed: those that are stored. What is missing of it can be added (STORE-U2). */
export const fixedAddress = (stored: Pick<StoreDraft, Registered>): readonly Registered[] =>
  REGISTERED.filter((field) => stored[field] !== "");

/** A draft with the registered address that is stored (STORE-U2). */
export const withStoredAddress = (
  draft: StoreDraft,
  stored: Readonly<Record<Exclude<Registered, "countryId">, string>> & {
    readonly countryId: Country;
  },
): StoreDraft => ({
  ...draft,
  countryId: stored.countryId,
  stateId: stored.stateId,
  cityId: stored.cityId,
  pincode: stored.pincode || draft.pincode,
  address1: stored.address1 || draft.address1,
  address2: stored.address2 || draft.address2,
});

/** A draft as it is stored: texts without spaces around them, and nothing of an address that was not asked for (STORE-C2). */
export function normalizedStore(draft: StoreDraft): StoreDraft {
  const second =
    hasSecondAddress(draft) && isSecondBegun(draft)
      ? {
          storeAddress1: draft.storeAddress1.trim(),
          storeAddress2: draft.storeAddress2.trim(),
          storePincode: storedPostalCode(draft.storeCountryId, draft.storePincode),
        }
      : NO_SECOND_ADDRESS;
  return {
    ...draft,
    code: draft.code.trim(),
    storeName: draft.storeName.trim(),
    companyBusinessName: draft.companyBusinessName.trim(),
    corporationId: draft.corporationId.trim(),
    websiteUrl: draft.websiteUrl.trim(),
    gstin: draft.gstin.trim(),
    pincode: storedPostalCode(draft.countryId, draft.pincode),
    address1: draft.address1.trim(),
    address2: draft.address2.trim(),
    isSameAddress: draft.isphysical === "Y" ? draft.isSameAddress : "",
    ...second,
    managerName: draft.managerName.trim(),
    managerMobile: storedMobile(draft.managerMobile),
    managerEmail: draft.managerEmail.trim(),
  };
}
