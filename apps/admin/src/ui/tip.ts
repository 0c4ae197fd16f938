/** Where a control says its tip. */
export const TIP = "data-tip";

export type TipSide = "top" | "right";

/** A tip that shows. */
export interface Tip {
  readonly anchor: HTMLElement;
  readonly text: string;
}

/** A few words about one control, as its attributes. The control keeps its own name; this never replaces it. */
export const tip = (text: string, side: TipSide = "top") => ({
  [TIP]: text,
  ...(side === "top" ? {} : { "data-tip-side": side }),
});
