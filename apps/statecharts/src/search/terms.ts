import { SAME_WORDS } from "./same-words.ts";

/** Words of a question that say nothing of what it is about. */
const QUESTION_WORDS = new Set(
  "a an and any anyone anything are as at be been become becomes but by can could did do does for from get gets had happens has have he her how i if in is it its just me may might must my need needs no not of on one or other our she should so some somebody someone something than that the their them then there they this to too was we were what when where whether which who whose why will with would you your".split(
    " ",
  ),
);

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

const ENDINGS: readonly (readonly [ending: RegExp, least: number])[] = [
  [/ing$/, 3],
  [/(?:ment|al|er|ed|e)$/, 4],
];

/** The beginning of a word that its other forms share: approve, approved and approval begin alike, stop and stopped. */
function stem(word: string): string {
  const single = word.length > 3 ? word.replace(/ies$/, "y").replace(/(?<!s)s$/, "") : word;
  for (const [ending, least] of ENDINGS) {
    const begin = single.replace(ending, "");
    if (begin !== single && begin.length >= least)
      return begin.replace(/([b-df-hj-km-np-rt-z])\1$/, "$1");
  }
  return single;
}

/** The first word of a line stands for all of it. */
const SAME: ReadonlyMap<string, string> = new Map(
  SAME_WORDS.flatMap((line) => {
    const words = line.split(" ");
    return words.flatMap((word) =>
      [word, stem(word)].map((form) => [form, stem(words[0] ?? word)]),
    );
  }),
);

/** A word as it is looked for, the same for all its forms and for what means the same; null if it says nothing. */
export function termOf(word: string): string | null {
  const folded = fold(word);
  if (folded.length < 2 || QUESTION_WORDS.has(folded)) return null;
  const begin = stem(folded);
  return SAME.get(folded) ?? SAME.get(begin) ?? begin;
}

/** A text as words: names of the code are taken apart. */
export const splitWords = (text: string): readonly string[] =>
  text
    .replaceAll(/(?<=[a-z])(?=[A-Z])/g, " ")
    .split(/[^\p{L}\p{N}]+/u)
    .filter(Boolean);

/** What a text is about, as terms. */
export const termsOf = (text: string): readonly string[] =>
  splitWords(text).flatMap((word) => termOf(word) ?? []);

/** Whether a text has at least half of the words of a question, in any form or another word for it. */
export function hasMostWords(text: string, words: string): boolean {
  const terms = new Set(termsOf(text));
  const asked = [...new Set(termsOf(words))];
  return asked.length > 0 && asked.filter((term) => terms.has(term)).length * 2 >= asked.length;
}
