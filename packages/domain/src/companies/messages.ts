/** What the company screens say; the first three letter for letter as specified. */
export const companyMessages = {
  nameMissing: "Please enter company name",
  nameTaken: "Company name already exist",
  logoMissing: "Please select logo for update",
  provinceUnknown: "Please select a province of this country.",
  cityUnknown: "Please select a city of this province.",
  registerStateUnknown: "Please select a state that exists.",
  addedBesideOwn:
    "The new company is another one: you will not see it. Marquee's staff sees it, and gives it its users.",
} as const;
