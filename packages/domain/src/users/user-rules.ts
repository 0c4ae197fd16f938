import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireFilled, type Rule, requireWellFormed } from "../validation/rule.ts";
import { isEmail, isFilled, isMobile, sameEmail } from "../validation/typed-values.ts";
import { userMessages as messages } from "./messages.ts";
import { SHORTEST_PASSWORD } from "./shortest-password.ts";

export const userFields = {
  mobileNo: "text",
  firstName: "text",
  email: "text",
  password: "text",
  roleId: "text",
  companyId: "text",
} as const satisfies FormFields;

/** What the user form is checked on; a `UserDraft` is one. */
export type UserForm = DraftOf<typeof userFields>;

export interface UserContext {
  readonly actor: Actor;
  /** Whether a new user is invited, and sets the password by the link of a mail. */
  readonly isInvited?: boolean;
  /** Whether a user is changed rather than made. */
  readonly editing: boolean;
  /** Company and branch of a stored user: staff may have neither, and may stay so. */
  readonly stored?: {
    readonly companyId: string | null;
    readonly roleId: string | null;
    readonly mobileNo?: string;
  };
  /** Whether a new user may be added without a phone number: users who are invited together give it later (INVITE-10). */
  readonly addsMobileLater?: boolean;
}

const isOwn = ({ email }: UserForm, { actor, editing }: UserContext): boolean =>
  editing && actor.email !== undefined && sameEmail(email, actor.email);

/** The user form, in the specification's order (USER-V1 to USER-V7), with the length of a password of ours (USER-V8). */
export const userRules: readonly Rule<UserForm, UserContext>[] = [
  {
    id: "USER-V1",
    field: "mobileNo",
    message: messages.mobileMissing,
    holds: ({ mobileNo }, { addsMobileLater, stored }) =>
      isFilled(mobileNo) || addsMobileLater === true || stored?.mobileNo === "",
  },
  requireWellFormed("USER-V2", "mobileNo", messages.mobileInvalid, isMobile),
  requireFilled("USER-V3", "firstName", messages.nameMissing),
  {
    id: "USER-V4",
    field: "email",
    message: messages.emailInvalid,
    holds: ({ email }) => isEmail(email),
  },
  {
    id: "USER-V5",
    field: "password",
    message: messages.passwordMissing,
    // Spaces are a password too.
    holds: ({ password }, { editing, isInvited }) =>
      editing || isInvited === true || password !== "",
  },
  {
    id: "USER-V8",
    field: "password",
    message: messages.passwordWeak,
    holds: ({ password }, { editing }) =>
      editing || password === "" || password.length >= SHORTEST_PASSWORD,
  },
  {
    id: "USER-V6",
    field: "roleId",
    message: messages.roleMissing,
    // No user chooses their own role.
    holds: (draft, context) =>
      isFilled(draft.roleId) || isOwn(draft, context) || context.stored?.roleId === null,
  },
  {
    id: "USER-V7",
    field: "companyId",
    message: messages.companyMissing,
    toast: true,
    // Nor their own company.
    holds: (draft, context) =>
      !isPrivileged(context.actor) ||
      isFilled(draft.companyId) ||
      isOwn(draft, context) ||
      context.stored?.companyId === null,
  },
];

/** The e-mail that an address's `id` names: a space in it was a plus sign before the address was read (USER-Q1). */
export const emailOfQuery = (id: string): string => id.trim().replaceAll(" ", "+");
