import { searchByMeaning } from "../search/search-by-meaning.ts";

/** A rule as docs/specs states it. */
export interface StatedRule {
  readonly id: string;
  readonly text: string;
  readonly page: string;
}

/** Finds rules by what their number, text and page mean, the best match first. */
export function findRulesIn(
  rules: readonly StatedRule[],
): (words: string) => readonly StatedRule[] {
  const search = searchByMeaning(
    rules.map((rule) => ({
      key: rule.id,
      text: `${rule.id} ${rule.text}`,
      also: rule.page,
      rule,
    })),
  );
  return (words) => search(words).map(({ rule }) => rule);
}
