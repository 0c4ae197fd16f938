import type { ReactNode } from "react";
import { classNames } from "../styles/class-names.ts";

export type BadgeTone = "ok" | "wait" | "bad" | "off";

const TONE: Readonly<Record<BadgeTone, readonly [box: string, dot: string]>> = {
  ok: ["bg-ok-tint text-ok-ink", "bg-ok-dot"],
  wait: ["bg-wait-tint text-wait-ink", "bg-wait-dot"],
  bad: ["bg-bad-tint text-bad-ink", "bg-bad-dot"],
  off: ["bg-off-tint text-off-ink", "bg-off-dot"],
};

export interface BadgeProps {
  readonly tone?: BadgeTone;
  /** Off for a badge that shows no status, such as a kind. */
  readonly dot?: boolean;
  readonly children: ReactNode;
}

/** A label with its colour; the label alone is enough. */
export function Badge({ tone = "off", dot = true, children }: BadgeProps) {
  const [box, point] = TONE[tone];
  return (
    <span
      className={classNames(
        "figures inline-flex h-[1.375rem] items-center gap-1.5 rounded-small px-2 text-tiny font-medium whitespace-nowrap",
        box,
      )}
    >
      {dot ? (
        <span className={classNames("size-1.5 shrink-0 rounded-full", point)} aria-hidden="true" />
      ) : null}
      {children}
    </span>
  );
}
