/** What every list has in its address and a view holds. The page is not among it: rows come and go. */
const EVERY_LIST = ["tab", "size", "sort", "q"] as const;

/** The names of an address that a view of a list holds, with those that this list has besides (VIEW-V5). */
export const viewNames = (own: readonly string[]): readonly string[] => [...EVERY_LIST, ...own];

/** How an address names every company: one that names none has the company that was chosen last. */
const EVERY = "all";
const isEveryCompany = (name: string, value: string): boolean =>
  name === "company" && value === EVERY;

type Search = Readonly<Record<string, string | undefined>>;

/** What an address says of a list, as a view stores it: the names that a view holds, in one order (VIEW-V5). */
export const toViewQuery = (names: readonly string[], search: Search): string =>
  new URLSearchParams(
    names.flatMap((name): [string, string][] => {
      const value = search[name];
      return value === undefined || value === "" || isEveryCompany(name, value)
        ? []
        : [[name, value]];
    }),
  ).toString();

/** What a view has stored, by the names of the address; undefined for what it leaves out. */
export function readViewQuery(names: readonly string[], query: string): Search {
  const params = new URLSearchParams(query);
  return Object.fromEntries(
    names.map(
      (name) => [name, params.get(name) ?? (name === "company" ? EVERY : undefined)] as const,
    ),
  );
}
