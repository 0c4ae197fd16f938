import { uploadSignUpLogo } from "../images/upload-image.ts";
import type { HandlersOf } from "../platform/http/handlers.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { issueCaptcha } from "./captchas.ts";
import { checkEmail } from "./check-email.ts";
import { correctEmail } from "./correct-email.ts";
import { readDraft, saveDraft } from "./drafts.ts";
import type { OnboardingServices } from "./services.ts";
import { mailCorporation, sendMailAgain } from "./sign-up-mails.ts";
import { submitSignUp } from "./submit-sign-up.ts";

/**
 * The calls of sign-up, which need no user and are limited by address and e-mail (LIMIT-24 to
 * LIMIT-26, LIMIT-31).
 */
export const onboardingHandlers = (services: OnboardingServices): HandlersOf<"onboarding"> => ({
  captcha: async (_, { address, now }) => {
    const taken = await services.limits.take("signUpCaptchas", { address });
    return taken instanceof Refusal ? taken : issueCaptcha(services.pool, now);
  },
  checkEmail: async ({ body }, { address, now }) => {
    const taken = await services.limits.take("emailLookUps", { address });
    return taken instanceof Refusal ? taken : checkEmail(services, body.email, now);
  },
  /** A logo of a person who has no company yet: nothing is tied to it until the company is made (IMAGE-A5). */
  uploadLogo: ({ withFile }, request) => uploadSignUpLogo(services, request, withFile),
  saveDraft: ({ body }, request) => saveDraft(services, request, body),
  draft: ({ body }, { now }) => readDraft(services.pool, body.id, now),
  submit: ({ body }, request) => submitSignUp(services, request, body),
  mailCorporation: ({ body }, request) => mailCorporation(services, request, body),
  correctEmail: ({ body }, request) => correctEmail(services, request, body),
  sendMail: ({ body }, request) => sendMailAgain(services, request, body),
});
