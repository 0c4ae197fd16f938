import { and, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { besideKey, orderTerms, type ListOrder, type PageKey, type Side } from "./list-order.ts";
import { pageRange, type ListQuery } from "./list-query.ts";
import { readKey } from "./page-key.ts";

/** Which rows of a list a page has: in which order they are read, from which place on, and how many. */
export interface Cut {
  readonly beside: SQL | undefined;
  readonly order: readonly SQL[];
  readonly limit: number;
  readonly offset: number;
  /** The rows are read from the end of the list, and come in the reverse of its order. */
  readonly isBackwards: boolean;
}

/** The order of a list: one that a caller can ask for, or terms of the list's own, which nothing but a page's number finds. */
export type Ordered = ListOrder | readonly SQL[];

/** Whether a caller can ask for the order, so that it has keys and an end to read from. */
export const isListOrder = (order: Ordered): order is ListOrder => "isDescending" in order;

/** The terms by which a whole statement is ordered. */
export const forwards = (order: Ordered): readonly SQL[] =>
  isListOrder(order) ? orderTerms(order) : order;

/** The row that a page is beside, if the caller names one of this order; null if the page is found by its number. */
export interface Neighbour {
  readonly key: PageKey;
  readonly side: Side;
}

/** The row that a request names as the one before or after its page; null if it names none. */
export function neighbourOf(order: Ordered, listing: ListQuery): Neighbour | null {
  if (!isListOrder(order)) return null;
  for (const side of ["after", "before"] as const) {
    const key = readKey(listing[side], order);
    if (key) return { key, side };
  }
  return null;
}

/** The page beside a row: as many rows as a page has, whatever was added or removed before them (LIST-P2). */
export const cutBeside = (order: Ordered, listing: ListQuery, { key, side }: Neighbour): Cut => ({
  beside: isListOrder(order) ? besideKey(order, key, side) : undefined,
  order: isListOrder(order) ? orderTerms(order, side === "before") : order,
  limit: pageRange(listing).limit,
  offset: 0,
  isBackwards: side === "before",
});

/** The page of a number. In the second half of a list it is read from the end, if it is known how long the list is (LIST-P3). */
export function cutByNumber(order: Ordered, listing: ListQuery, total: number | null): Cut {
  const { limit, offset } = pageRange(listing);
  const left = total === null ? Infinity : total - offset - limit;
  if (!isListOrder(order) || left >= offset)
    return { beside: undefined, order: forwards(order), limit, offset, isBackwards: false };
  return {
    beside: undefined,
    order: orderTerms(order, true),
    limit: Math.max(0, limit + Math.min(0, left)),
    offset: Math.max(0, left),
    isBackwards: true,
  };
}

/** The sizes that our screens request. Others are values, so that a caller's numbers make no new statements. */
const USUAL_SIZES = new Set([5, 10, 20, 25, 50, 100, 200, 1000]);

/** A selection cut to its page. A usual size is in the text, since a generic plan cannot use a value. */
export function cutToPage(rows: SQLWrapper, { limit, offset }: Cut): SQL {
  const most = USUAL_SIZES.has(limit) ? sql.raw(String(limit)) : sql`${limit}`;
  const passed = offset > 0 ? sql` offset ${offset}` : sql``;
  return sql`(${rows} limit ${most}${passed})`;
}

/** The condition of a page's statement: that of the list, and the row it is beside. */
export const inCut = (where: SQL | undefined, { beside }: Cut): SQL | undefined =>
  and(where, beside);
