import { MOST_IMAGE_BYTES } from "@marquee/domain/images/image-limits";
import {
  Captcha,
  CorporationQuestion,
  Onboarded,
  OnboardingCorrected,
  OnboardingCorrection,
  OnboardingDraft,
  OnboardingEmail,
  OnboardingMailRequest,
  OnboardingRequest,
  OnboardingResume,
  StoredOnboardingDraft,
} from "@marquee/domain/onboarding/sign-up.schema";
import { EmailText } from "@marquee/domain/wire/draft-field.schema";
import { Schema } from "effect";
import { onboardingRoutes } from "../routes/onboarding.ts";
import { open } from "./calls.ts";
import { group } from "./group.ts";

const EmailQuestion = Schema.Struct({ email: EmailText }).annotate({ identifier: "EmailQuestion" });

export const onboardingContract = group(onboardingRoutes, {
  captcha: open({
    summary: "A new captcha, good for one answer within five minutes",
    perMinute: 30,
    response: Captcha,
    errors: ["TooMany", "Unavailable"],
  }),
  checkEmail: open({
    summary: "Whether this e-mail may onboard a company",
    perMinute: 30,
    body: EmailQuestion,
    response: OnboardingEmail,
  }),
  uploadLogo: open({
    summary: "Store a logo until the company exists; returns its path below the image base",
    perMinute: 20,
    file: { maxBytes: MOST_IMAGE_BYTES },
    response: Schema.String,
    errors: ["Invalid", "TooMany", "Unavailable"],
  }),
  saveDraft: open({
    summary:
      "Store what was typed, passwords aside, under a secret id; the link to continue is mailed once",
    perMinute: 90,
    body: OnboardingDraft,
    response: StoredOnboardingDraft,
    edit: true,
    errors: ["Invalid", "Conflict", "TooMany"],
  }),
  draft: open({
    summary: "What is stored under a secret id",
    perMinute: 30,
    body: OnboardingResume,
    response: StoredOnboardingDraft,
    errors: ["NotFound", "Invalid", "TooMany"],
  }),
  submit: open({
    summary:
      "Create company, branch and user in one call; the same ids and body return the first result again",
    perMinute: 10,
    body: OnboardingRequest,
    response: Onboarded,
    errors: ["Invalid", "Conflict", "TooMany", "Unavailable"],
  }),
  mailCorporation: open({
    summary: "Ask the operator to take a company on whose corporation id is in use already",
    perMinute: 10,
    body: CorporationQuestion,
    response: Schema.Literal("Success"),
    errors: ["Invalid", "TooMany", "Unavailable"],
  }),
  correctEmail: open({
    summary: "Give a finished sign-up another e-mail while the first one is not confirmed",
    perMinute: 10,
    body: OnboardingCorrection,
    response: OnboardingCorrected,
    errors: ["NotFound", "Invalid", "Conflict", "TooMany", "Unavailable"],
  }),
  sendMail: open({
    summary: "Send the mail of a finished sign-up once more",
    perMinute: 10,
    body: OnboardingMailRequest,
    response: Schema.Literal("Success"),
    errors: ["NotFound", "Invalid", "TooMany"],
  }),
});
