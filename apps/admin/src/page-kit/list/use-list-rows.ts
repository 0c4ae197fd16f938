import type { CallOptions } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import {
  hashKey,
  queryOptions,
  type QueryClient,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useCallback, useState } from "react";
import type { ListRequest, ListState } from "./list-definition.ts";
import { type BesideRow, listRequest } from "./list-state.ts";

/** Fetches one page of a list; the options go on to the call. */
export type FetchRows<Row> = (request: ListRequest, options: CallOptions) => Promise<Page<Row>>;

/** How the rows of a list are read: a feature makes it in its `<noun>.queries.ts`. */
export interface ListQuery<Row> {
  /** The noun first, as saves and changes on the server invalidate by it; then whatever else the rows depend on. */
  readonly queryKey: readonly [noun: string, ...scope: readonly unknown[]];
  readonly fetchRows: FetchRows<Row>;
}

/** Enough for one call; a longer list is fetched in several. */
const MOST_PER_CALL = 1000;

/** The rows of a state, as the cache has them. */
export const pageQuery = <Row>({ queryKey, fetchRows }: ListQuery<Row>, state: ListState) => {
  const keyOf = (page: number) => [...queryKey, { ...state, page }];
  /** Where the page is by the pages beside it that the user has seen; the first page is where the list begins. */
  const besideSeen = (queries: QueryClient) => {
    const seenKeys = (page: number) => queries.getQueryData<Page<Row>>(keyOf(page))?.keys;
    if (state.page === 1) return {};
    const [before, behind] = [seenKeys(state.page - 1), seenKeys(state.page + 1)];
    if (before) return { after: before.last };
    return behind ? { before: behind.first } : {};
  };
  return queryOptions({
    queryKey: keyOf(state.page),
    queryFn: ({ signal, client }) => fetchRows(listRequest(state, besideSeen(client)), { signal }),
  });
};

/** The rows of the page shown. The old ones stay while the new ones come. */
export function useListRows<Row>(rows: ListQuery<Row>, state: ListState) {
  return useQuery({
    ...pageQuery(rows, state),
    // Rows of another kind are never shown for these.
    placeholderData: (old, query) => (query?.queryKey[0] === rows.queryKey[0] ? old : undefined),
  });
}

/** The first of the queries with the same key: a screen makes one in each render. */
export function useSameRows<Row>(rows: ListQuery<Row>): ListQuery<Row> {
  const [same, setSame] = useState(rows);
  if (hashKey(same.queryKey) === hashKey(rows.queryKey)) return same;
  setSame(rows);
  return rows;
}

/** Fetches the rows of a state that the address has just got, while the router still works on it. */
export function usePrefetchRows<Row>(rows: ListQuery<Row>) {
  const queries = useQueryClient();
  return useCallback(
    (state: ListState) => void queries.prefetchQuery(pageQuery(rows, state)),
    [queries, rows],
  );
}

/** Every row that fits the state, whatever the page; the first `most` if there are more. */
export async function everyRow<Row>(
  state: ListState,
  fetchRows: FetchRows<Row>,
  most = Infinity,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  const size = Math.min(MOST_PER_CALL, most);
  let beside: BesideRow = {};
  for (let page = 1; ; page++) {
    const { keys, ...response } = await fetchRows(
      listRequest({ ...state, page, size }, beside),
      {},
    );
    rows.push(...response.rows);
    if (response.rows.length === 0 || rows.length >= most) return rows;
    const isLast = keys ? response.rows.length < size : rows.length >= response.total;
    if (isLast && !response.isMore) return rows;
    // the next page begins after the last row, so that each row comes once, whatever is added or removed meanwhile
    beside = keys ? { after: keys.last, page: undefined } : {};
  }
}
