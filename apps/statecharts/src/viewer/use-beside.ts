import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Box, ChartLayouts, Layout } from "@marquee/charts/layout/layout";
import { useMemo, useRef } from "react";
import type { Beside } from "./watched.ts";

/** Where a state is, or a transition: its label, else the state that it leaves. */
export function boxOf(index: ChartIndex, layout: Layout | null, id: string): Box | undefined {
  const wire = layout?.wires.find(({ transitions }) => transitions.includes(id));
  const source = index.transition(id)?.source;
  return (
    layout?.boxes[id] ?? wire?.labels ?? (source === undefined ? undefined : layout?.boxes[source])
  );
}

/** The chart to the left of the shown one, folded as that one is; null if there is none. */
export function useBeside(
  beside: Beside | undefined,
  own: {
    readonly index: ChartIndex;
    readonly layouts: ChartLayouts;
    readonly layout: Layout | null;
    readonly pointed: string | null;
  },
) {
  const { index, layouts, layout, pointed } = own;
  const canvas = useRef<SVGSVGElement>(null);
  return useMemo(() => {
    if (!beside || !layout) return null;
    const at = layouts.layouts.indexOf(layout);
    return {
      index: beside.shown?.index ?? index,
      layout: beside.shown?.layouts.layouts[at] ?? layout,
      overlay: { ...beside.overlay, ...(pointed === null ? {} : { pointed }) },
      canvas,
    };
  }, [beside, index, layouts, layout, pointed]);
}
