import type { Page, SortOf } from "@marquee/api/http/call";
import { and, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { isAmong, isAmongFound } from "../database/is-among.ts";
import type { Tx } from "../database/typed.ts";
import { Refusal } from "../refusal/refusal.ts";
import type { QueryContext } from "../tenancy/request-context.ts";
import type { Scope } from "../tenancy/scope.ts";
import { countTotal } from "./count-total.ts";
import { findHits } from "./find-hits.ts";
import type { SearchedRows } from "./found-by-index.ts";
import { listOrder, type SortColumns } from "./list-order.ts";
import { holdsText, searchPattern, type ListQuery } from "./list-query.ts";
import type { FiltersOf, List, ListCall } from "./listing.ts";
import { cutToPage, forwards, inCut, isListOrder, type Cut, type Ordered } from "./page-cut.ts";
import { keysOf } from "./page-key.ts";
import { readPage, type Counted } from "./read-page.ts";

/** A selection that awaits its condition and its order, as drizzle writes them; what it selects, if it says so. */
interface Selection<Sorted> {
  readonly _?: { readonly selectedFields: unknown };
  readonly where: (condition: SQL | undefined) => {
    readonly orderBy: (...order: SQL[]) => Sorted;
  };
}

interface Cuttable<Row> {
  readonly limit: (limit: number) => {
    readonly offset: (offset: number) => PromiseLike<readonly Row[]>;
  };
}

/** How many rows every value of one filter would list, beside the list itself (LIST-C1). */
export interface Counts<Filters> {
  /** The filter that the counts do not heed. */
  readonly by: keyof Filters;
  /** Counts the rows behind `filter`, which is every condition of the list but that one. */
  readonly read: (
    context: QueryContext,
    filter: SQL | undefined,
    listing: ListQuery & Filters,
  ) => Promise<Readonly<Record<string, number>>>;
  /** The counts that make up the total of what is listed. */
  readonly listed: (listing: Filters) => readonly string[];
}

/** A list as a noun describes it. Page, sort, search, total and counts follow from it. */
export interface ListDescription<Filters, Row, Sort extends string = string> {
  readonly from: PgTable;
  /** Orders rows whose sorted values are equal (LIST-S2). */
  readonly id: PgColumn;
  readonly select: (
    tx: Tx,
    listing: ListQuery & Filters,
  ) => Selection<PromiseLike<readonly Row[]> & Cuttable<Row>>;
  /** The rows of the table that the caller may see. A table without company data is open to every caller. */
  readonly tenantFilter: ((scope: Scope) => SQL | undefined) | "none";
  /** What each filter holds of a row; one that is absent or null holds back nothing. */
  readonly filters: {
    readonly [Name in keyof Filters]-?: (
      value: NonNullable<Filters[Name]>,
      context: QueryContext,
      listing: Filters,
    ) => SQL | undefined;
  };
  /** The columns a caller may sort by, under the names that callers use (LIST-S1). */
  readonly sorts: SortColumns<Sort>;
  /** The default order: a name of `sorts`, `-` before it for descending, or columns of its own. */
  readonly sortedBy: string | readonly SQL[];
  /** Where `q` looks (LIST-Q1). */
  readonly search: readonly (PgColumn | SQL)[];
  /**
   * For tables with too many rows to compare all: the index that finds what may hold the text, if there is one (LIST-Q5), and
   * the column of their age (LIST-Q6). Their filters read no joined table.
   */
  readonly searched?: { readonly rows?: SearchedRows; readonly createdOn: PgColumn };
  readonly counts?: Counts<Filters>;
  /** What the listed rows come to, by the names of their amounts (LIST-C3). `listed` is every condition of the list. */
  readonly sums?: (tx: Tx, listed: SQL | undefined) => Promise<Readonly<Record<string, number>>>;
  /** The ids that the total counts, if a filter or the search reads joined tables, too. */
  readonly counted?: (tx: Tx) => { readonly where: (condition: SQL | undefined) => SQLWrapper };
  /** The total of a listing without a text, if a tally has it. */
  readonly tallied?: (context: QueryContext, listing: Filters) => Promise<number>;
  /**
   * Finds the ids of a page before its rows are read, for tables with so many rows that skipping those before the page
   * is slow. It joins nothing but what it is sorted by.
   */
  readonly ids?: (tx: Tx, sort: string) => Selection<SQLWrapper>;
}

/** The name that a listing is sorted by; nothing if the list has an order of its own. */
const requestedSort = <Filters, Row>(
  { sortedBy }: ListDescription<Filters, Row>,
  { sort }: ListQuery,
): string => sort ?? (typeof sortedBy === "string" ? sortedBy : "");

function orderFor<Filters, Row>(
  list: ListDescription<Filters, Row>,
  listing: ListQuery,
): Ordered | Refusal {
  const { sortedBy, sorts, id } = list;
  return listing.sort === undefined && typeof sortedBy !== "string"
    ? sortedBy
    : listOrder(requestedSort(list, listing), sorts, id);
}

/** What one filter of a listing holds; undefined if the listing does not name it. */
function filterCondition<Filters, Row, Name extends keyof Filters>(
  { filters }: ListDescription<Filters, Row>,
  name: Name,
  listing: Filters,
  context: QueryContext,
): SQL | undefined {
  const value = listing[name];
  return value === null || value === undefined ? undefined : filters[name](value, context, listing);
}

/** Every condition of a listing but its text and the one that its counts do not heed. */
function combineFilters<Filters, Row>(
  list: ListDescription<Filters, Row>,
  context: QueryContext,
  listing: ListQuery & Filters,
): SQL | undefined {
  const names = (Object.keys(list.filters) as (keyof Filters)[]).filter(
    (name) => name !== list.counts?.by,
  );
  return and(
    list.tenantFilter === "none" ? undefined : list.tenantFilter(context.scope),
    ...names.map((name) => filterCondition(list, name, listing, context)),
  );
}

/** Which of the rows that the filters leave hold the text, as far as they are compared with it. */
async function search<Filters, Row>(
  { from, id, search: columns, searched, counted }: ListDescription<Filters, Row>,
  tx: Tx,
  { q }: ListQuery,
  visible: SQL | undefined,
): Promise<{ readonly filter: SQL | undefined; readonly isMore?: boolean }> {
  const holds = holdsText(q, columns);
  if (!searched || !holds) return { filter: and(visible, holds) };
  const joined = counted ? { joined: counted(tx) } : {};
  const rows = { from, id, ...searched, ...joined };
  const { ids, isMore } = await findHits(tx, rows, q, visible, holds);
  return { filter: and(visible, isAmong(id, ids)), isMore };
}

/** The rows of a page, in the order of the list. */
async function readCut<Filters, Row>(
  list: ListDescription<Filters, Row>,
  tx: Tx,
  listing: ListQuery & Filters,
  where: SQL | undefined,
  order: Ordered,
  cut: Cut,
): Promise<readonly Row[]> {
  const condition = inCut(where, cut);
  if (list.ids) {
    const ids = list
      .ids(tx, requestedSort(list, listing))
      .where(condition)
      .orderBy(...cut.order);
    return (
      list
        .select(tx, listing)
        // as an array: the planner would join a subquery last, after many tables
        .where(isAmongFound(list.id, cutToPage(ids, cut)))
        .orderBy(...forwards(order))
    );
  }
  const rows = await list
    .select(tx, listing)
    .where(condition)
    .orderBy(...cut.order)
    .limit(cut.limit)
    .offset(cut.offset);
  return cut.isBackwards ? rows.toReversed() : rows;
}

/** How many rows there are behind `filter`: by status if the list has counts, else from its tally, or one by one. */
async function countListed<Filters, Row>(
  { from, id, counts, counted, tallied }: ListDescription<Filters, Row>,
  context: QueryContext,
  listing: ListQuery & Filters,
  filter: SQL | undefined,
): Promise<Counted> {
  const { tx } = context;
  if (counts) {
    const all = await counts.read(context, filter, listing);
    const total = counts.listed(listing).reduce((sum, name) => sum + (all[name] ?? 0), 0);
    return { total, counts: all };
  }
  if (tallied && searchPattern(listing.q) === null)
    return { total: await tallied(context, listing) };
  const rows = counted?.(tx).where(filter) ?? tx.select({ id }).from(from).where(filter);
  return countTotal(tx, rows);
}

/** The keys of a page's ends, if there are pages beside it and the order has keys. */
function pageKeys<Filters, Row>(
  list: ListDescription<Filters, Row>,
  tx: Tx,
  listing: ListQuery & Filters,
  order: Ordered,
  { total, rows }: { readonly total: number; readonly rows: readonly Row[] },
): Page<Row>["keys"] {
  if (total <= rows.length || !isListOrder(order)) return undefined;
  return keysOf(order, Object(list.select(tx, listing)._?.selectedFields), rows);
}

/**
 * Makes the list that a description defines, of the rows of these calls: one statement for a page, at most one more for its
 * total or its counts and one for its sums, and before them one or two that find what holds a text among very many rows. It
 * does not compile without a filter that an address of the calls names, or without a column that their contract sorts by.
 */
export function defineList<C extends ListCall, Own = unknown, Row = C["response"]["Type"]>(
  list: ListDescription<FiltersOf<C, Own>, Row, SortOf<C>>,
): List<FiltersOf<C, Own>, Row> {
  const { sortedBy, counts } = list;
  if (typeof sortedBy === "string" && listOrder(sortedBy, list.sorts, list.id) instanceof Refusal)
    throw new Error(`a list is sorted by ${sortedBy}, which is none of its sorts`);
  return async (context, listing) => {
    const order = orderFor(list, listing);
    if (order instanceof Refusal) return order;
    const { tx } = context;
    const visible = combineFilters(list, context, listing);
    const { filter, isMore = false } = await search(list, tx, listing, visible);
    const listed = counts
      ? and(filter, filterCondition(list, counts.by, listing, context))
      : filter;
    const [page, sums] = await Promise.all([
      readPage(order, listing, {
        rows: (cut) => readCut(list, tx, listing, listed, order, cut),
        count: () => countListed(list, context, listing, filter),
        hasCounts: counts !== undefined,
      }),
      list.sums?.(tx, listed),
    ]);
    const keys = pageKeys(list, tx, listing, order, page);
    return {
      ...page,
      ...(keys ? { keys } : {}),
      ...(isMore ? { moreMayMatch: true } : {}),
      ...(sums ? { sums } : {}),
    };
  };
}
