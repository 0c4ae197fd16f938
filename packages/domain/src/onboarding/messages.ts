/** What the sign-up wizard says, letter for letter where the specification gives the words. */
export const onboardingMessages = {
  mobileMissing: "Please enter mobile number.",
  mobileInvalid: "Please enter valid mobile number.",
  nameMissing: "Please enter name.",
  emailMissing: "Please enter email address.",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password.",
  alreadyOnboard: "Already onboard for this given emaild , if you are existing user please login.",
  corporationIdMissing: "Please enter Corporation id",
  companyNameMissing: "Please enter Company name",
  storeNameMissing: "Please enter Store name",
  branchNameMissing: "Please enter Branch name",
  marketPlaceMissing: "Please select marketplace",
  websiteInvalid: "Please enter valid URL",
  corporationIdTaken:
    "Corporation Id {id} already use. Please mail us with company details for store on boarding.",
  companyNameTaken: "Company name already exist",
  categoryMissing: "Please select category",
  managerMissing: "Please enter owner/manager name",
  contactMissing: "Please enter contact number.",
  agreementMissing: "Please accept the agreement",
  captchaMissing: "Please enter captcha",
  captchaWrong: "Captcha does not match",
  resetMailSent: "A reset password mail has been sent to your Email-Id.",
  verificationMailSent:
    "A Verification mail has been sent to your Email-Id. Please verify your email and proceed with Login",
} as const;
