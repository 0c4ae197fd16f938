import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "@tanstack/react-router";
import { lastSearch, rememberAddress } from "../../session/last-addresses.ts";
import type { Address } from "../address.ts";
import type { ListDefinition } from "../list/list-definition.ts";
import { listSearch, readListState } from "../list/list-state.ts";
import { pageQuery, type ListQuery } from "../list/use-list-rows.ts";

export interface NeighboursInput<Row> {
  readonly list: ListDefinition;
  /** The page of the list, whose last address says which rows it showed. */
  readonly path: Address["to"];
  readonly query: ListQuery<Row>;
  /** The row that is shown, as its page names it. */
  readonly id: string;
  /** The page of a row. */
  readonly link: (row: Row) => Address;
}

/** Where a thing is in the list that it was opened from. */
export interface Neighbours {
  readonly position: number;
  readonly total: number;
  /** Turns to the one before or after; undefined at an end of the list. */
  readonly previous: (() => void) | undefined;
  readonly next: (() => void) | undefined;
}

/** The place of a thing in its list as this tab last showed it, across its pages (SCREEN-R2). Null if it is not among those rows. */
export function useNeighbours<Row>(input: NeighboursInput<Row>): Neighbours | null {
  const { list, path, query, id, link } = input;
  const queries = useQueryClient();
  const navigate = useNavigate();
  const search = lastSearch(path);
  const state = readListState(list, search ?? {});
  const listed = useQuery({ ...pageQuery(query, state), enabled: search !== undefined });
  const rows = listed.data?.rows ?? [];
  const total = listed.data?.total ?? 0;
  const at = rows.findIndex((row) => link(row).search?.["id"] === id);
  if (at < 0) return null;
  // the page that is left is replaced, so that Back leads to the list
  const open = (row: Row) => {
    const { to, search: named = {} } = link(row);
    void navigate({ to, search: named, replace: true });
  };
  const turn = async (page: number, end: 0 | -1) => {
    const turned = { ...state, page };
    const response = await queries.fetchQuery(pageQuery(query, turned)).catch(() => null);
    const row = response?.rows.at(end);
    if (row === undefined) return;
    rememberAddress(path, { ...search, ...listSearch(list, turned) });
    open(row);
  };
  const to = (index: number): (() => void) | undefined => {
    const row = rows[index];
    if (row !== undefined) return () => open(row);
    if (index < 0) return state.page > 1 ? () => void turn(state.page - 1, -1) : undefined;
    return state.page * state.size < total ? () => void turn(state.page + 1, 0) : undefined;
  };
  return {
    position: (state.page - 1) * state.size + at + 1,
    total,
    previous: to(at - 1),
    next: to(at + 1),
  };
}
