/** A rule as docs/specs states it. */
export interface StatedRule {
  readonly id: string;
  readonly text: string;
  readonly page: string;
}

/** The beginning of a word that its other forms share: approve, approved and approval begin alike. */
const stem = (word: string): string =>
  word.length < 5 ? word : word.replace(/(?:ings?|als?|ers?|ed|es|e|s)$/, "");

/** The rules that have a form of every one of these words in their number, text or page. */
export function findRules(rules: readonly StatedRule[], words: string): readonly StatedRule[] {
  const stems = words.toLowerCase().split(/\s+/).filter(Boolean).map(stem);
  if (stems.length === 0) return [];
  return rules.filter(({ id, text, page }) => {
    const all = `${id} ${text} ${page}`.toLowerCase();
    return stems.every((one) => all.includes(one));
  });
}
