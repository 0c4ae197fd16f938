import { parseJson } from "../wire/parse-json.ts";
import { foldText, holdsWords, searchWords } from "../wire/typed-text.ts";

/** What is ranked: how it is called, what it belongs to, and the rank of its kind among equals. */
export interface Ranked {
  /** Names it among the recent ones. */
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  /** Lower comes first among equals (SEARCH-R3). */
  readonly order: number;
}

/** How well something fits, from 0, the best; null if it does not. */
export type Fit = 0 | 1 | 2 | 3 | 4 | null;

/** The words of a text that is folded. */
export const splitWords = (text: string): readonly string[] =>
  text.split(/[^\p{L}\p{N}]+/u).filter((word) => word !== "");

/** How well a label and its detail fit what is typed (SEARCH-R1). */
export function matchFit({ label, detail }: Pick<Ranked, "detail" | "label">, typed: string): Fit {
  const wanted = searchWords(typed).join(" ");
  const name = foldText(label);
  const words = splitWords(wanted);
  if (name === wanted) return 0;
  if (name.startsWith(wanted)) return 1;
  const ofName = splitWords(name);
  if (words.length > 0 && words.every((word) => ofName.some((each) => each.startsWith(word))))
    return 2;
  if (name.includes(wanted)) return 3;
  return holdsWords([label, detail], typed) ? 4 : null;
}

/** What the server found fits in some way, also if it is by something that is not shown. */
const LEAST = 5;

/** Things in the order of their fit, those used lately first among equals, then by kind and by name (SEARCH-R1 to SEARCH-R3). */
export function rank<Hit extends Ranked>(
  hits: readonly Hit[],
  typed: string,
  recent: readonly string[],
): readonly Hit[] {
  const recency = (key: string): number => {
    const index = recent.indexOf(key);
    return index < 0 ? recent.length : index;
  };
  return hits
    .map((hit) => ({ hit, fit: matchFit(hit, typed) ?? LEAST, used: recency(hit.key) }))
    .toSorted(
      (one, other) =>
        one.fit - other.fit ||
        one.used - other.used ||
        one.hit.order - other.hit.order ||
        one.hit.label.localeCompare(other.hit.label, "en"),
    )
    .map(({ hit }) => hit);
}

/** Groups in the order of the best hit of each; within a group, hits stay in their order (SEARCH-R4). */
export function inSections<Hit, Section extends string>(
  ranked: readonly Hit[],
  sectionOf: (hit: Hit) => Section,
): readonly { readonly section: Section; readonly hits: readonly Hit[] }[] {
  const groups = Map.groupBy(ranked, sectionOf);
  return [...groups].map(([section, hits]) => ({ section, hits }));
}

/** Something that the user opened, with where it is. */
export interface RecentEntry {
  readonly key: string;
  readonly label: string;
  readonly detail: string;
  readonly path: string;
  readonly search: Readonly<Record<string, string>>;
}

/** The most used things that are remembered. */
const MOST_REMEMBERED = 20;

/** What was used lately with one more, the latest first (SEARCH-R2). */
export const remember = (
  recent: readonly RecentEntry[],
  entry: RecentEntry,
): readonly RecentEntry[] =>
  [entry, ...recent.filter(({ key }) => key !== entry.key)].slice(0, MOST_REMEMBERED);

/** What was used lately without what is not there any more (SEARCH-R6). */
export const forget = (recent: readonly RecentEntry[], key: string): readonly RecentEntry[] =>
  recent.filter((entry) => entry.key !== key);

const isTexts = (value: unknown): value is Readonly<Record<string, string>> =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((each) => typeof each === "string");

function isRecentEntry(value: unknown): value is RecentEntry {
  if (typeof value !== "object" || value === null || !("search" in value)) return false;
  const { search, ...texts } = value;
  const names = ["key", "label", "detail", "path"];
  return isTexts(search) && isTexts(texts) && names.every((name) => name in texts);
}

/** Reads what a browser stored of it; anything else is nothing. */
export function readRecent(stored: string | null): readonly RecentEntry[] {
  const value = parseJson(stored);
  return Array.isArray(value) ? value.filter(isRecentEntry).slice(0, MOST_REMEMBERED) : [];
}
