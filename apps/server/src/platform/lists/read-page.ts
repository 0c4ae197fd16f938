import type { Page } from "@marquee/api/http/call";
import { pageOf, totalOf, type ListQuery } from "./list-query.ts";

/** A selection in its order, not cut to a page yet. */
export interface OrderedRows<Row> {
  readonly limit: (limit: number) => {
    readonly offset: (offset: number) => PromiseLike<readonly Row[]>;
  };
}

/** The page of a list that was asked for, and how many rows it has in all; `count` is asked only where that is open. */
export async function readPage<Row>(
  listing: ListQuery,
  ordered: OrderedRows<Row>,
  count: () => Promise<number>,
): Promise<Page<Row>> {
  const { limit, offset } = pageOf(listing);
  const rows = await ordered.limit(limit).offset(offset);
  return { rows, total: await totalOf(listing, rows, count) };
}
