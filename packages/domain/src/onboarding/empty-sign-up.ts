import { SITE_DEFAULTS, type Site } from "../sites/site.ts";
import type { SignUpData } from "./sign-up.schema.ts";

/** What the wizard starts with: empty, but for market place, country, a branch called Primary and hours (ONBOARD-D1). */
export function emptySignUp(site: Site): SignUpData {
  const { marketPlace, country } = SITE_DEFAULTS[site];
  return {
    mobileNo: "",
    otp: "",
    firstName: "",
    email: "",
    password: "",
    branchName: "Primary",
    storeName: "",
    corporationId: "",
    businessName: "",
    marketPlace: [marketPlace],
    websiteUrl: "",
    companyLogo: null,
    mainCategory: "",
    country,
    street: "",
    city: "",
    province: "",
    postalCode: "",
    apartment: "",
    isPhysicalStore: "",
    isSameAddress: "",
    storeCountry: "",
    storeStreet: "",
    storeCity: "",
    storeProvince: "",
    storePostalCode: "",
    storeApartment: "",
    ownerName: "",
    managerEmail: "",
    contactNumber: "",
    operatingHoursFrom: "10:00",
    operatingHoursTo: "21:00",
    weeklyOff: "",
    agreement: false,
    isExistUser: false,
    captcha: "",
  };
}
