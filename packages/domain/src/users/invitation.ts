import { can } from "../access/can.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { roleTitle } from "../access/titles.ts";
import type { MailContent } from "../mail/mail.schema.ts";
import { countWords } from "../wire/count-words.ts";
import { userMessages } from "./messages.ts";
import { isOneself, refusePerson, type StoredPerson } from "./user-change.ts";
import type { User } from "./user.schema.ts";

/** How long the link of an invitation is good (INVITE-2). */
export const INVITED_DAYS = 7;
const DAY_MS = 24 * 60 * 60 * 1000;

/** The end of an invitation that is sent now. */
export const invitedUntil = (now: Date): Date => new Date(now.getTime() + INVITED_DAYS * DAY_MS);

type Invited = Pick<User, "endedOn" | "isConfirmed" | "lastSignInOn" | "invitedUntil">;

const STATUS_TEXTS = {
  active: "Active",
  ended: "Access ended",
  unconfirmed: "Not confirmed yet",
  inviteExpired: "Invitation expired",
} as const;

export type UserStatus =
  | { readonly kind: keyof typeof STATUS_TEXTS }
  | { readonly kind: "invited"; readonly days: number };

/** Where a user is on the way in (USER-S2). The last day counts as one. */
export function userStatus(user: Invited, now: Date): UserStatus {
  if (user.endedOn) return { kind: "ended" };
  if (user.isConfirmed !== "N") return { kind: "active" };
  if (!user.invitedUntil) return { kind: "unconfirmed" };
  const left = new Date(user.invitedUntil).getTime() - now.getTime();
  return left > 0 ? { kind: "invited", days: Math.ceil(left / DAY_MS) } : { kind: "inviteExpired" };
}

/** A status in words. */
export const statusText = (status: UserStatus): string =>
  status.kind === "invited"
    ? `Invited · ${countWords(status.days, "day")} left`
    : STATUS_TEXTS[status.kind];

/** What is said beside an e-mail that is typed for a new user and that another user has (INVITE-7). */
export function knownUserText(user: Invited & Pick<User, "name">, now: Date): string {
  const { kind } = userStatus(user, now);
  if (kind === "active") return `${user.name} has access already.`;
  return kind === "ended"
    ? `${user.name} had access, which was ended.`
    : `${user.name} was added already, and has not signed in yet.`;
}

/** Why no invitation is sent to this user again, nor one withdrawn, or null (INVITE-3, INVITE-4). */
export function refuseInvitation(actor: Actor, stored: StoredPerson & Invited): string | null {
  if (isOneself(actor, stored)) return userMessages.ownInvitation;
  const adds = can(actor, "users.add");
  const reason = adds.allowed ? refusePerson(actor, stored) : adds.reason;
  if (reason !== null) return reason;
  if (stored.endedOn) return userMessages.endedAlready;
  return stored.isConfirmed === "N" ? null : userMessages.signedInAlready;
}

export interface InvitationFacts {
  readonly invitedBy: string;
  readonly companyName: string | null;
  readonly roleName: string | null;
  /** Where the link leads. */
  readonly href: string;
}

/** The mail of an invitation: who invites to what, and the link by which the password is set (INVITE-2). */
export function invitationMail({
  invitedBy,
  companyName,
  roleName,
  href,
}: InvitationFacts): MailContent {
  const where = companyName ?? "Marquee";
  return {
    subject: `${invitedBy} invites you to ${where}`,
    paragraphs: [
      `${invitedBy} has given you access to ${where} on Marquee. Follow the link to choose a password, and sign in with it.`,
      `The link is good for ${INVITED_DAYS} days, and for you alone: please do not pass it on. If you do not know ${invitedBy}, you can ignore this mail.`,
    ],
    facts: [
      ...(companyName === null ? [] : [{ label: "Company", value: companyName }]),
      ...(roleName === null ? [] : [{ label: "Role", value: roleTitle(roleName) }]),
    ],
    link: { label: "Choose a password", href },
  };
}
