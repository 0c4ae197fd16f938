/** A rule as docs/specs states it. */
export interface StatedRule {
  readonly id: string;
  readonly text: string;
  readonly page: string;
}

/** Words of a question that say nothing of what it is about. */
const ASKING = new Set(
  "a an and are be can do does for from happens has have how if in is it its may must of on or that the there they this to what when where which who why will with".split(
    " ",
  ),
);

/** Beginnings of words for the same thing: the specification says store and branch of one. */
const SAME: Readonly<Record<string, string>> = {
  branch: "(?:stor|branch)",
  stor: "(?:stor|branch)",
};

/** The beginning of a word that its other forms share: approve, approved and approval begin alike. */
function stem(word: string): string {
  const begin = word.length < 5 ? word : word.replace(/(?:ings?|als?|ers?|ed|es|e|s)$/, "");
  return SAME[begin] ?? begin.replaceAll(/[^\w]/g, "\\$&");
}

/** What is looked for, as patterns: every word of a question but those that only ask. */
export function wordPatterns(words: string): readonly RegExp[] {
  const all = words
    .toLowerCase()
    .split(/[\s?,.!]+/)
    .filter(Boolean);
  const telling = all.filter((word) => !ASKING.has(word));
  return (telling.length > 0 ? telling : all).map((word) => new RegExp(`\\b${stem(word)}`, "i"));
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
  const patterns = wordPatterns(words);
  if (patterns.length === 0) return [];
  const counted = items.map((item) => {
    const text = textOf(item);
    return { item, count: patterns.filter((pattern) => pattern.test(text)).length };
  });
  const most = Math.max(0, ...counted.map(({ count }) => count));
  return most === 0 ? [] : counted.filter(({ count }) => count === most).map(({ item }) => item);
}

/** The rules that have a form of these words in their number, text or page. */
export const findRules = (rules: readonly StatedRule[], words: string): readonly StatedRule[] =>
  findByWords(rules, ({ id, text, page }) => `${id} ${text} ${page}`, words);
