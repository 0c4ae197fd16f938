import { classNames } from "@marquee/ui/styles/class-names.ts";

const COLOURS = {
  ok: "[&::-moz-progress-bar]:bg-ok-dot [&::-webkit-progress-value]:bg-ok-dot",
  all: "[&::-moz-progress-bar]:bg-data-1 [&::-webkit-progress-value]:bg-data-1",
  left: "[&::-moz-progress-bar]:bg-data-3 [&::-webkit-progress-value]:bg-data-3",
} as const;

/** A share as a bar, beside its number in words. */
export const ShareBar = (props: {
  readonly value: number;
  readonly max: number;
  readonly colour: keyof typeof COLOURS;
  readonly className?: string;
}) => (
  <progress
    aria-hidden="true"
    value={props.value}
    max={props.max}
    className={classNames(
      "appearance-none overflow-hidden border-0 bg-active [&::-webkit-progress-bar]:bg-active",
      COLOURS[props.colour],
      props.className ?? "h-1 w-28 rounded-[2px]",
    )}
  />
);
