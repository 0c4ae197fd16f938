import type { Onboarded } from "@marquee/domain/onboarding/sign-up.schema";
import type { Job } from "../platform/outbox/job.ts";
import type { FinishedSignUp } from "./queries.ts";

/** How long a sign-up may take before its user is given an account without it: longer than any call to the service. */
const COMPLETED_AFTER_MS = 60_000;

/** Sees to it that who signed up has an account, whatever became of the request (ONBOARD-F6). */
export const accountJob = (companyId: string, email: string, now: Date): Job => ({
  key: `sign-up-account:${companyId}:${email}`,
  kind: "signUpAccount",
  payload: { companyId },
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
  which: string,
): Job => ({
  key: `sign-up-mail:${companyId}:${email}:${which}`,
  kind: "userMail",
  payload: { email, mail: IDENTITY_MAIL[mail] },
});
