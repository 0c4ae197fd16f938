/** Left, top, width and height in chart units, which are pixels at 100 %. */
export type Box = readonly [number, number, number, number];
export type Point = readonly [number, number];

/** One line of a chart, with the transitions between the same two states that share it. */
export interface Wire {
  /** Ids of transitions; none on the line from an initial dot. */
  readonly transitions: readonly string[];
  readonly points: readonly Point[];
  /** The area in the middle of the line for its labels, one below the other. */
  readonly labels: Box | null;
}

export type Direction = "down" | "right";

/** The positions of everything in a chart. Made at build time and stored: the browser renders it and computes nothing. */
export interface Layout {
  readonly direction: Direction;
  /** The compound states that are collapsed in it. */
  readonly collapsed: readonly string[];
  readonly width: number;
  readonly height: number;
  /** By id: states, `initial:` dots and `any:` boxes of the states that contain others. */
  readonly boxes: Readonly<Record<string, Box>>;
  readonly wires: readonly Wire[];
}

/** The layouts of one chart, and the hash of the chart that they were made from. */
export interface ChartLayouts {
  readonly hash: string;
  readonly layouts: readonly Layout[];
}

/** The id, among a layout's boxes, of the dot that leads to a state's initial one. */
export const initialId = (stateId: string): string => `initial:${stateId}`;

/** The id, among a layout's boxes, of the box for what happens in any state of a compound one. */
export const anyId = (stateId: string): string => `any:${stateId}`;
