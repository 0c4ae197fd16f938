import { foldText } from "@marquee/domain/wire/typed-text";
import { matchFit } from "@marquee/domain/search/rank";
import {
  invoiceParts,
  LONGEST_SEARCH,
  MOST_OF_A_KIND,
  searchedKinds,
} from "@marquee/domain/search/search-kinds";
import type { SearchHit, SearchKind } from "@marquee/domain/search/search.schema";
import { and, asc, desc, eq, ilike, sql, type SQL } from "drizzle-orm";
import { holdsText, searchPattern } from "../platform/lists/list-query.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { SOURCES, type Source } from "./sources.ts";

/** So many are read of a kind, and the best of them answered. */
const READ = 20;
/** What no name is as bad as. */
const NO_FIT = 9;

const tenantFilter = (scope: Scope, { owner }: Source): SQL | undefined =>
  owner === null ? undefined : inScope(scope, owner.companyId, owner.storeId);

const inBranch = (scope: Scope, { ofBranch }: Source): SQL | undefined =>
  ofBranch !== undefined && scope.kind === "company" && scope.storeId !== null
    ? eq(ofBranch, scope.storeId)
    : undefined;

/** What a kind is searched by: an invoice also by the parts of its number, in their order (SEARCH-F4). */
function holds(kind: SearchKind, { search }: Source, q: string): SQL | undefined {
  const parts = invoiceParts(q);
  const [number] = search;
  if (kind !== "invoices" || parts.length < 2 || number === undefined) return holdsText(q, search);
  return ilike(number, parts.map((part) => searchPattern(part) ?? "").join(""));
}

/** Names that begin with the text come first, so that they are among those that are read. */
const beginsWith = ({ label }: Source, q: string): SQL =>
  sql`(marquee_fold(${label}) like ${`${(searchPattern(foldText(q)) ?? "").slice(1)}`}) desc`;

/** The hits of one kind, the best first, in one statement (SEARCH-F2). */
async function findKind(
  { tx, scope, now }: RequestContext,
  kind: SearchKind,
  q: string,
): Promise<readonly SearchHit[]> {
  const source = SOURCES[kind];
  const { from, id, label, detail, createdOn, joins, status, type } = source;
  const base = tx
    .select({
      id: sql<string>`${id}`,
      label: sql<string>`${label}`,
      detail: sql<string>`coalesce(${detail}, '')`,
      status: sql<SearchHit["status"]>`${status?.(now) ?? sql`null`}`,
      type: sql<string | null>`${type ?? sql`null`}`,
      createdOn: sql<string>`${createdOn}`.mapWith((at: string) => new Date(at).toISOString()),
    })
    .from(from)
    .$dynamic();
  const joined = joins.reduce((query, { table, on }) => query.leftJoin(table, on), base);
  const rows = await joined
    .where(
      and(
        tenantFilter(scope, source),
        inBranch(scope, source),
        source.where,
        holds(kind, source, q),
      ),
    )
    .orderBy(...(source.isLarge ? [] : [beginsWith(source, q)]), desc(createdOn), asc(id))
    .limit(READ);
  return rows
    .map((row): SearchHit => ({ kind, ...row }))
    .toSorted((one, other) => (matchFit(one, q) ?? NO_FIT) - (matchFit(other, q) ?? NO_FIT))
    .slice(0, MOST_OF_A_KIND);
}

/** What fits the text of everything that the caller may see (SEARCH-F1 to SEARCH-F4). */
export async function find(
  context: RequestContext,
  typed: string | undefined,
): Promise<readonly SearchHit[]> {
  const q = typed?.trim() ?? "";
  if (q === "" || q.length > LONGEST_SEARCH) return [];
  const found = await Promise.all(
    searchedKinds(context.user).map((kind) => findKind(context, kind, q)),
  );
  return found.flat();
}
