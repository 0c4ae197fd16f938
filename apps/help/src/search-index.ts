import MiniSearch from "minisearch";

/** What the search knows of a page. */
export interface SearchEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly headings: string;
  readonly text: string;
}

/** Letters without their accents, so that `creme` finds crème. */
const fold = (term: string): string =>
  term
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

/** The pages by their words: those of a title count most (HELP-9). */
export function indexPages(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const index = new MiniSearch<SearchEntry>({
    idField: "name",
    fields: ["title", "summary", "headings", "text"],
    storeFields: ["title", "summary"],
    processTerm: fold,
    searchOptions: {
      boost: { title: 4, headings: 2 },
      prefix: true,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
      combineWith: "AND",
    },
  });
  index.addAll(entries);
  return index;
}
