import { eventText, wayText } from "@marquee/charts/chart/part-text";
import type { ReactNode } from "react";
import type { Entry } from "../charts/entry.ts";
import { ITEM_LINE, itemLook } from "./item-look.ts";
import { Tag } from "./tag.tsx";
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
    <button type="button" className={itemLook(items.current === id)} onClick={() => items.open(id)}>
      <span className={ITEM_LINE}>
        <Tag tone="bad" sign="!" name={eventText(one)} />
        <span className="text-muted">{wayText(entry.index, one)}</span>
      </span>
      {children}
    </button>
  );
}
