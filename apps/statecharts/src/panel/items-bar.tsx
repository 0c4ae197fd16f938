import { KeyCap } from "../top/key-cap.tsx";
import { Segment, SegmentMove } from "./segment.tsx";
import type { Items } from "./use-items.ts";

/** Which of the items is open, and the way to the next and the previous one. */
export function ItemsBar(props: {
  readonly items: Items;
  readonly name: string;
  /** The open one in words, for users who do not see it. */
  readonly spoken: string;
}) {
  const { items, name, spoken } = props;
  const { number, count, goTo } = items;
  if (count === 0) return null;
  return (
    <div
      className="flex min-w-0 items-center gap-2"
      role="group"
      aria-label={`Every ${name.toLowerCase()}, one by one`}
    >
      <span className="text-tiny text-muted tabular-nums">
        {number === 0
          ? `${count} ${name.toLowerCase()}${count === 1 ? "" : "s"}`
          : `${name} ${number} of ${count}`}
      </span>
      <span className="sr-only" role="status">
        {number > 0 && `${name} ${number}: ${spoken}`}
      </span>
      <span className="flex-1" />
      <span className="text-tiny text-muted">
        <KeyCap name="N" /> next
      </span>
      <Segment>
        <SegmentMove
          label={`Previous ${name.toLowerCase()}`}
          icon="previous"
          onClick={() => goTo(number === 0 ? count : number - 1)}
        />
        <SegmentMove
          label={`Next ${name.toLowerCase()}`}
          icon="next"
          onClick={() => goTo(number + 1)}
        />
      </Segment>
    </div>
  );
}
