import { ONBOARDED_STORE } from "@marquee/domain/onboarding/confirmation";
import { hasSecondAddress } from "@marquee/domain/onboarding/sign-up-address";
import type { OnboardingRequest, SignUpData } from "@marquee/domain/onboarding/sign-up.schema";
import type { Country } from "@marquee/domain/geography/geography.schema";
import type { NewCompany } from "../companies/queries.ts";
import type { NewStore } from "../stores/queries.ts";
import { defaultRoleId } from "../users/default-roles.ts";
import type { NewUser } from "../users/queries.ts";
import type { Place } from "./queries.ts";

/** A sign-up that breaks no rule and was normalized, with what was sent and when. */
export interface SignUpToStore {
  readonly request: OnboardingRequest;
  readonly data: SignUpData & { readonly country: Country };
  readonly requestHash: string;
  readonly now: Date;
}

/** Who made the rows and when: the user who signed up. */
const changeColumns = ({ data, now, requestHash }: SignUpToStore) => ({
  createdBy: data.firstName,
  createdOn: now.toISOString(),
  updatedBy: data.firstName,
  updatedOn: now.toISOString(),
  createHash: requestHash,
});

const registeredAddress = (data: SignUpToStore["data"]) => ({
  countryId: data.country,
  stateId: data.province,
  cityId: data.city,
  pincode: data.postalCode,
  address1: data.apartment,
  address2: data.street,
});

const toManager = (data: SignUpData) => ({
  managerName: data.ownerName,
  managerMobile: data.contactNumber,
  managerEmail: data.managerEmail,
});

export const companyRow = (signUp: SignUpToStore): NewCompany => ({
  id: signUp.request.companyId,
  name: signUp.data.businessName,
  corporationId: signUp.data.corporationId,
  website: signUp.data.websiteUrl,
  logo: signUp.data.companyLogo,
  ...registeredAddress(signUp.data),
  ...toManager(signUp.data),
  ...changeColumns(signUp),
});

/** The second address if one is asked for and a city was chosen, else nothing of it (ONBOARD-A3, ONBOARD-S2). */
export function secondAddress(data: SignUpData): Place | null {
  const { storeCountry: country, storeProvince: province, storeCity: city } = data;
  return hasSecondAddress(data) && (province !== "" || city !== "")
    ? { country, province, city }
    : null;
}

function secondAddressRow(data: SignUpData): Partial<NewStore> {
  if (!hasSecondAddress(data)) return {};
  const place = secondAddress(data);
  return {
    storeCountryId: place ? data.storeCountry : "",
    storeStateId: place?.province ?? "",
    storeCityId: place?.city ?? "",
    storePincode: data.storePostalCode,
    storeAddress1: data.storeApartment,
    storeAddress2: data.storeStreet,
  };
}

export const storeRow = (signUp: SignUpToStore): NewStore => {
  const { request, data } = signUp;
  return {
    id: request.storeId,
    companyId: request.companyId,
    code: data.branchName,
    storeName: data.storeName,
    companyBusinessName: data.businessName,
    corporationId: data.corporationId,
    websiteUrl: data.websiteUrl,
    companyLogo: data.companyLogo,
    marketPlace: [...data.marketPlace],
    ...registeredAddress(data),
    isphysical: data.isPhysicalStore,
    isSameAddress: data.isPhysicalStore === "Y" ? data.isSameAddress : "",
    ...secondAddressRow(data),
    ...toManager(data),
    fromHrs: data.operatingHoursFrom === "" ? [] : [data.operatingHoursFrom],
    toHrs: data.operatingHoursTo === "" ? [] : [data.operatingHoursTo],
    weeklyOff: data.weeklyOff,
    ...ONBOARDED_STORE,
    ...changeColumns(signUp),
  };
};

/** The user who signed up, as the Store Admin of the whole company (ONBOARD-F1). */
export const userRow = (signUp: SignUpToStore): NewUser => ({
  email: signUp.data.email,
  name: signUp.data.firstName,
  mobileNo: signUp.data.mobileNo,
  country: signUp.data.country,
  authType: "A",
  roleId: defaultRoleId("Store Admin"),
  companyId: signUp.request.companyId,
  storeId: null,
  ...changeColumns(signUp),
});
