/** What the profile screen says, letter for letter if the specification gives the words. */
export const profileMessages = {
  mobileMissing: "Please enter mobile number.",
  mobileInvalid: "Please enter valid mobile number.",
  emailMissing: "Please enter email address.",
  emailInvalid: "Please enter valid email address.",
  nameMissing: "Please enter name",
  saved: "Profile Save Successfully",
} as const;
