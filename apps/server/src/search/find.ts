import { matchFit } from "@marquee/domain/search/rank";
import {
  invoiceParts,
  LONGEST_SEARCH,
  MOST_COMPARED,
  MOST_OF_A_KIND,
  MOST_OF_ONE_KIND,
  searchedKinds,
} from "@marquee/domain/search/search-kinds";
import type { SearchHit, SearchKind } from "@marquee/domain/search/search.schema";
import { searchWords } from "@marquee/domain/wire/typed-text";
import { and, asc, desc, eq, ilike, sql, type SQL } from "drizzle-orm";
import { isoText } from "../platform/database/iso-text.ts";
import { amongNewest, MOST_LOOKED_THROUGH } from "../platform/lists/among-newest.ts";
import { holdsText, searchPattern } from "../platform/lists/list-query.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import type { Scope } from "../platform/tenancy/scope.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { beginningIds, fewCompared, newestIds } from "./find-among-many.ts";
import { SOURCES, type Source } from "./sources.ts";

/** What no name is as bad as. */
const NO_FIT = 9;

const tenantFilter = (scope: Scope, { owner }: Source): SQL | undefined =>
  owner === null ? undefined : inScope(scope, owner.companyId, owner.storeId);

const inBranch = (scope: Scope, { ofBranch }: Source): SQL | undefined =>
  ofBranch !== undefined && scope.kind === "company" && scope.storeId !== null
    ? eq(ofBranch, scope.storeId)
    : undefined;

/** An invoice by the parts of its number, in their order (SEARCH-F4); undefined if the text is not such parts. */
function holdsParts(kind: SearchKind, { search: [number] }: Source, q: string): SQL | undefined {
  const parts = invoiceParts(q);
  if (kind !== "invoices" || parts.length < 2 || number === undefined) return undefined;
  return ilike(number, parts.map((part) => searchPattern(part) ?? "").join(""));
}

/**
 * Names that are the text, begin with it or have a word that begins with it come first of all that fit, so that they are among
 * those that are read. What is read is put in order by the domain (SEARCH-R1).
 */
function byFit({ label }: Source, q: string): SQL {
  const begins = (searchPattern(searchWords(q).join(" ")) ?? "").slice(1);
  const fits = (pattern: string) => sql`marquee_fold(${label}) like ${pattern}`;
  return sql`case when ${fits(begins.slice(0, -1))} then 0 when ${fits(begins)} then 1 when ${fits(`% ${begins}`)} then 2 else 3 end`;
}

/** The rows of a kind for which a condition holds, those that fit best first, each with how many there are. */
async function readHits(
  { tx, now }: RequestContext,
  kind: SearchKind,
  q: string,
  condition: SQL | undefined,
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
      total: sql<number>`count(*) over ()`.mapWith(Number),
      createdOn: sql<string>`${createdOn}`.mapWith(isoText),
    })
    .from(from)
    .$dynamic();
  const rows = await joins
    .reduce((query, { table, on }) => query.leftJoin(table, on), base)
    .where(condition)
    .orderBy(byFit(source, q), desc(createdOn), asc(id))
    .limit(MOST_OF_ONE_KIND);
  return rows.map((row): SearchHit => ({ kind, ...row }));
}

/** The hits of one kind, the best first: in one statement, or in three where there are too many to compare (SEARCH-F2, SEARCH-F6). */
async function findKind(
  context: RequestContext,
  kind: SearchKind,
  q: string,
): Promise<readonly SearchHit[]> {
  const source = SOURCES[kind];
  const { scope, tx } = context;
  const visible = and(tenantFilter(scope, source), inBranch(scope, source), source.where);
  const ofParts = holdsParts(kind, source, q);
  const fitting = ofParts ?? holdsText(q, source.search);
  const read = (ids: SQL | undefined) => readHits(context, kind, q, and(visible, ids));
  const { many } = source;
  if (many === undefined) return read(fitting);
  const byWords = ofParts ? undefined : fewCompared(many, q);
  const most = ofParts ? MOST_LOOKED_THROUGH : MOST_COMPARED;
  const compared = await read(and(byWords ?? amongNewest(tx, many, visible, most), fitting));
  const counted = compared[0]?.total ?? 0;
  if (byWords !== undefined && counted <= MOST_COMPARED) return compared;
  const others = await Promise.all(
    [beginningIds(tx, many, q, visible), byWords && newestIds(tx, many, visible, fitting)].flatMap(
      (ids) => (ids === undefined ? [] : [read(ids)]),
    ),
  );
  const hits = new Map([...others.flat(), ...compared].map((hit) => [hit.id, hit]));
  const total =
    counted > MOST_COMPARED
      ? { total: MOST_COMPARED, isMore: true }
      : { total: Math.max(counted, hits.size) };
  return [...hits.values()].map((hit) => ({ ...hit, ...total }));
}

/** What is looked for: a text, of all kinds or of one. */
interface Searched {
  readonly q?: string | undefined;
  readonly type?: SearchKind | undefined;
}

/** What fits the text of everything that the caller may see, or of one kind of it (SEARCH-F1 to SEARCH-F6). */
export async function find(
  context: RequestContext,
  { q: typed = "", type: only }: Searched,
): Promise<readonly SearchHit[]> {
  const q = typed.trim();
  if (q === "" || q.length > LONGEST_SEARCH) return [];
  const kinds = searchedKinds(context.user).filter((kind) => only === undefined || kind === only);
  const most = only === undefined ? MOST_OF_A_KIND : MOST_OF_ONE_KIND;
  const fit = (hit: SearchHit) => matchFit(hit, q) ?? NO_FIT;
  const found = await Promise.all(kinds.map((kind) => findKind(context, kind, q)));
  return found.flatMap((hits) =>
    hits.toSorted((one, other) => fit(one) - fit(other)).slice(0, most),
  );
}
