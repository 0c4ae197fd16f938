/** How many characters a text of the wizard may have. */
export const SIGN_UP_LENGTHS = {
  firstName: 120,
  branchName: 80,
  storeName: 160,
  corporationId: 64,
  businessName: 160,
  websiteUrl: 2000,
  street: 240,
  postalCode: 20,
  apartment: 120,
  storeStreet: 240,
  storePostalCode: 20,
  storeApartment: 120,
  ownerName: 120,
} as const;
