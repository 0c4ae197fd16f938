import { DEFAULT_ROLES, type DefaultRoleName } from "@marquee/domain/access/default-roles";
import { PRIVILEGE_CODES } from "@marquee/domain/access/logged-user.schema";
import { PRIVILEGE_NAMES } from "@marquee/domain/access/privilege-names";
import type { Tx } from "../platform/database/typed.ts";
import { privilege, role, rolePrivilege } from "../schema/schema.ts";

/** The id of a default role, the same in every installation: `Read_Only` → `role-read-only`. */
export const defaultRoleId = (name: DefaultRoleName): string =>
  `role-${name.toLowerCase().replaceAll(/[^a-z]+/g, "-")}`;

/** Puts the known privileges and the five default roles in place, with the codes the domain gives them (ACCESS-R1). Safe to repeat. */
export async function ensureDefaultRoles(tx: Tx): Promise<void> {
  const roles = DEFAULT_ROLES.map(({ roleName }) => ({
    id: defaultRoleId(roleName),
    roleName,
    isSystemRole: "Y" as const,
  }));
  const grants = DEFAULT_ROLES.flatMap(({ roleName, privilegeCode }) =>
    privilegeCode.map((code) => ({ roleId: defaultRoleId(roleName), privilegeCode: code })),
  );
  await tx
    .insert(privilege)
    .values(
      PRIVILEGE_CODES.map((code) => ({
        id: code,
        privilegeCode: code,
        privilegeName: PRIVILEGE_NAMES[code],
      })),
    )
    .onConflictDoNothing();
  await tx.insert(role).values(roles).onConflictDoNothing();
  await tx.insert(rolePrivilege).values(grants).onConflictDoNothing();
}
