import type { Page } from "@marquee/api/http/call";
import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import type { ListRequest, ListState } from "./list-definition.ts";
import { listRequest } from "./list-state.ts";

/** Fetches one page of a list. */
export type FetchRows<Row> = (request: ListRequest, signal?: AbortSignal) => Promise<Page<Row>>;

/** Enough for one call; a longer list is fetched in several. */
const MOST_PER_CALL = 1000;

/** How the rows of a state are fetched and kept. */
const rowsOf = <Row>(key: readonly unknown[], state: ListState, fetchRows: FetchRows<Row>) =>
  queryOptions({
    queryKey: [...key, state],
    queryFn: ({ signal }) => fetchRows(listRequest(state), signal),
  });

/** The rows of the page shown. The old ones stay while the new ones come. */
export function useListRows<Row>(
  key: readonly unknown[],
  state: ListState,
  fetchRows: FetchRows<Row>,
) {
  return useQuery({
    ...rowsOf(key, state, fetchRows),
    // Rows of another kind never stand in for these.
    placeholderData: (old, query) => (query?.queryKey[0] === key[0] ? old : undefined),
  });
}

/** Asks for the rows of a state that the screen is about to show; resolves once they are there, or will not come. */
export function useAskAhead<Row>(key: readonly unknown[], fetchRows: FetchRows<Row>) {
  const queries = useQueryClient();
  return (state: ListState): Promise<void> => queries.prefetchQuery(rowsOf(key, state, fetchRows));
}

/** Every row that fits the state, whatever the page. */
export async function everyRow<Row>(
  state: ListState,
  fetchRows: FetchRows<Row>,
): Promise<readonly Row[]> {
  const rows: Row[] = [];
  for (let page = 1; ; page++) {
    const answer = await fetchRows(listRequest({ ...state, page, size: MOST_PER_CALL }));
    rows.push(...answer.rows);
    if (answer.rows.length === 0 || rows.length >= answer.total) return rows;
  }
}
