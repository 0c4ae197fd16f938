import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { requireFilled, type Rule, requireWellFormed } from "../validation/rule.ts";
import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { userMessages as messages } from "./messages.ts";

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
  /** Whether a user is changed rather than made. */
  readonly editing: boolean;
}

/** The user form, in the specification's order (USER-V1 to USER-V7). */
export const userRules: readonly Rule<UserForm, UserContext>[] = [
  requireFilled("USER-V1", "mobileNo", messages.mobileMissing),
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
    holds: ({ password }, { editing }) => editing || password !== "",
  },
  requireFilled("USER-V6", "roleId", messages.roleMissing),
  {
    id: "USER-V7",
    field: "companyId",
    message: messages.companyMissing,
    holds: ({ companyId }, { actor }) => !isPrivileged(actor) || isFilled(companyId),
  },
];

/** The e-mail that an address's `id` names: a space in it was a plus sign before the address was read (USER-Q1). */
export const emailOfQuery = (id: string): string => id.trim().replaceAll(" ", "+");
