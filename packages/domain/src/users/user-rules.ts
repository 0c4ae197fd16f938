import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { isEmail, isFilled, isMobile } from "../validation/typed-values.ts";
import { userMessages as say } from "./messages.ts";

/** What the user form is checked on; a `UserDraft` is one. */
export interface UserForm {
  readonly mobileNo: string;
  readonly firstName: string;
  readonly email: string;
  readonly password: string;
  readonly roleId: string;
  readonly companyId: string;
}

export const userFields = {
  mobileNo: "text",
  firstName: "text",
  email: "text",
  password: "text",
  roleId: "text",
  companyId: "text",
} as const satisfies FormFields;

export interface UserContext {
  readonly actor: Actor;
  /** Whether a user is changed rather than made. */
  readonly editing: boolean;
}

/** The user form, in the specification's order (USER-V1 to USER-V7). */
export const userRules: readonly Rule<UserForm, UserContext>[] = [
  filled("USER-V1", "mobileNo", say.mobileMissing),
  {
    id: "USER-V2",
    field: "mobileNo",
    message: say.mobileInvalid,
    holds: ({ mobileNo }) => !isFilled(mobileNo) || isMobile(mobileNo),
  },
  filled("USER-V3", "firstName", say.nameMissing),
  {
    id: "USER-V4",
    field: "email",
    message: say.emailInvalid,
    holds: ({ email }) => isEmail(email),
  },
  {
    id: "USER-V5",
    field: "password",
    message: say.passwordMissing,
    // Spaces are a password too.
    holds: ({ password }, { editing }) => editing || password !== "",
  },
  filled("USER-V6", "roleId", say.roleMissing),
  {
    id: "USER-V7",
    field: "companyId",
    message: say.companyMissing,
    holds: ({ companyId }, { actor }) => !isPrivileged(actor) || isFilled(companyId),
  },
];

/** The e-mail that an address's `id` names: a space in it was a plus sign before the address was read (USER-Q1). */
export const emailOfQuery = (id: string): string => id.trim().replaceAll(" ", "+");
