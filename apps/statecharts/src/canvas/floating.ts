/** The look of what lies on the canvas. */
export const FLOATING = "absolute rounded-[10px] border border-line-strong bg-surface shadow-float";
