import { isTelling, type HelpEntry } from "@marquee/domain/help/find-help";
import MiniSearch, { type SearchResult } from "minisearch";

/** What the search knows of a page. */
export interface SearchEntry extends Omit<HelpEntry, "anchors"> {
  readonly headings: string;
  readonly anchors?: HelpEntry["anchors"];
}

/** Letters without their accents, so that `creme` finds crème; null for a word that is not looked for. */
function fold(term: string): string | null {
  const word = term
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  return isTelling(word) ? word : null;
}

/** How many letters a word may differ by: two that changed places differ by two. */
const mistakes = (term: string): number | false =>
  term.length > 5 ? 2 : term.length > 3 ? 1 : false;

/** The pages by their words: those of a title count most. Any word finds a page, all of them find it first (HELP-9). */
export function indexPages(entries: readonly SearchEntry[]): MiniSearch<SearchEntry> {
  const index = new MiniSearch<SearchEntry>({
    idField: "name",
    fields: ["title", "summary", "headings", "words", "text"],
    storeFields: ["title", "summary"],
    processTerm: fold,
    searchOptions: {
      boost: { title: 4, words: 4, headings: 2 },
      prefix: true,
      fuzzy: mistakes,
      weights: { prefix: 0.5, fuzzy: 0.1 },
      combineWith: "OR",
    },
  });
  index.addAll(entries);
  return index;
}

/** The pages that fit what was typed, the best first: those with all of its words before those with some. */
export function searchPages(
  index: MiniSearch<SearchEntry>,
  typed: string,
): readonly SearchResult[] {
  const all = index.search(typed, { combineWith: "AND" });
  const known = new Set(all.map(({ id }) => id));
  return [...all, ...index.search(typed).filter(({ id }) => !known.has(id))];
}
