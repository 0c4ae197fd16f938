/** A point on a grid of 6 by 10. */
export type Point = readonly [x: number, y: number];
/** A line through points. */
export type Stroke = readonly Point[];

/** The strokes of a pen that make each character: points in order, and a bar when the pen is lifted. */
const PEN: Readonly<Record<string, string>> = {
  A: "0,10 3,0 6,10 | 1.2,6.5 4.8,6.5",
  C: "5.6,2 4.5,0.5 3,0 1.2,0.8 0.2,3 0,5 0.2,7 1.2,9.2 3,10 4.5,9.5 5.6,8",
  E: "5.5,0 0.5,0 0.5,10 5.5,10 | 0.5,5 4.5,5",
  H: "0.5,0 0.5,10 | 5.5,0 5.5,10 | 0.5,5 5.5,5",
  J: "2.5,0 5.8,0 | 5,0 5,7.5 4.5,9.3 3,10 1.3,9.4 0.5,7.5",
  K: "0.5,0 0.5,10 | 5.5,0 0.5,6 | 2.2,4.2 5.8,10",
  L: "0.5,0 0.5,10 5.5,10",
  M: "0,10 0.4,0 3,6 5.6,0 6,10",
  P: "0.5,10 0.5,0 3.5,0 5.3,0.8 5.8,2.6 5.3,4.5 3.5,5.3 0.5,5.3",
  R: "0.5,10 0.5,0 3.5,0 5.3,0.8 5.8,2.6 5.3,4.5 3.5,5.3 0.5,5.3 | 3,5.3 5.8,10",
  T: "0,0 6,0 | 3,0 3,10",
  X: "0.3,0 5.7,10 | 5.7,0 0.3,10",
  Y: "0,0 3,5 6,0 | 3,5 3,10",
};

const strokesOf = (pen: string): readonly Stroke[] =>
  pen.split(" | ").map((stroke) =>
    stroke.split(" ").map((point): Point => {
      const [x = 0, y = 0] = point.split(",").map(Number);
      return [x, y];
    }),
  );

/** A character of a captcha as strokes, not of a font: the image needs none, and its text cannot be copied out. */
export const glyphStrokes = (character: string): readonly Stroke[] => {
  const pen = PEN[character];
  return pen === undefined ? [] : strokesOf(pen);
};
