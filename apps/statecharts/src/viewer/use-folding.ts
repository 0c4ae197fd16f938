import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Layout } from "@marquee/charts/layout/layout";
import { useCallback, useMemo, useState } from "react";
import { pickLayout } from "./pick-layout.ts";

const NONE: ReadonlySet<string> = new Set();

interface Size {
  readonly width: number;
  readonly height: number;
}

const fits = (layout: Layout, { width, height }: Size): boolean =>
  layout.width <= width && layout.height <= height;

/** What is collapsed at first: nothing of a chart that fits the canvas in its own size, else every compound state. */
export function foldAtFirst(layouts: readonly Layout[], size: Size): ReadonlySet<string> {
  const open = layouts.filter(({ collapsed }) => collapsed.length === 0);
  if (size.width === 0 || open.some((one) => fits(one, size))) return NONE;
  const [most] = layouts.toSorted((a, b) => b.collapsed.length - a.collapsed.length);
  return new Set(most?.collapsed);
}

/** The states that are looked at: where the machine is, and what was chosen, or both ends of a transition that was. */
export function statesSeen(
  index: ChartIndex,
  current: ReadonlySet<string>,
  pointed: string | null,
): readonly string[] {
  const one = pointed === null ? undefined : index.transition(pointed);
  const chosen = one ? [one.source, ...one.targets] : pointed === null ? [] : [pointed];
  return [...current, ...chosen];
}

/** Which compound states are collapsed, and the layout then. One that holds what is looked at opens, and stays open. */
export function useFolding(props: {
  readonly layouts: readonly Layout[];
  readonly index: ChartIndex;
  readonly size: Size;
  /** The states that are looked at. */
  readonly seen: readonly string[];
}) {
  const { layouts, index, size, seen } = props;
  const [chosen, setChosen] = useState<ReadonlySet<string> | null>(null);
  const first = useMemo(() => foldAtFirst(layouts, size), [layouts, size]);
  const collapsed = chosen ?? first;
  const hiding = [...collapsed].filter((id) =>
    seen.some((state) => index.find(state) && index.contains(id, state)),
  );
  if (hiding.length > 0) setChosen(new Set([...collapsed].filter((id) => !hiding.includes(id))));
  const toggle = useCallback(
    (id: string) => {
      setChosen((before) => {
        const next = new Set(before ?? first);
        if (!next.delete(id)) next.add(id);
        return next;
      });
    },
    [first],
  );
  const ratio = size.height > 0 ? size.width / size.height : 1.3;
  const layout = useMemo(
    () => pickLayout(layouts, collapsed, ratio) ?? pickLayout(layouts, NONE, ratio),
    [layouts, collapsed, ratio],
  );
  return { layout, toggle };
}
