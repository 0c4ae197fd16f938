import type { ChartIndex } from "../chart/chart-index.ts";
import type { Box, Layout, Wire } from "../layout/layout.ts";
import { LABEL } from "../layout/measures.ts";
import { visibleChart } from "../layout/visible-chart.ts";
import type { Overlay } from "./overlay.ts";
import { renderLabel } from "./render-label.ts";
import { renderLine, lineDepth } from "./render-line.ts";
import { renderFrame, renderHead, renderInside, renderState } from "./render-state.ts";
import type { SvgElement } from "./svg-element.ts";

/** The room of each label of a line, one below the other. */
function labelRooms({ transitions, labels }: Wire): readonly (readonly [string, Box])[] {
  if (labels === null) return [];
  const [x, y, width] = labels;
  return transitions.map((id, at) => [
    id,
    [x, y + at * (LABEL.height + LABEL.gap), width, LABEL.height],
  ]);
}

/** Renders a chart as it is laid out: frames, lines from plain to marked, states, and labels on top. */
export function renderChart(
  index: ChartIndex,
  layout: Layout,
  overlay: Overlay = {},
): readonly SvgElement[] {
  const visible = visibleChart(index, layout.collapsed);
  const open = visible.states.filter(visible.isOpen);
  const closed = visible.states.filter((state) => !visible.isOpen(state));
  const wires = layout.wires.toSorted((a, b) => lineDepth(a, overlay) - lineDepth(b, overlay));
  return [
    ...open.flatMap((state) => renderFrame(visible, layout, state, overlay) ?? []),
    ...wires.map((wire) => renderLine(wire, overlay)),
    ...open.flatMap((state) => renderHead(visible, layout, state, overlay) ?? []),
    ...open.flatMap((state) => renderInside(visible, layout, state, overlay)),
    ...closed.map((state) => renderState(visible, layout, state, overlay)),
    ...wires.flatMap((wire) =>
      labelRooms(wire).flatMap(([id, room]) => {
        const transition = index.transition(id);
        return transition ? [renderLabel(transition, room, overlay)] : [];
      }),
    ),
  ];
}
