import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import type { Request } from "../platform/http/request.ts";
import { mailOrigin } from "../platform/mail/mail-origin.ts";
import type { Job } from "../platform/outbox/job.ts";
import type { FinishedSignUp } from "./queries.ts";
import type { OnboardingServices } from "./services.ts";

/** How long a sign-up may take before its user is given an account without it: longer than any call to the service. */
const COMPLETED_AFTER_MS = 60_000;

/** The origin that the mail of a sign-up leads to: the one where it was submitted; null if none is configured (CONFIG-M17). */
export const originOf = (
  { config, origin }: Pick<OnboardingServices, "config" | "origin">,
  request: Pick<Request, "origin">,
): string | null => mailOrigin(config, request.origin, origin());

/** Sees to it that who signed up has an account, whatever became of the request (ONBOARD-F6). */
export const accountJob = (
  companyId: string,
  email: string,
  { now, origin }: { readonly now: Date; readonly origin: string | null },
): Job => ({
  key: `sign-up-account:${companyId}:${email}`,
  kind: "signUpAccount",
  payload: { companyId, origin },
  dueAt: new Date(now.getTime() + COMPLETED_AFTER_MS).toISOString(),
});

const IDENTITY_MAIL = {
  verification: "VERIFY_EMAIL",
  passwordReset: "PASSWORD_RESET",
} as const satisfies Readonly<Record<Onboarded["mail"], string>>;

/** The mail of a sign-up, written by the identity service (users/user-effects.ts). `which` distinguishes a repeat. */
export const toMailJob = (
  { companyId, email }: Pick<FinishedSignUp, "companyId" | "email">,
  mail: Onboarded["mail"],
  { which, origin }: { readonly which: string; readonly origin: string | null },
): Job => ({
  key: `sign-up-mail:${companyId}:${email}:${which}`,
  kind: "userMail",
  payload: { email, mail: IDENTITY_MAIL[mail], origin },
});
