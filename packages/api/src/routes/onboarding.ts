import { changingGet, extension, replace, write } from "../http/route.ts";

export const onboardingRoutes = {
  captcha: extension(changingGet("/captcha")),
  checkEmail: extension(write("/onboarding/email")),
  uploadLogo: extension(write("/onboarding/logo")),
  saveDraft: extension(replace("/onboarding/draft")),
  draft: extension(write("/onboarding/draft/read")),
  submit: extension(write("/onboarding")),
  mailCorporation: extension(write("/onboarding/corporation")),
  correctEmail: extension(write("/onboarding/email/correction")),
  sendMail: extension(write("/onboarding/mail")),
} as const;
