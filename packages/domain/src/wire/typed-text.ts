/** Control characters other than tabs and line breaks, those that turn the direction of what follows or annotate it, and noncharacters. */
const CONTROL =
  /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F-\u009F\u202A-\u202E\u2066-\u2069\uFFF9-\uFFFB\p{Noncharacter_Code_Point}]/u;

/** What no reader sees: control and format characters, fillers of Hangul, the empty braille pattern. */
const INVISIBLE = /[\p{Cc}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text holds characters that no text of a user may hold (WIRE-T1). */
export const holdsControl = (text: string): boolean => CONTROL.test(text);

/** The beginning of a run of more marks than Unicode's stream-safe text has (30), found in time linear in the text. */
const LONG_RUN = /(?<!\p{M})\p{M}{31}/u;

/** Whether a letter has more marks than any language puts on one (WIRE-T6): ordering them takes quadratic time. */
export const holdsManyMarks = (text: string): boolean => LONG_RUN.test(text);

/** What a reader sees of a text: invisible characters count as nothing typed (WIRE-T2). */
export const visibleText = (text: string): string =>
  text.replaceAll(/[\t\n\r]+/gu, " ").replaceAll(INVISIBLE, "");

/** By what two names are compared: what is seen of them, in one form and one case of letters (WIRE-T3). */
export const nameKey = (name: string): string =>
  visibleText(name.normalize("NFKC")).replaceAll(/\s+/gu, " ").trim().toUpperCase().toLowerCase();

/** Whether two names look the same to a reader (WIRE-T3). */
export const isSameName = (one: string, other: string): boolean => nameKey(one) === nameKey(other);

/** Letters that no decomposition takes apart, and marks that are typed in several ways, as users search for them. `marquee_fold` of the database has the same. */
const FOLDED: Readonly<Record<string, string>> = {
  œ: "oe",
  æ: "ae",
  ß: "ss",
  þ: "th",
  ø: "o",
  ł: "l",
  đ: "d",
  ð: "d",
  ħ: "h",
  ı: "i",
  "’": "'",
  "‘": "'",
  ʼ: "'",
  "´": "'",
  "′": "'",
  "‹": "'",
  "›": "'",
  "“": '"',
  "”": '"',
  "„": '"',
  "‟": '"',
  "«": '"',
  "»": '"',
  "″": '"',
  "‐": "-",
  "‑": "-",
  "‒": "-",
  "–": "-",
  "—": "-",
  "―": "-",
  "−": "-",
};

const FOLDS = new RegExp(`[${Object.keys(FOLDED).join("")}]`, "gu");

/**
 * A text as lists, choices and the palette look for it: in small letters, without accents, with œ as oe, with one kind of
 * apostrophe, quotation mark and dash, and without what divides a word unseen (LIST-Q3).
 */
export const foldText = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(FOLDS, (letter) => FOLDED[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/[\u0300-\u036F\u00AD\u200B-\u200D\u2060\uFEFF]/gu, "")
    .replaceAll("\u2044", "/")
    .toLowerCase();

/** A phone number as pages show it: what is stored are its digits (FORM-E9). */
const SHOWN_MOBILE = /\((\d{3})\) (\d{3})-(\d{4})/gu;

/** The words that are looked for, folded: blanks count once, and their order does not (LIST-Q4). */
export const searchWords = (typed: string): readonly string[] =>
  foldText(typed)
    .replaceAll(SHOWN_MOBILE, "$1$2$3")
    .split(/\s+/u)
    .filter((word) => word !== "");

/** Whether every word that is typed is in one of the texts (LIST-Q4). `holdsText` of the server's lists is the same in SQL. */
export function holdsWords(texts: readonly string[], typed: string): boolean {
  const folded = texts.map(foldText);
  return searchWords(typed).every((word) => folded.some((text) => text.includes(word)));
}
