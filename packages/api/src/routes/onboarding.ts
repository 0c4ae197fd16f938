import { changingGet, read, replace, write } from "../http/route.ts";

export const onboardingRoutes = {
  captcha: changingGet("/captcha"),
  checkEmail: write("/onboarding/email"),
  uploadLogo: write("/onboarding/logo"),
  saveDraft: replace("/onboarding/draft"),
  draft: read("/onboarding/draft/:id"),
  submit: write("/onboarding"),
} as const;
