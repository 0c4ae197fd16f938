import bidiFactory from "bidi-js";
import type PDFDocument from "pdfkit";
import { isRightToLeft, openFace, type FaceName, type Weight } from "./invoice-fonts.ts";
import { shownClusters, type Cluster } from "./shown-text.ts";

export type Doc = InstanceType<typeof PDFDocument>;

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly color: string;
  readonly width: number;
  readonly align?: "left" | "right";
}

/** What is set at once: in one face and one direction, in the order of its letters. */
interface Piece {
  readonly face: FaceName;
  readonly text: string;
}

const bidi = bidiFactory();
/** Lines may be broken before and after each character of Chinese and Japanese. */
const BREAKS_ANYWHERE = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;
const LINE_HEIGHT = 1.4;
/** Where the letters of a line are, in parts of their size below its upper edge. */
const BASELINE = 1.03;

function useFace(doc: Doc, face: FaceName, { size, weight = "text" }: TextStyle): void {
  const name = `${face} ${weight}`;
  doc.registerFont(name, openFace(face, weight).bytes);
  doc.font(name).fontSize(size);
}

/** A face that puts its letters in order is given a whole piece; the words of the others are laid out once each. */
const faceOptions = (face: FaceName) => (isRightToLeft(face) ? { features: [] } : {});

const pieceWidth = (doc: Doc, { face, text }: Piece, style: TextStyle): number => {
  useFace(doc, face, style);
  return doc.widthOfString(text, faceOptions(face));
};

const lineWidth = (doc: Doc, pieces: readonly Piece[], style: TextStyle): number =>
  pieces.reduce((width, piece) => width + pieceWidth(doc, piece, style), 0);

/** Characters that nothing sets in order by itself, from right to left, with brackets turned round. */
const reverseText = (text: string): string =>
  Array.from(text)
    .toReversed()
    .map((char) => bidi.getMirroredCharacter(char) ?? char)
    .join("");

/**
 * SARA AM of Thai and AM of Lao as what they are made of, the ring below a tone mark that is typed before it: a shaper of
 * these scripts does this, and fontkit has none.
 */
const withRings = (text: string): string =>
  text
    .replaceAll(/([\u0E48-\u0E4B]?)\u0E33/gu, "\u0E4D$1\u0E32")
    .replaceAll(/([\u0EC8-\u0ECB]?)\u0EB3/gu, "\u0ECD$1\u0EB2");

const setOrder = (text: string, level: number, face: FaceName): string => {
  return level % 2 === 1 && !isRightToLeft(face) ? reverseText(text) : withRings(text);
};

/** The pieces of a line in visual order, from left to right (INV-P3). */
function piecesOf(line: readonly Cluster[]): readonly Piece[] {
  const text = line.map((cluster) => cluster.text).join("");
  const { levels } = bidi.getEmbeddingLevels(text, "ltr");
  const runs: { face: FaceName; text: string; level: number }[] = [];
  let at = 0;
  for (const cluster of line) {
    const level = levels[at] ?? 0;
    const last = runs.at(-1);
    // a space is set with the word before it
    const joins = cluster.text === " " && last?.level === level && last.face !== "emoji";
    const face = joins ? last.face : cluster.face;
    if (last?.face === face && last.level === level) last.text += cluster.text;
    else runs.push({ face, text: cluster.text, level });
    at += cluster.text.length;
  }
  const most = Math.max(0, ...runs.map(({ level }) => level));
  for (let level = most; level > 0; level--)
    for (let start = 0; start < runs.length; start++) {
      let end = start;
      while ((runs[end]?.level ?? -1) >= level) end++;
      if (end > start) runs.splice(start, end - start, ...runs.slice(start, end).toReversed());
      start = Math.max(start, end);
    }
  return runs.map(({ face, text: piece, level }) => ({ face, text: setOrder(piece, level, face) }));
}

/** What is never broken across lines. */
function splitWords(clusters: readonly Cluster[]): readonly (readonly Cluster[])[] {
  const words: Cluster[][] = [];
  let breaks = true;
  for (const cluster of clusters) {
    const anywhere = BREAKS_ANYWHERE.test(cluster.text);
    if (breaks || anywhere) words.push([cluster]);
    else words.at(-1)?.push(cluster);
    breaks = anywhere || cluster.text === " ";
  }
  return words;
}

/** The lines of a text in this width; a word that is wider than a line is broken where the line ends. */
function breakLines(doc: Doc, text: string, style: TextStyle): readonly (readonly Piece[])[] {
  const measure = (clusters: readonly Cluster[]) => lineWidth(doc, piecesOf(clusters), style);
  const lines: Cluster[][] = [[]];
  let used = 0;
  for (const word of splitWords(shownClusters(text))) {
    const parts = measure(word) <= style.width ? [word] : word.map((each) => [each]);
    for (const part of parts) {
      const width = measure(part);
      if (used > 0 && used + width > style.width) {
        lines.push([]);
        used = 0;
      }
      lines.at(-1)?.push(...part);
      used += width;
    }
  }
  return lines.map(piecesOf);
}

const known = new WeakMap<Doc, Map<string, readonly (readonly Piece[])[]>>();

/** Breaks a text into lines once per document: its height is asked for before it is set. */
function fitLines(doc: Doc, text: string, style: TextStyle): readonly (readonly Piece[])[] {
  const ofDoc = known.get(doc) ?? new Map<string, readonly (readonly Piece[])[]>();
  known.set(doc, ofDoc);
  const key = `${style.width} ${style.size} ${style.weight ?? ""} ${text}`;
  const lines = ofDoc.get(key) ?? breakLines(doc, text, style);
  ofDoc.set(key, lines);
  return lines;
}

/** How high a text is in this style. */
export const textHeight = (doc: Doc, text: string, style: TextStyle): number =>
  fitLines(doc, text, style).length * style.size * LINE_HEIGHT;

/** Sets a text in any script from this corner on, and returns how high it is. */
export function setText(doc: Doc, text: string, x: number, y: number, style: TextStyle): number {
  const lines = fitLines(doc, text, style);
  for (const [number, pieces] of lines.entries()) {
    let left = style.align === "right" ? x + style.width - lineWidth(doc, pieces, style) : x;
    const baseline = y + number * style.size * LINE_HEIGHT + style.size * BASELINE;
    for (const piece of pieces) {
      const width = pieceWidth(doc, piece, style);
      doc.fillColor(style.color).text(piece.text, left, baseline, {
        ...faceOptions(piece.face),
        lineBreak: false,
        baseline: "alphabetic",
      });
      left += width;
    }
  }
  return lines.length * style.size * LINE_HEIGHT;
}
