import { termsOf } from "../search/terms.ts";

/** A rule as docs/specs states it. */
export interface StatedRule {
  readonly id: string;
  readonly text: string;
  readonly page: string;
}

/**
 * What has a form of every one of these words in its text. If nothing has all of them, as of a whole question, what has the
 * most.
 */
export function findByWords<Item>(
  items: readonly Item[],
  textOf: (item: Item) => string,
  words: string,
): readonly Item[] {
  const wanted = termsOf(words);
  if (wanted.length === 0) return [];
  const counted = items.map((item) => {
    const terms = termsOf(textOf(item));
    const count = wanted.filter((one) => terms.some((term) => term.startsWith(one))).length;
    return { item, count };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ item }) => item);
}

/** The rules that have a form of these words in their number, text or page. */
export const findRules = (rules: readonly StatedRule[], words: string): readonly StatedRule[] =>
  findByWords(rules, ({ id, text, page }) => `${id} ${text} ${page}`, words);
