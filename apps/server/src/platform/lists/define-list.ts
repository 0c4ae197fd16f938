import type { SortOf } from "@marquee/api/http/call";
import { and, inArray, type SQL, type SQLWrapper } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import type { Tx } from "../database/typed.ts";
import { Refusal } from "../refusal/refusal.ts";
import type { Scope } from "../tenancy/scope.ts";
import type { QueryContext } from "../tenancy/request-context.ts";
import { foundByIndex, type SearchedTable } from "./found-by-index.ts";
import {
  cutToPage,
  holdsText,
  sortOrder,
  pageRange,
  countTotal,
  type ListQuery,
  type SortColumns,
} from "./list-query.ts";
import type { FiltersOf, List, ListCall } from "./listing.ts";

/** A selection that awaits its condition and its order, as drizzle writes them. */
interface Selection<Ordered> {
  readonly where: (condition: SQL | undefined) => {
    readonly orderBy: (...order: SQL[]) => Ordered;
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
  /** What of the table the caller may see. A table without company data is open to every caller. */
  readonly tenantFilter: ((scope: Scope) => SQL | undefined) | "none";
  /** What each filter holds of a row; one that is absent or null holds back nothing. */
  readonly filters: {
    readonly [Name in keyof Filters]-?: (
      value: NonNullable<Filters[Name]>,
      context: QueryContext,
    ) => SQL | undefined;
  };
  /** The columns a caller may sort by, under the names that callers use (LIST-S1). */
  readonly sorts: SortColumns<Sort>;
  /** The default order: a name of `sorts`, `-` before it for descending, or columns of its own. */
  readonly sortedBy: string | readonly SQL[];
  /** Where `q` looks (LIST-Q1). */
  readonly search: readonly (PgColumn | SQL)[];
  /** The table whose index finds what may hold the text, where there are so many rows that reading all is slow (LIST-Q5). */
  readonly searchIndex?: SearchedTable;
  readonly counts?: Counts<Filters>;
  /** What the total counts, if a filter or the search reads joined tables, too. */
  readonly counted?: (tx: Tx) => { readonly where: (condition: SQL | undefined) => Countable };
  /**
   * Finds the ids of a page before its rows are read, for tables with so many rows that what is passed over on the way
   * counts. Joined to nothing but what it is sorted by.
   */
  readonly ids?: (tx: Tx, sort: string) => Selection<SQLWrapper>;
}

interface Countable {
  readonly as: (alias: string) => Parameters<Tx["$count"]>[0];
}

/** The name that a listing is sorted by; nothing if the list has an order of its own. */
const requestedSort = <Filters, Row>(
  { sortedBy }: ListDescription<Filters, Row>,
  { sort }: ListQuery,
): string => sort ?? (typeof sortedBy === "string" ? sortedBy : "");

function orderFor<Filters, Row>(
  list: ListDescription<Filters, Row>,
  listing: ListQuery,
): readonly SQL[] | Refusal {
  const { sortedBy, sorts, id } = list;
  return listing.sort === undefined && typeof sortedBy !== "string"
    ? sortedBy
    : sortOrder(requestedSort(list, listing), sorts, id);
}

/** What one filter of a listing holds; undefined if the listing does not name it. */
function filterCondition<Filters, Row, Name extends keyof Filters>(
  { filters }: ListDescription<Filters, Row>,
  name: Name,
  listing: Filters,
  context: QueryContext,
): SQL | undefined {
  const value = listing[name];
  return value === null || value === undefined ? undefined : filters[name](value, context);
}

/** Every condition of a listing but the one that its counts do not heed. */
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
    list.searchIndex && foundByIndex(list.searchIndex, list.id, listing.q),
    holdsText(listing.q, list.search),
  );
}

/** The page in its order. */
function selectPage<Filters, Row>(
  list: ListDescription<Filters, Row>,
  tx: Tx,
  listing: ListQuery & Filters,
  where: SQL | undefined,
  order: readonly SQL[],
): PromiseLike<readonly Row[]> {
  if (list.ids) {
    const ids = list
      .ids(tx, requestedSort(list, listing))
      .where(where)
      .orderBy(...order);
    return list
      .select(tx, listing)
      .where(inArray(list.id, cutToPage(ids, listing)))
      .orderBy(...order);
  }
  const { limit, offset } = pageRange(listing);
  return list
    .select(tx, listing)
    .where(where)
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
}

/**
 * Makes the list that a description defines, of the rows of these calls: one statement for a page, and at most one more for
 * its total or its counts. It does not compile without a filter that an address of the calls names,
 * or without a column that their contract sorts by.
 */
export function defineList<C extends ListCall, Own = unknown, Row = C["response"]["Type"]>(
  list: ListDescription<FiltersOf<C, Own>, Row, SortOf<C>>,
): List<FiltersOf<C, Own>, Row> {
  const { sortedBy } = list;
  if (typeof sortedBy === "string" && sortOrder(sortedBy, list.sorts, list.id) instanceof Refusal)
    throw new Error(`a list is sorted by ${sortedBy}, which is none of its sorts`);
  return async (context, listing) => {
    const order = orderFor(list, listing);
    if (order instanceof Refusal) return order;
    const { tx } = context;
    const filter = combineFilters(list, context, listing);
    const { counts } = list;
    if (counts) {
      const listed = and(filter, filterCondition(list, counts.by, listing, context));
      // Neither waits for the other: the connection pipelines them.
      const [rows, all] = await Promise.all([
        selectPage(list, tx, listing, listed, order),
        counts.read(context, filter, listing),
      ]);
      const total = counts.listed(listing).reduce((sum, name) => sum + (all[name] ?? 0), 0);
      return { rows, total, counts: all };
    }
    const rows = await selectPage(list, tx, listing, filter, order);
    const countAll = () =>
      tx.$count(
        list.counted?.(tx).where(filter).as("listed") ?? list.from,
        list.counted ? undefined : filter,
      );
    return { rows, total: await countTotal(listing, rows, countAll) };
  };
}
