import { chosen, filled, type Rule } from "../validation/rule.ts";
import type { FormFields } from "../validation/form-fields.ts";
import { roleMessages } from "./messages.ts";

/** What Add Role is checked on; a `RoleDraft` is one. */
export interface RoleForm {
  readonly roleName: string;
  readonly privileges: readonly unknown[];
}

export const roleFields = { roleName: "text", privileges: "entries" } as const satisfies FormFields;

/** The role form (ROLE-V1, ROLE-V2). */
export const roleRules: readonly Rule<RoleForm, unknown>[] = [
  filled("ROLE-V1", "roleName", roleMessages.nameMissing),
  chosen("ROLE-V2", "privileges", roleMessages.privilegesMissing),
];
