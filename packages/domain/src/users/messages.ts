/** What the user form says, letter for letter as specified. */
export const userMessages = {
  mobileMissing: "Please enter mobile number.",
  mobileInvalid: "Please enter valid mobile number.",
  nameMissing: "Please enter name",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password",
  roleMissing: "Please select role",
  companyMissing: "Please select company",
} as const;
