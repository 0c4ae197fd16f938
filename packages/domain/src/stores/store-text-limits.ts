/** The most characters that each text of a branch may have: for the wizard, the sign-up and the server. */
export const STORE_TEXT_LIMITS = {
  code: 80,
  storeName: 160,
  companyBusinessName: 160,
  corporationId: 64,
  gstin: 40,
  websiteUrl: 2000,
  address1: 120,
  address2: 240,
  pincode: 20,
  storeAddress1: 120,
  storeAddress2: 240,
  storePincode: 20,
  managerName: 120,
  timeNote: 500,
} as const;

/** The most characters that each text of the policy of a branch may have. */
export const POLICY_TEXT_LIMITS = {
  storeDescription: 4000,
  warrantyPolicy: 4000,
  returnPolicy: 4000,
  deliveryPolicy: 4000,
} as const;
