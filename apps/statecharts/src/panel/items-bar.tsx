import { Icon } from "../top/icon.tsx";
import type { Items } from "./use-items.ts";

/** Which of the items is open, and the way to the next and the previous one. */
export function ItemsBar(props: {
  readonly items: Items;
  readonly name: string;
  /** The open one in words, for who does not see it. */
  readonly spoken: string;
}) {
  const { items, name, spoken } = props;
  const { number, count, goTo } = items;
  if (count === 0) return null;
  return (
    <div className="row" role="group" aria-label={`Every ${name.toLowerCase()}, one by one`}>
      <span className="small mute number">
        {number === 0
          ? `${count} ${name.toLowerCase()}${count === 1 ? "" : "s"}`
          : `${name} ${number} of ${count}`}
      </span>
      <span className="sr-only" role="status">
        {number > 0 && `${name} ${number}: ${spoken}`}
      </span>
      <span className="space" />
      <span className="small mute">
        <kbd>N</kbd> next
      </span>
      <span className="segment">
        <button
          type="button"
          aria-label={`Previous ${name.toLowerCase()}`}
          onClick={() => goTo(number === 0 ? count : number - 1)}
        >
          <Icon name="previous" />
        </button>
        <button
          type="button"
          aria-label={`Next ${name.toLowerCase()}`}
          onClick={() => goTo(number + 1)}
        >
          <Icon name="next" />
        </button>
      </span>
    </div>
  );
}
