import { DEFAULT_ROLES } from "@marquee/domain/access/default-roles";
import { ROLE_TITLES } from "@marquee/domain/access/titles";
import { sql } from "drizzle-orm";
import { role } from "../schema/schema.ts";

const cases = DEFAULT_ROLES.map(
  ({ roleName }) => sql`when ${roleName}::text then ${ROLE_TITLES[roleName]}::text`,
);

/** A role by the name that screens show, to sort and find it by (ROLE-T1). */
export const shownRoleName = sql<string>`case ${role.roleName} ${sql.join(cases, sql` `)} else ${role.roleName} end`;
