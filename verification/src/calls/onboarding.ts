import { elsewhere, type KnownCalls } from "./known-call.ts";

const OPEN = elsewhere(
  "open to callers without an account (sign-up-limits.test.ts, drafts.test.ts)",
);

export const onboardingCalls: KnownCalls<"onboarding"> = {
  captcha: OPEN,
  checkEmail: OPEN,
  uploadLogo: OPEN,
  saveDraft: OPEN,
  draft: OPEN,
  submit: OPEN,
  mailCorporation: OPEN,
  correctEmail: OPEN,
  sendMail: OPEN,
};
