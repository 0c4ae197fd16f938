import type { Doc, TextStyle } from "./set-text.ts";

export type Structure = ReturnType<Doc["struct"]>;

export const MARGIN = 54;
export const INK = "#1d1b20";
export const QUIET = "#5c5965";
const RULE = "#d8d5dc";

/** Where the right margin begins, in points from the left edge of the page. */
export const rightOf = (doc: Doc): number => doc.page.width - MARGIN;

/** The width between both margins, in points. */
export const contentWidth = (doc: Doc): number => rightOf(doc) - MARGIN;

/** The style of body text in a column of this width, in points; `more` changes it. */
export const text = (width: number, more: Partial<TextStyle> = {}): TextStyle => ({
  size: 9.5,
  color: INK,
  width,
  ...more,
});

/** Where a row of this height begins: on a new page if it would run off this one. */
export function makeRoom(doc: Doc, top: number, height: number): number {
  if (top + height <= doc.page.height - MARGIN) return top;
  doc.addPage();
  return MARGIN;
}

/** Something that readers pass over. */
export const decorate = (doc: Doc, root: Structure, draw: () => void): void => {
  root.add(doc.struct("Artifact", {}, draw));
};

/** Draws a thin line from margin to margin at this height, which screen readers pass over. */
export const hairline = (doc: Doc, root: Structure, y: number, color = RULE): void =>
  decorate(doc, root, () => {
    doc.moveTo(MARGIN, y).lineTo(rightOf(doc), y).lineWidth(0.5).strokeColor(color).stroke();
  });
