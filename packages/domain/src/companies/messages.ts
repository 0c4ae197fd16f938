/** What the company screens say; the first three letter for letter as specified. */
export const companyMessages = {
  nameMissing: "Please enter company name",
  nameTaken: "Company name already exist",
  logoMissing: "Please select logo for update",
  websiteInvalid: "Please enter valid URL",
  emailInvalid: "Please enter valid email address.",
  mobileInvalid: "Please enter valid mobile number.",
  registerStateUnknown: "Please select a state that exists.",
  addedBesideOwn:
    "The new company is another one: you will not see it. Marquee's staff sees it, and gives it its users.",
} as const;
