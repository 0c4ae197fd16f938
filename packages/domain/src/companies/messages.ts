/** What the company screens say, letter for letter as specified. */
export const companyMessages = {
  nameMissing: "Please enter company name",
  nameTaken: "Company name already exist",
  logoMissing: "Please select logo for update",
} as const;
