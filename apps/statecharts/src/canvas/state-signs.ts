import type { StateMark } from "@marquee/charts/svg/overlay";

/** What the mark of a state says, as a sign and in words. */
export const STATE_SIGNS: Readonly<
  Partial<Record<StateMark, readonly [sign: string, meaning: string]>>
> = {
  current: ["●", "current"],
  around: ["●", "current"],
  been: ["○", "been there"],
  covered: ["✓", "tested"],
  uncovered: ["!", "untested"],
  added: ["+", "added"],
  changed: ["~", "changed"],
  removed: ["−", "removed"],
};
