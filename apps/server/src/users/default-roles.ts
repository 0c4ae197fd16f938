import { DEFAULT_ROLES, type DefaultRoleName } from "@marquee/domain/access/default-roles";
import type { Tx } from "../platform/database/typed.ts";
import { role, rolePrivilege } from "../schema/schema.ts";

/** The id of a default role, the same in every installation: `Read_Only` → `role-read-only`. */
export const defaultRoleId = (name: DefaultRoleName): string =>
  `role-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;

/** Puts the five default roles in place, with the codes the domain gives them (USER-R1). Safe to repeat. */
export async function ensureDefaultRoles(tx: Tx): Promise<void> {
  const roles = DEFAULT_ROLES.map(({ roleName }) => ({
    id: defaultRoleId(roleName),
    roleName,
    isSystemRole: "Y" as const,
  }));
  const privileges = DEFAULT_ROLES.flatMap(({ roleName, privilegeCode }) =>
    privilegeCode.map((code) => ({ roleId: defaultRoleId(roleName), privilegeCode: code })),
  );
  await tx.insert(role).values(roles).onConflictDoNothing();
  await tx.insert(rolePrivilege).values(privileges).onConflictDoNothing();
}
