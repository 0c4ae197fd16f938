import { onboardingMessages } from "./messages.ts";
import type { Onboarded } from "./sign-up.schema.ts";

/** What the last page of sign-up says, by the mail that was sent (ONBOARD-C1). */
export const confirmationText = (mail: Onboarded["mail"]): string =>
  mail === "passwordReset"
    ? onboardingMessages.resetMailSent
    : onboardingMessages.verificationMailSent;

/** What the user does first then, by the mail that was sent (ONBOARD-C1). */
export const firstStep = (mail: Onboarded["mail"]): readonly [title: string, detail: string] =>
  mail === "passwordReset"
    ? ["You choose a password", "The link in the mail leads there, then you sign in."]
    : ["You verify your email", "The link in the mail brings you to sign-in."];
