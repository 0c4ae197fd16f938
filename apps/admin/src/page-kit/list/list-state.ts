import { viewNames } from "@marquee/domain/views/view-query";
import type { SortingState } from "@tanstack/react-table";
import {
  COMPANY_NAMES,
  defineSearch,
  LIST_NAMES,
  prefixedName,
  RANGE_NAMES,
  type ScreenSearch,
} from "../screen-search.ts";
import type { ListDefinition, ListRequest, ListState } from "./list-definition.ts";

type Search = Readonly<Record<string, string | undefined>>;

const DEFAULT_SIZE = 10;

const wholeNumber = (text: string | undefined): number | null =>
  text !== undefined && /^[1-9]\d{0,5}$/.test(text) ? Number(text) : null;

const pageSizes = (list: ListDefinition): readonly number[] => list.sizes ?? [DEFAULT_SIZE, 25, 50];

const defaultSize = (list: ListDefinition): number => pageSizes(list)[0] ?? DEFAULT_SIZE;

const defaultTab = (list: ListDefinition): string | null => list.tabs?.[0]?.value ?? null;

const column = (sort: string): string => sort.replace(/^-/, "");

/** What the address calls a part of a list's state. */
export const addressName = ({ prefix }: Pick<ListDefinition, "prefix">, part: string): string =>
  prefix === undefined ? part : prefixedName(prefix, part);

/** The names of its address that a view of the list holds (VIEW-V5). */
export const namesOfView = ({
  filters = [],
  hasDates,
  hasCompany,
}: ListDefinition): readonly string[] =>
  viewNames([
    ...(hasCompany ? COMPANY_NAMES : []),
    ...filters.map(({ key }) => key),
    ...(hasDates ? RANGE_NAMES : []),
  ]);

/** What the address of a list may name. */
export const searchOfList = (list: ListDefinition): ScreenSearch => {
  const filters = (list.filters ?? []).map(({ key }) => key);
  return defineSearch(...[...LIST_NAMES, ...filters].map((part) => addressName(list, part)));
};

/** Reads the address of a list. What it does not know is as if it were not there. */
export function readListState(list: ListDefinition, search: Search): ListState {
  const at = (part: string) => search[addressName(list, part)];
  const [tab, sort] = [at("tab"), at("sort")];
  const size = wholeNumber(at("size"));
  const filters = (list.filters ?? []).flatMap(({ key, choices }) => {
    const value = at(key);
    const known = choices.some((choice) => choice.value === value);
    return value !== undefined && known ? [[key, value] as const] : [];
  });
  return {
    tab: list.tabs?.some(({ value }) => value === tab) ? (tab ?? null) : defaultTab(list),
    page: wholeNumber(at("page")) ?? 1,
    size: size !== null && pageSizes(list).includes(size) ? size : defaultSize(list),
    sort: sort && list.sortable.includes(column(sort)) ? sort : (list.defaultSort ?? null),
    q: (at("q") ?? "").slice(0, 200),
    filters: Object.fromEntries(filters),
  };
}

/** The address of a state. What is as it would be anyway is left out. */
export function listSearch(list: ListDefinition, state: ListState): Search {
  const differs = <Value>(value: Value, usual: Value) =>
    value === usual ? undefined : String(value);
  const named = {
    ...Object.fromEntries((list.filters ?? []).map(({ key }) => [key, state.filters[key]])),
    tab: differs(state.tab, defaultTab(list)),
    page: differs(state.page, 1),
    size: differs(state.size, defaultSize(list)),
    sort: differs(state.sort, list.defaultSort ?? null),
    q: state.q === "" ? undefined : state.q,
  };
  return Object.fromEntries(
    Object.entries(named).map(([part, value]) => [addressName(list, part), value]),
  );
}

/** A change of what is listed starts at the first page; turning pages does not. */
export function changedState(state: ListState, change: Partial<ListState>): ListState {
  return { ...state, page: 1, ...change };
}

/** The sort of an address as the table has it. */
export const toSorting = (sort: string | null): SortingState =>
  sort === null ? [] : [{ id: column(sort), desc: sort.startsWith("-") }];

/** The sort that the table asks for, as the address has it; none is the list's own. */
export const toSort = ([first]: SortingState): string | null =>
  first ? `${first.desc ? "-" : ""}${first.id}` : null;

/** Whether anything narrows the list beyond its tab. */
export const isFiltered = (state: ListState): boolean =>
  state.q !== "" || Object.keys(state.filters).length > 0;

/** The row that a page is beside, by its key (LIST-P2); without a number, no page is found by that if there is none beside the row. */
export interface BesideRow {
  readonly after?: string;
  readonly before?: string;
  readonly page?: undefined;
}

/** The state as a call takes it. */
export const listRequest = (state: ListState, beside: BesideRow = {}): ListRequest => ({
  ...state,
  query: {
    page: state.page,
    size: state.size,
    ...beside,
    ...(state.sort === null ? {} : { sort: state.sort }),
    ...(state.q === "" ? {} : { q: state.q }),
  },
});
