/** Words of a question that say nothing of what it is about. */
const ASKING = new Set(
  "a an and are at be by can do does for from happens has have how if in is it its may must need needs of on or that the then there they this to what when where which who why will with".split(
    " ",
  ),
);

/** Words for the same thing, by the beginning that their forms share: the specification says store and branch of one. */
const SAME: Readonly<Record<string, string>> = {
  branch: "stor",
  person: "user",
  people: "user",
  leav: "clos",
  left: "clos",
  quit: "clos",
  exit: "clos",
  authenticat: "check",
  authenticating: "check",
  verif: "check",
  verifi: "check",
  verify: "check",
  secure: "check",
  remov: "delet",
  forget: "delet",
  refus: "reject",
  declin: "reject",
  paid: "pay",
  answer: "respon",
  respond: "respon",
  respons: "respon",
};

const fold = (text: string): string =>
  text
    .normalize("NFKD")
    .replaceAll(/\p{Mark}/gu, "")
    .toLowerCase();

const ENDINGS: readonly (readonly [ending: RegExp, least: number])[] = [
  [/ing$/, 3],
  [/(?:al|er|ed|e)$/, 4],
];

/** The beginning of a word that its other forms share: approve, approved and approval begin alike. */
function stem(word: string): string {
  const single = word.length > 3 ? word.replace(/(?<!s)s$/, "") : word;
  for (const [ending, least] of ENDINGS) {
    const begin = single.replace(ending, "");
    if (begin !== single && begin.length >= least) return begin;
  }
  return single;
}

/** A word as it is looked for, the same for all its forms and for what means the same; null if it says nothing. */
export function termOf(word: string): string | null {
  const folded = fold(word);
  if (folded === "" || ASKING.has(folded)) return null;
  const begin = stem(folded);
  return SAME[folded] ?? SAME[begin] ?? begin;
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
