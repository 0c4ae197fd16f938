/** Where a control shows its tip. */
export const TIP = "data-tip";

export type TipSide = "top" | "right";

/** A tip that shows. */
export interface Tip {
  readonly anchor: HTMLElement;
  readonly text: string;
}

/** A short text about one control, as its attributes. It never replaces the control's own name. */
export const tip = (text: string, side: TipSide = "top") => ({
  [TIP]: text,
  ...(side === "top" ? {} : { "data-tip-side": side }),
});
