import type { ReactNode } from "react";
import type { Entry } from "../charts/entry.ts";
import { eventText, wayText } from "@marquee/charts/chart/part-text";
import type { Items } from "./use-items.ts";

/** A transition that tests do not take, in a list that is gone through, with what there is to say of it. */
export function TransitionItem(props: {
  readonly entry: Entry;
  readonly id: string;
  readonly items: Items;
  readonly children: ReactNode;
}) {
  const { entry, id, items, children } = props;
  const one = entry.index.transition(id);
  if (!one) return null;
  return (
    <button
      type="button"
      className={items.current === id ? "item on" : "item"}
      onClick={() => items.open(id)}
    >
      <span className="head">
        <span className="tag uncovered">
          <i>!</i>
          <span>{eventText(one)}</span>
        </span>
        <span className="mute">{wayText(entry.index, one)}</span>
      </span>
      {children}
    </button>
  );
}
