import MiniSearch, { type SearchResult } from "minisearch";

/** What the search knows of a page. */
export interface SearchEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  readonly headings: string;
  /** What people call its topic who do not know our words. */
  readonly words: string;
  readonly text: string;
}

/** Words of a question that say nothing of what it is about. */
const OF_QUESTIONS = new Set(
  "a an and are as at be but by can could did do does for from get got has have how i if in is it its me my no not of on or our please so that the their there they this to was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** Letters without their accents, so that `creme` finds crème; null for a word that is not looked for. */
function fold(term: string): string | null {
  const word = term
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();
  return OF_QUESTIONS.has(word) ? null : word;
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
