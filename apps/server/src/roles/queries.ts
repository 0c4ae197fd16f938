import type { Contract } from "@marquee/api/contract/contract";
import { DEFAULT_ROLES } from "@marquee/domain/access/default-roles";
import type { GivenRoles } from "@marquee/domain/roles/given-roles";
import type { Privilege } from "@marquee/domain/roles/role.schema";
import { and, eq, isNull, not, or, sql } from "drizzle-orm";
import { isAmong } from "../platform/database/is-among.ts";
import { isNamed } from "../platform/database/letters.ts";
import type { Tx } from "../platform/database/typed.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { privilege, role, rolePrivilege } from "../schema/schema.ts";
import { shownRoleName } from "./role-title.ts";

/** The privileges of a role in the order of their names, as they are returned. */
const PRIVILEGES = sql<Privilege[]>`coalesce((
  select json_agg(json_build_object('id', p.id, 'privilegeCode', p.privilege_code, 'privilegeName', p.privilege_name)
                  order by p.privilege_name)
  from ${rolePrivilege} rp join ${privilege} p on p.privilege_code = rp.privilege_code
  where rp.role_id = "role"."id"), '[]'::json)`;

const FIELDS = {
  id: role.id,
  roleName: role.roleName,
  isSystemRole: role.isSystemRole,
  companyId: role.companyId,
  privileges: PRIVILEGES,
  createdBy: role.createdBy,
} as const;

/** Roles of everyone, and those of the companies inside the scope. */
const tenantFilter = (scope: Scope) => {
  const inside = inScope(scope, role.companyId);
  return inside && or(isNull(role.companyId), inside);
};

/** Roles that users of a company may have: its own, and those of everyone. */
const ofCompany = (companyId: string) => or(isNull(role.companyId), eq(role.companyId, companyId));

const DEFAULTS = DEFAULT_ROLES.map(({ roleName }) => roleName);

/** Roles that the caller may give: some default ones, and others without any code that they do not hold. */
function amongGiven({ defaultRoles, codes }: GivenRoles) {
  const byName = isAmong(role.roleName, defaultRoles);
  if (codes === null) return byName;
  const more = sql`select from ${rolePrivilege} rp where rp.role_id = ${role.id} and rp.privilege_code <> all(${sql.param([...codes])})`;
  return or(byName, and(not(isAmong(role.roleName, DEFAULTS)), sql`not exists (${more})`));
}

/** Roles by name. A company's are its own and those of everyone; `given` narrows to those the caller may give. */
export const listRoles = defineList<
  Contract["roles"]["all"],
  { readonly given?: GivenRoles | null }
>({
  from: role,
  id: role.id,
  select: (tx) => tx.select(FIELDS).from(role),
  tenantFilter,
  filters: {
    companyId: ofCompany,
    given: amongGiven,
  },
  sorts: { roleName: shownRoleName },
  sortedBy: "roleName",
  search: [shownRoleName, role.roleName],
});

/** One role inside the scope, as calls read and create it. */
export const roleRecord = defineRecord({
  noun: "role",
  table: role,
  id: role.id,
  select: (tx) => tx.select(FIELDS).from(role),
  tenantFilter,
});

/** Whether the company (null: everyone) has a role of this name, compared as names are (WIRE-T3). */
export async function hasRoleNamed(
  tx: Tx,
  companyId: string | null,
  roleName: string,
): Promise<boolean> {
  const owner = companyId === null ? isNull(role.companyId) : eq(role.companyId, companyId);
  const named = isNamed(role.roleName, roleName);
  return (await tx.$count(role, and(owner, named))) > 0;
}

/** Which of these codes are known. */
export async function knownPrivileges(
  tx: Tx,
  codes: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await tx
    .select({ code: privilege.privilegeCode })
    .from(privilege)
    .where(isAmong(privilege.privilegeCode, codes));
  return new Set(rows.map(({ code }) => code));
}

/** Inserts unknown privileges under their codes (ROLE-C2); they are shown from then on, and grant nothing (ACCESS-P4). */
export async function insertPrivileges(tx: Tx, privileges: readonly Privilege[]): Promise<void> {
  if (privileges.length > 0)
    await tx
      .insert(privilege)
      .values(privileges.map((each) => ({ ...each, id: each.privilegeCode })))
      .onConflictDoNothing();
}

/** Gives a new role these privileges, all of which are stored (`insertPrivileges`). */
export async function grantPrivileges(
  tx: Tx,
  roleId: string,
  codes: readonly string[],
): Promise<void> {
  await tx.insert(rolePrivilege).values(codes.map((privilegeCode) => ({ roleId, privilegeCode })));
}

/** The privileges there are; `codes` narrows to those that the caller holds. */
export const listPrivileges = defineList<
  Contract["users"]["privileges"],
  { readonly codes?: readonly string[] | null }
>({
  from: privilege,
  id: privilege.id,
  select: (tx) =>
    tx
      .select({
        id: privilege.id,
        privilegeCode: privilege.privilegeCode,
        privilegeName: privilege.privilegeName,
      })
      .from(privilege),
  tenantFilter: "none",
  filters: {
    codes: (codes) => isAmong(privilege.privilegeCode, codes),
  },
  sorts: { privilegeName: privilege.privilegeName, privilegeCode: privilege.privilegeCode },
  sortedBy: "privilegeName",
  search: [privilege.privilegeName, privilege.privilegeCode],
});
