import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { requireFilled, type Rule } from "../validation/rule.ts";
import { isFilled } from "../validation/typed-values.ts";
import { knownUserText, userStatus } from "./invitation.ts";
import { userMessages as messages } from "./messages.ts";
import { readAddresses, type PastedAddress } from "./pasted-addresses.ts";
import type { User, UserDraft } from "./user.schema.ts";

export const inviteUsersFields = {
  addresses: "text",
  roleId: "text",
  companyId: "text",
} as const satisfies FormFields;

/** Several people who are invited at once, with one role, company and branch. */
export interface InviteUsersForm {
  readonly addresses: string;
  readonly roleId: string;
  readonly companyId: string;
}

/** How many are invited at once: as many as a person may add in a day (LIMIT-21). */
export const MOST_INVITED = 30;

/** How long a pasted list may be: so many addresses with their names. */
export const MOST_PASTED = 10_000;

/** How many are named of what is no address, and how much of each. */
const NAMED = 3;
const NAMED_LENGTH = 60;

/** What is no address by name, a few of many. */
function unreadableText({ addresses }: InviteUsersForm): string {
  const { unreadable } = readAddresses(addresses);
  const named = unreadable.slice(0, NAMED).map((text) => `“${text.slice(0, NAMED_LENGTH)}”`);
  const more = unreadable.length - named.length;
  return `${messages.noAddresses} ${named.join(", ")}${more > 0 ? ` and ${more} more` : ""}`;
}

/** The form that invites several people (INVITE-V1 to INVITE-V5). */
export const inviteUsersRules: readonly Rule<InviteUsersForm, { readonly actor: Actor }>[] = [
  requireFilled("INVITE-V1", "addresses", messages.emailInvalid),
  {
    id: "INVITE-V2",
    field: "addresses",
    message: messages.noAddresses,
    messageFor: unreadableText,
    holds: ({ addresses }) => readAddresses(addresses).unreadable.length === 0,
  },
  {
    id: "INVITE-V3",
    field: "addresses",
    message: messages.tooManyInvited(MOST_INVITED),
    holds: ({ addresses }) => readAddresses(addresses).people.length <= MOST_INVITED,
  },
  {
    id: "INVITE-V4",
    field: "companyId",
    message: messages.companyMissing,
    holds: ({ companyId }, { actor }) => !isPrivileged(actor) || isFilled(companyId),
  },
  requireFilled("INVITE-V5", "roleId", messages.roleMissing),
];

/** The draft by which one of them is invited: the same again is the same invitation (USER-C2). */
export const toInvitedDraft = (
  { email, name }: PastedAddress,
  { roleId, companyId, storeId }: Pick<UserDraft, "roleId" | "companyId" | "storeId">,
): UserDraft => ({
  email,
  firstName: name.slice(0, 120),
  mobileNo: "",
  password: "",
  roleId,
  companyId,
  storeId,
  isAgent: "N",
  invite: "Y",
});

/** Why a user who was there already got no invitation, or null of one who is invited (INVITE-9). */
export function notInvited(
  user: Pick<User, "name" | "endedOn" | "isConfirmed" | "lastSignInOn" | "invitedUntil">,
  now: Date,
): string | null {
  const { kind } = userStatus(user, now);
  // the mail of a new one is on its way: the invitation is counted from when it goes out
  if (kind === "invited" || kind === "unconfirmed") return null;
  return kind === "inviteExpired" ? messages.invitationExpired : knownUserText(user, now);
}
