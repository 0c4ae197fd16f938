import { MOST_LOGO_BYTES } from "@marquee/domain/images/image-limits";
import {
  Captcha,
  Onboarded,
  OnboardingDraft,
  OnboardingEmail,
  OnboardingRequest,
} from "@marquee/domain/onboarding/sign-up.schema";
import { EmailText } from "@marquee/domain/wire/draft-field.schema";
import { Schema } from "effect";
import { idParam } from "../http/call.ts";
import { onboardingRoutes } from "../routes/onboarding.ts";
import { group } from "./group.ts";

const EmailQuestion = Schema.Struct({ email: EmailText }).annotate({ identifier: "EmailQuestion" });

/** Signed out and limited in rate: nobody has an account yet. */
const open = { source: "extension", access: "public" } as const;

export const onboardingContract = group(onboardingRoutes, {
  captcha: {
    ...open,
    summary: "A new captcha, good for one answer within five minutes",
    response: Captcha,
    errors: ["TooMany"],
  },
  checkEmail: {
    ...open,
    summary: "Whether this e-mail may onboard a company",
    body: EmailQuestion,
    response: OnboardingEmail,
    errors: ["Invalid", "TooMany", "Unavailable"],
  },
  uploadLogo: {
    ...open,
    summary: "Store a logo until the company exists; answers its path below the image base",
    perMinute: 20,
    file: { maxBytes: MOST_LOGO_BYTES },
    response: Schema.String,
    errors: ["Invalid", "TooMany", "Unavailable"],
  },
  saveDraft: {
    ...open,
    summary:
      "Store what was typed, passwords aside, under a secret id; the link to go on is mailed once",
    body: OnboardingDraft,
    response: OnboardingDraft,
    errors: ["Invalid", "TooMany"],
  },
  draft: {
    ...open,
    summary: "What is stored under a secret id",
    params: { id: idParam },
    response: OnboardingDraft,
    errors: ["NotFound", "Invalid", "TooMany"],
  },
  submit: {
    ...open,
    summary:
      "Make company, branch and person in one go; the same ids and body answer the first result again",
    body: OnboardingRequest,
    response: Onboarded,
    errors: ["Invalid", "Conflict", "TooMany", "Unavailable"],
  },
});
