import MiniSearch from "minisearch";
import type { Found, Search } from "../top/find.tsx";
import { termOf, termsOf, splitWords } from "./terms.ts";

/** Something that can be found by its name, and by what else is said of it. */
export interface Findable extends Found {
  readonly also: string;
}

/** If fewer have every word, those that have half of them follow. */
const FEW = 3;

/**
 * Finds what has every word in its name or its text, in any form or another word for it, the best match first. If few have
 * all of them, as of a whole question, those with most of them follow.
 */
export function searchByMeaning(items: readonly Findable[]): Search {
  const index = new MiniSearch<Findable>({
    idField: "key",
    fields: ["text", "also"],
    tokenize: (text) => [...splitWords(text)],
    processTerm: termOf,
    searchOptions: {
      boost: { text: 3 },
      prefix: (term) => term.length > 2,
      fuzzy: (term) => (term.length > 5 ? 0.2 : false),
    },
  });
  const byKey = new Map(items.map((item) => [item.key, item]));
  index.addAll([...byKey.values()]);
  return (words) => {
    const whole = index.search(words, { combineWith: "AND" });
    const terms = termsOf(words).length;
    const most = index
      .search(words, { combineWith: "OR" })
      .filter(({ queryTerms }) => queryTerms.length * 2 >= terms);
    const found = whole.length < FEW ? [...whole, ...most] : whole;
    return [...new Set(found.map(({ id }) => String(id)))].flatMap((key) => byKey.get(key) ?? []);
  };
}
