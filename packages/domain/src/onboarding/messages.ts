import { PASSWORD_WEAK } from "../users/shortest-password.ts";

/** What the sign-up wizard says, letter for letter if the specification gives the words. */
export const onboardingMessages = {
  mobileMissing: "Please enter mobile number.",
  mobileInvalid: "Please enter valid mobile number.",
  nameMissing: "Please enter name.",
  emailMissing: "Please enter email address.",
  emailInvalid: "Please enter valid email address.",
  passwordMissing: "Please enter password.",
  passwordWeak: PASSWORD_WEAK,
  alreadyOnboard: "Already onboard for this given emaild , if you are existing user please login.",
  corporationIdMissing: "Please enter Corporation id",
  companyNameMissing: "Please enter Company name",
  corporationIdTaken:
    "Corporation Id {id} already use. Please mail us with company details for store on boarding.",
  companyNameTaken: "Company name already exist",
  agreementMissing: "Please accept the agreement",
  captchaMissing: "Please enter captcha",
  captchaWrong: "Captcha does not match",
  captchaOver: "This captcha is over. Please answer the new one",
  resetMailSent: "A reset password mail has been sent to your Email-Id.",
  verificationMailSent:
    "A Verification mail has been sent to your Email-Id. Please verify your email and proceed with Login",
  idTaken: "This sign-up was finished with other details already. Please sign in.",
  draftStale: "This sign-up was changed in another tab or on another device.",
  identityAway:
    "The sign-in service does not answer right now. Your company is stored: please submit again in a moment, or wait for a mail to choose a password.",
  emailConfirmed: "This email was confirmed meanwhile. Please sign in with it.",
  emailCorrected: "This email was corrected in another tab already. Please sign in.",
  emailStays: "The sign-in service does not answer right now. Please try again in a moment.",
  corporationMailed: "We have your company details and will answer you by email.",
} as const;
