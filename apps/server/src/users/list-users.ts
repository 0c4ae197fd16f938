import type { Page } from "@marquee/api/http/call";
import type { User } from "@marquee/domain/users/user.schema";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { appUser } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { WIRE } from "./queries.ts";

const SORT = { name: appUser.name, email: appUser.email, createdOn: appUser.createdOn } as const;

/** Colleagues may be named across the branches of a company, so the walls hold the company; a list is of one's branch. */
const ofBranch = (scope: Scope) =>
  scope.kind === "company" && scope.storeId !== null
    ? eq(appUser.storeId, scope.storeId)
    : undefined;

/** The people of a company (`null`: everybody) inside the scope, by name unless asked otherwise (USER-L1). */
export async function listUsers(
  tx: Tx,
  scope: Scope,
  companyId: string | null,
  query: ListQuery,
): Promise<Page<User> | Refusal> {
  const order = orderOf(query.sort ?? "name", SORT, appUser.email);
  if (order instanceof Refusal) return order;
  const where = and(
    inScope(scope, appUser.companyId),
    ofBranch(scope),
    companyId === null ? undefined : eq(appUser.companyId, companyId),
    holdsText(query.q, [appUser.name, appUser.email, appUser.mobileNo]),
  );
  const rows = tx
    .select(WIRE)
    .from(appUser)
    .where(where)
    .orderBy(...order);
  return readPage(query, rows, () => tx.$count(appUser, where));
}
