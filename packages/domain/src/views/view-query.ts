import { VIEW_LISTS, type ViewList } from "./view-lists.ts";

/** What every list has in its address and a view holds. The page is not among it: rows come and go. */
const EVERY_LIST = ["tab", "size", "sort", "q"] as const;

/** The names of an address that a view of the list holds (VIEW-V5). */
export const viewNames = (list: ViewList): readonly string[] => [
  ...EVERY_LIST,
  ...VIEW_LISTS[list],
];

type Search = Readonly<Record<string, string | undefined>>;

/** What an address says of a list, as a view stores it: the names that a view holds, in one order (VIEW-V5). */
export const toViewQuery = (list: ViewList, search: Search): string =>
  new URLSearchParams(
    viewNames(list).flatMap((name): [string, string][] => {
      const value = search[name];
      return value === undefined || value === "" ? [] : [[name, value]];
    }),
  ).toString();

/** What a view has stored, by the names of the address; undefined for what it leaves out. */
export function readViewQuery(list: ViewList, query: string): Search {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    viewNames(list).map((name) => [name, params.get(name) ?? undefined] as const),
  );
}
