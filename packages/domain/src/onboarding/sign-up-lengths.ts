import { STORE_TEXT_LIMITS as branch } from "../stores/store-text-limits.ts";

/** How many characters a text of the wizard may have: those of the branch as many as there. */
export const SIGN_UP_LENGTHS = {
  firstName: 120,
  branchName: branch.code,
  storeName: branch.storeName,
  corporationId: branch.corporationId,
  businessName: branch.companyBusinessName,
  websiteUrl: branch.websiteUrl,
  street: branch.address2,
  postalCode: branch.pincode,
  apartment: branch.address1,
  storeStreet: branch.storeAddress2,
  storePostalCode: branch.storePincode,
  storeApartment: branch.storeAddress1,
  ownerName: branch.managerName,
} as const;
