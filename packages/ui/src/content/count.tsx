import { classNames } from "../styles/class-names.ts";
import { formatTotal } from "./format-count.ts";

/** A number in a pill, beside a name. */
export function Count({
  value,
  isMore = false,
  strong = false,
}: {
  readonly value: number;
  /** There are more than were counted. */
  readonly isMore?: boolean;
  readonly strong?: boolean;
}) {
  return (
    <span
      className={classNames(
        "figures min-w-5 rounded-full px-1.5 text-center text-tiny leading-5",
        strong ? "bg-accent-tint text-accent-text" : "bg-press text-muted",
      )}
    >
      {formatTotal(value, isMore)}
    </span>
  );
}
