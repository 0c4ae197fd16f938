/** The most characters that each text of a company may have: for the form and the server. */
export const COMPANY_TEXT_LIMITS = {
  name: 160,
  regName: 160,
  website: 2000,
  managerName: 120,
  address1: 120,
  address2: 240,
  pincode: 20,
} as const;
