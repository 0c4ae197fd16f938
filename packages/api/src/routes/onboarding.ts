import { changingGet, replace, write } from "../http/route.ts";

export const onboardingRoutes = {
  captcha: changingGet("/captcha"),
  checkEmail: write("/onboarding/email"),
  uploadLogo: write("/onboarding/logo"),
  saveDraft: replace("/onboarding/draft"),
  draft: write("/onboarding/draft/read"),
  submit: write("/onboarding"),
  mailCorporation: write("/onboarding/corporation"),
  correctEmail: write("/onboarding/email/correction"),
  sendMail: write("/onboarding/mail"),
} as const;
