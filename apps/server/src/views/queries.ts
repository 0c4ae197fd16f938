import type { Contract } from "@marquee/api/contract/contract";
import { and, eq, ne, sql } from "drizzle-orm";
import { isNamed } from "../platform/database/letters.ts";
import { defineList } from "../platform/lists/define-list.ts";
import { defineRecord } from "../platform/records/define-record.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { ofPersonInScope } from "../platform/tenancy/with-scope.ts";
import { savedView } from "../schema/schema.ts";

const FIELDS = {
  id: savedView.id,
  list: savedView.list,
  name: savedView.name,
  query: savedView.query,
} as const;

const tenantFilter = (scope: Scope) => ofPersonInScope(scope, savedView.userId);

/** What is the caller's own: those who act across companies read no views of others either (VIEW-A1). */
const ownedBy = (email: string) => eq(savedView.userId, email);

/** The views of one user, by name. */
export const listViews = defineList<Contract["views"]["all"], { readonly owner: string }>({
  from: savedView,
  id: savedView.id,
  select: (tx) => tx.select(FIELDS).from(savedView),
  tenantFilter,
  filters: { owner: ownedBy, list: (list) => eq(savedView.list, list) },
  sorts: { name: savedView.name },
  sortedBy: "name",
  search: [savedView.name],
});

/** One view of this user, as calls read, create and change it. */
export const viewRecord = (email: string) =>
  defineRecord({
    noun: "view",
    table: savedView,
    id: savedView.id,
    select: (tx) => tx.select(FIELDS).from(savedView),
    tenantFilter: (scope) => and(tenantFilter(scope), ownedBy(email)) ?? ownedBy(email),
  });

const ofList = ({ scope, user }: RequestContext, list: string) =>
  and(tenantFilter(scope), ownedBy(user.email), eq(savedView.list, list));

/** Serializes the creates of a user's views until the transaction ends, so that they are counted. */
export async function lockViews({ tx, user }: RequestContext): Promise<void> {
  const key = `views ${user.email}`;
  await tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`);
}

/** How many views the caller has of a list, and of all lists. */
export async function countViews(context: RequestContext, list: string) {
  const { scope, tx, user } = context;
  const ofAll = await tx.$count(savedView, and(tenantFilter(scope), ownedBy(user.email)));
  return { ofList: await tx.$count(savedView, ofList(context, list)), ofAll };
}

/** Whether another view of the caller's list has this name, compared as names are (WIRE-T3). */
export async function isNameTaken(
  context: RequestContext,
  { id, list, name }: { readonly id: string; readonly list: string; readonly name: string },
): Promise<boolean> {
  const named = isNamed(savedView.name, name);
  const others = and(ofList(context, list), named, ne(savedView.id, id));
  return (await context.tx.$count(savedView, others)) > 0;
}

/** Removes a view of the caller; false if there is none with this id. */
export async function deleteView(
  { tx, scope, user }: RequestContext,
  id: string,
): Promise<boolean> {
  const { rowCount } = await tx
    .delete(savedView)
    .where(and(tenantFilter(scope), ownedBy(user.email), eq(savedView.id, id)));
  return rowCount === 1;
}
