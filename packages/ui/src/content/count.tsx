import { classNames } from "../styles/class-names.ts";
import { formatCount } from "./format-count.ts";

/** A number in a pill, beside a name. */
export function Count({
  value,
  strong = false,
}: {
  readonly value: number;
  readonly strong?: boolean;
}) {
  return (
    <span
      className={classNames(
        "figures min-w-5 rounded-full px-1.5 text-center text-tiny leading-5",
        strong ? "bg-accent-tint text-accent-text" : "bg-press text-muted",
      )}
    >
      {formatCount(value)}
    </span>
  );
}
