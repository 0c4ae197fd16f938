import { classNames } from "@marquee/ui/styles/class-names.ts";
import type { ReactNode } from "react";

const TONES = {
  strong: "bg-accent text-on-accent",
  soft: "bg-accent-tint text-accent-text",
  refused: "bg-bad-soft text-bad-sign inset-ring inset-ring-bad-edge",
} as const;

/** An event, as it is on the chart. */
export const Pill = (props: {
  readonly tone: keyof typeof TONES;
  readonly children: ReactNode;
}) => (
  <span
    className={classNames(
      "inline-flex h-6.5 items-center rounded-full px-2.5 text-[0.75rem] font-[550] whitespace-nowrap",
      TONES[props.tone],
    )}
  >
    {props.children}
  </span>
);
