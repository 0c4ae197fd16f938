import { foldText } from "../wire/typed-text.ts";
import { splitWords } from "./rank.ts";

/** A piece of a text, marked if the user typed it. */
export interface MarkedPiece {
  readonly text: string;
  readonly isMarked: boolean;
}

const LETTERS = new Intl.Segmenter("en", { granularity: "grapheme" });

/** A text in pieces, those marked that fit a typed word (SEARCH-R5). A letter that folds into two is marked as one. */
export function markWords(text: string, typed: string): readonly MarkedPiece[] {
  const letters = Array.from(LETTERS.segment(text), ({ segment }) => segment);
  const folded = letters.map(foldText);
  const whole = folded.join("");
  const owners = folded.flatMap((part, index) => Array.from({ length: part.length }, () => index));
  const marked = new Set<number>();
  for (const word of splitWords(foldText(typed)))
    for (let at = whole.indexOf(word); at >= 0; at = whole.indexOf(word, at + word.length))
      for (const owner of owners.slice(at, at + word.length)) marked.add(owner);
  const pieces: MarkedPiece[] = [];
  for (const [index, letter] of letters.entries()) {
    const isMarked = marked.has(index);
    const last = pieces.at(-1);
    if (last?.isMarked === isMarked) pieces.splice(-1, 1, { text: last.text + letter, isMarked });
    else pieces.push({ text: letter, isMarked });
  }
  return pieces;
}
