import type { Doc } from "./set-text.ts";

/** The outer scallops of the mark's awning and the middle one, in a box of 26 by 20, as screens have it. */
const OUTER = [
  "M7 2.5h3.2V13a4 4 0 0 1-8 0v-1.2L4.9 4A2.2 2.2 0 0 1 7 2.5z",
  "M15.8 2.5H19A2.2 2.2 0 0 1 21.1 4l2.7 7.8V13a4 4 0 0 1-8 0z",
];
const MIDDLE = "M9.7 2.5h6.6V14a3.3 3.6 0 0 1-6.6 0z";

/** Draws the mark with its upper left corner here, this wide. */
export function drawMark(doc: Doc, x: number, y: number, width: number): void {
  doc
    .save()
    .translate(x, y)
    .scale(width / 26);
  for (const path of OUTER) doc.path(path).fill("#8e8ceb");
  doc.path(MIDDLE).fill("#5753c6");
  doc.restore();
}
