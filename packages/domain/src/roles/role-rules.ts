import type { FormFields, DraftOf } from "../validation/form-fields.ts";
import { requireChosen, requireFilled, type Rule } from "../validation/rule.ts";
import { roleMessages } from "./messages.ts";
import { isDefaultRoleName } from "./new-role.ts";

export const roleFields = { roleName: "text", privileges: "entries" } as const satisfies FormFields;

/** What Add Role is checked on; a `RoleDraft` is one. */
export type RoleForm = DraftOf<typeof roleFields>;

/** The role form (ROLE-V1, ROLE-V2, and ROLE-N1 of ours). */
export const roleRules: readonly Rule<RoleForm, unknown>[] = [
  requireFilled("ROLE-V1", "roleName", roleMessages.nameMissing),
  {
    id: "ROLE-N1",
    field: "roleName",
    message: roleMessages.nameOfDefault,
    holds: ({ roleName }) => !isDefaultRoleName(roleName),
  },
  { ...requireChosen("ROLE-V2", "privileges", roleMessages.privilegesMissing), toast: true },
];
