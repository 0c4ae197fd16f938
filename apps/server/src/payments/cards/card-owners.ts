import type { Contract } from "@marquee/api/contract/contract";
import { eq, sql } from "drizzle-orm";
import { defineList } from "../../platform/lists/define-list.ts";
import { inScope } from "../../platform/tenancy/with-scope.ts";
import { appUser, role } from "../../schema/schema.ts";

const FIELDS = {
  email: appUser.email,
  name: appUser.name,
  roleName: role.roleName,
  cards: sql<number>`(select count(*)::int from saved_card where saved_card.user_id = app_user.email)`,
} as const;

/** The users of a company (`null`: every user), with how many cards each has saved (PAYSRV-K15). */
export const listCardOwners = defineList<Contract["payments"]["cardOwners"]>({
  from: appUser,
  id: appUser.email,
  select: (tx) => tx.select(FIELDS).from(appUser).leftJoin(role, eq(role.id, appUser.roleId)),
  tenantFilter: (scope) => inScope(scope, appUser.companyId),
  filters: { companyId: (companyId) => eq(appUser.companyId, companyId) },
  sorts: { name: appUser.name, email: appUser.email },
  sortedBy: "name",
  search: [appUser.name, appUser.email],
});
