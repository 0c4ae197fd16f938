import { parseJson } from "@marquee/domain/wire/parse-json";
import { readTabStorage, writeTabStorage } from "@marquee/ui/browser/tab-storage.ts";

type Search = Readonly<Record<string, string>>;

const KEY = "lastAddresses";

/** A list has two paths, with `/manage` and without. */
const pagePath = (path: string): string =>
  path
    .toLowerCase()
    .replace(/\/+$/, "")
    .replace(/\/manage$/, "");

const isSearch = (value: unknown): value is Search =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

/** Reads the query of every page that this tab has shown, the last shown last; what another version stored is left out. */
function readAddresses(): ReadonlyMap<string, Search> {
  const stored = parseJson(readTabStorage(KEY));
  const entries = typeof stored === "object" && stored !== null ? Object.entries(stored) : [];
  return new Map(entries.filter((entry): entry is [string, Search] => isSearch(entry[1])));
}

/** Stores the query with which a page was shown in this tab. */
export function rememberAddress(path: string, search: Readonly<Record<string, unknown>>): void {
  const texts = Object.entries(search).filter(([, value]) => typeof value === "string");
  const others = [...readAddresses()].filter(([page]) => page !== pagePath(path));
  const all = [...others, [pagePath(path), Object.fromEntries(texts)] as const];
  writeTabStorage(KEY, JSON.stringify(Object.fromEntries(all)));
}

/** Returns the query with which a page was last shown in this tab, or undefined. */
export const lastSearch = (path: string): Search | undefined => readAddresses().get(pagePath(path));

/** Returns which of these pages was last shown in this tab; the first if none was. */
export function lastShown<Path extends string>(...paths: readonly [Path, ...Path[]]): Path {
  const shown = [...readAddresses().keys()];
  const order = (path: Path) => shown.indexOf(pagePath(path));
  return paths.reduce((last, path) => (order(path) > order(last) ? path : last));
}

/** Returns the page of one thing that was shown last before a page, and the id of the thing; undefined if that was no such page. */
export function shownBefore(
  path: string,
): { readonly path: string; readonly id: string } | undefined {
  const others = [...readAddresses()].filter(([page]) => page !== pagePath(path));
  const [page = "", search] = others.at(-1) ?? [];
  const id = search?.["id"];
  return id === undefined ? undefined : { path: page, id };
}

/** Clears what the tab remembers, as another user may sign in. */
export const clearAddresses = (): void => writeTabStorage(KEY, null);
