import type { Chart } from "../chart/chart.ts";
import { anyId, initialId, type ChartLayouts, type Layout, type Wire } from "../layout/layout.ts";

const isInside = (
  [x, y]: readonly [number, number],
  [left, top, width, height]: readonly number[],
) =>
  left !== undefined &&
  top !== undefined &&
  x >= left &&
  y >= top &&
  x <= left + (width ?? 0) &&
  y <= top + (height ?? 0);

function layoutOfVersion(layout: Layout, chart: Chart): Layout {
  const states = new Set(chart.states.map(({ id }) => id));
  const transitions = new Set(chart.transitions.map(({ id }) => id));
  const shown = new Set([...states].flatMap((id) => [id, initialId(id), anyId(id)]));
  const boxes = Object.entries(layout.boxes);
  const hidden = boxes.filter(([id]) => !shown.has(id)).map(([, box]) => box);
  const clipWire = (wire: Wire): readonly Wire[] => {
    const [from] = wire.points;
    // the line from an initial dot belongs to the state that the dot is in
    if (wire.transitions.length === 0)
      return from && hidden.some((box) => isInside(from, box)) ? [] : [wire];
    const left = wire.transitions.filter((id) => transitions.has(id));
    return left.length === 0 ? [] : [{ ...wire, transitions: left }];
  };
  return {
    ...layout,
    boxes: Object.fromEntries(boxes.filter(([id]) => shown.has(id))),
    wires: layout.wires.flatMap(clipWire),
  };
}

/** Where one version is in the chart of both: what the two have in common stays in its place. */
export const layoutsOfVersion = (both: ChartLayouts, chart: Chart): ChartLayouts => ({
  ...both,
  layouts: both.layouts.map((layout) => layoutOfVersion(layout, chart)),
});
