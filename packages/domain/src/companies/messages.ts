/** What the company screens say, letter for letter as specified. */
export const companyMessages = {
  nameMissing: "Please enter company name",
  countryMissing: "Please select country",
  provinceMissing: "Please select province",
  cityMissing: "Please select city",
  postalCodeMissing: "Please enter postal code",
  unitMissing: "Please enter unit",
  streetMissing: "Please enter street address",
  nameTaken: "Company name already exist",
  logoMissing: "Please select logo for update",
} as const;
