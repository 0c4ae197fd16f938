import type { UserDetails } from "@marquee/domain/users/user.schema";
import type { IdentityMail, KnownAccount } from "../platform/identity/identity-service.ts";
import type { Job } from "../platform/outbox/job.ts";

/** How long a create may take before its user is given an account without it: longer than any call to the service. */
const COMPLETED_AFTER_MS = 60_000;

export interface Inviting {
  /** The name of the user who invites. */
  readonly by: string;
  readonly until: string;
}

/** How a new user is welcomed. */
export interface Welcome {
  /** Null if a password was given. */
  readonly invitation: Inviting | null;
  /** The site that the mail leads to; null for the one that is configured. */
  readonly origin: string | null;
}

/** Sees to it that a new user has an account, whatever became of the request that made them (USER-C4). */
export const accountJob = (
  { email, firstName }: { readonly email: string; readonly firstName: string },
  welcome: Welcome,
  now: Date,
  afterMs = COMPLETED_AFTER_MS,
): Job => ({
  key: `user-account:${email}:${now.toISOString()}`,
  kind: "userAccount",
  payload: { email, displayName: firstName, ...welcome },
  dueAt: new Date(now.getTime() + afterMs).toISOString(),
});

/** Mails a new user once: to confirm the e-mail, or to choose a password if they have none (USER-C7). */
const verifyJob = (
  { email, createdOn }: Pick<UserDetails, "email" | "createdOn">,
  mail: IdentityMail,
  origin: string | null,
): Job => ({
  key: `user-mail:${email}:${createdOn}`,
  kind: "userMail",
  payload: { email, mail, origin },
});

/** Invites a user by mail. What `which` names is done once: the create, or the minute in which it was pressed again. */
export const invitationJob = (
  email: string,
  which: string,
  { invitation, origin }: { readonly invitation: Inviting; readonly origin: string | null },
): Job => ({
  key: `user-invitation:${email}:${which}`,
  kind: "userInvitation",
  payload: { email, invitation, origin },
});

/** The mail that a new user gets once the account is there; null for one whose e-mail is confirmed and who is not invited. */
export function welcomeJob(
  user: Pick<UserDetails, "email" | "createdOn">,
  { invitation, origin }: Welcome,
  { emailVerified }: Pick<KnownAccount, "emailVerified">,
  mail: IdentityMail = "VERIFY_EMAIL",
): Job | null {
  if (invitation !== null)
    return invitationJob(user.email, String(user.createdOn), { invitation, origin });
  return emailVerified ? null : verifyJob(user, mail, origin);
}

/** Has the identity service take off an authenticator app that was set up before `on`. */
export const factorResetJob = (email: string, on: string): Job => ({
  key: `user-factor-reset:${email}:${new Date(on).toISOString()}`,
  kind: "userFactorReset",
  payload: { email, before: new Date(on).toISOString() },
});

/** Has the identity service renew no token of a sign-in from before `on`: that moment, however late the job is done. */
export const sessionsEndJob = (email: string, on: string): Job => ({
  key: `user-sessions-end:${email}:${new Date(on).toISOString()}`,
  kind: "userSessionsEnd",
  payload: { email, seconds: Math.floor(new Date(on).getTime() / 1000) },
});
