import MiniSearch from "minisearch";
import { splitWords, termOf } from "./terms.ts";

/** Something that can be found by its name, and by what else is said of it. */
export interface Findable {
  readonly key: string;
  readonly text: string;
  readonly also: string;
}

/** If fewer have every word, those that have the most of them follow. */
const FEW = 3;

/** How much of the best match's score one must have to follow it. */
const CLOSE = 0.2;

/** How well a name, or the name in the code, is what was typed: it is that, begins with it, or neither. */
function nameRank({ text, also }: Findable, typed: string): number {
  const names = [text.toLowerCase(), also.toLowerCase()];
  if (names[0] === typed) return 0;
  return names.some((name) => name.startsWith(typed)) ? 1 : 2;
}

/**
 * Finds what has every word in its name or its text, in any form or another word for it, the best match first. If few have
 * all of them, as of a whole question, those follow that match nearly as well as the best: rare words count more, and many
 * more than few. A name that is what was typed, or begins with it, goes before all of them.
 */
export function searchByMeaning<Item extends Findable>(
  items: readonly Item[],
): (words: string) => readonly Item[] {
  const index = new MiniSearch<Item>({
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
    const some = whole.length < FEW ? index.search(words, { combineWith: "OR" }) : [];
    const least = CLOSE * (some[0]?.score ?? 0);
    const found = [...whole, ...some.filter(({ score }) => score >= least)];
    const typed = words.trim().toLowerCase();
    return [...new Set(found.map(({ id }) => String(id)))]
      .flatMap((key) => byKey.get(key) ?? [])
      .toSorted((a, b) => nameRank(a, typed) - nameRank(b, typed));
  };
}
