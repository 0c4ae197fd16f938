import { foldText, searchWords } from "../wire/typed-text.ts";

/** What the index of the help's search has of a page. */
export interface HelpEntry {
  readonly name: string;
  readonly title: string;
  readonly summary: string;
  /** What people call its topic who do not know our words. */
  readonly words: string;
  /** The whole text, with its headings where they are. */
  readonly text: string;
  /** The headings in their order, with what an address calls them. */
  readonly anchors: readonly { readonly id: string; readonly text: string }[];
}

/** Whether a value of an index that was fetched is an entry of it. */
export const isHelpEntry = (value: unknown): value is HelpEntry =>
  typeof value === "object" &&
  value !== null &&
  ["name", "title", "summary", "words", "text"].every(
    (field) => typeof Reflect.get(value, field) === "string",
  ) &&
  Array.isArray(Reflect.get(value, "anchors"));

/** A page of the help whose text says what is looked for, and the heading below which it does. */
export interface FoundHelp {
  readonly name: string;
  readonly title: string;
  readonly heading: { readonly id: string; readonly text: string } | null;
}

/** Words of a question that say nothing of what it is about. */
const OF_QUESTIONS: ReadonlySet<string> = new Set(
  "a an and are as at be but by can could did do does for from get got has have how i if in is it its me my no not of on or our please so that the their there they this to was we were what when where which who why will with would you your".split(
    " ",
  ),
);

/** Whether a word of a question says something of what it is about; it is in small letters, without accents. */
export const isTelling = (word: string): boolean => !OF_QUESTIONS.has(word);

/** A word as it is searched for: a plural finds its singular, and a question mark is no part of it. */
const stem = (word: string): string =>
  word.replaceAll(/[^\p{L}\p{N}]+/gu, "").replace(/(?<=\p{L}{3})s$/u, "");

interface Part {
  readonly heading: FoundHelp["heading"];
  readonly text: string;
}

/** The text of a page, a part for each heading; what is before the first has none. */
function partsOf({ text, anchors }: HelpEntry): readonly Part[] {
  const parts: Part[] = [];
  let rest = text;
  let heading: Part["heading"] = null;
  for (const anchor of anchors) {
    const at = rest.indexOf(anchor.text);
    if (at < 0) continue;
    parts.push({ heading, text: rest.slice(0, at) });
    rest = rest.slice(at);
    heading = anchor;
  }
  return [...parts, { heading, text: rest }];
}

const countHeld = (text: string, words: readonly string[]): number => {
  const folded = foldText(text);
  return words.filter((word) => folded.includes(word)).length;
};

/** The help pages whose text says what is typed, half of its words at least, each with its best heading (SEARCH-H1). */
export function findHelp(entries: readonly HelpEntry[], typed: string): readonly FoundHelp[] {
  const all = searchWords(typed).map(stem);
  const words = all.filter((word) => word.length > 1 && isTelling(word));
  if (words.length === 0) return [];
  return entries
    .map((entry) => {
      const { title, summary, words: others, text } = entry;
      const held = countHeld([title, summary, others, text].join(" "), words);
      const ofTitle = countHeld(`${title} ${others}`, words);
      const parts = partsOf(entry).map((part) => ({
        ...part,
        held: countHeld(part.text, words) + countHeld(part.heading?.text ?? "", words),
      }));
      const best = parts.toSorted((one, other) => other.held - one.held)[0];
      const most = best?.held ?? 0;
      return { entry, held, ofTitle, most, heading: most > 0 ? (best?.heading ?? null) : null };
    })
    .filter(({ held }) => held * 2 >= words.length && held > 0)
    .toSorted(
      (one, other) => other.held - one.held || other.ofTitle - one.ofTitle || other.most - one.most,
    )
    .map(({ entry: { name, title }, heading }) => ({ name, title, heading }));
}
