import type { ChartIndex } from "@marquee/charts/chart/chart-index";
import type { Layout } from "@marquee/charts/layout/layout";

/** The state that lies nearest in this direction; the first one if none is left. Sideways distance counts double. */
export function nearestState(
  index: ChartIndex,
  { boxes }: Layout,
  from: string | null,
  dx: number,
  dy: number,
): string | null {
  const centres = index.chart.states.flatMap(({ id, parent }) => {
    const box = boxes[id];
    return parent === null || !box ? [] : [{ id, x: box[0] + box[2] / 2, y: box[1] + box[3] / 2 }];
  });
  const start = centres.find(({ id }) => id === from);
  if (!start) return index.state(index.chart.id).initial ?? centres[0]?.id ?? null;
  const distances = centres.flatMap(({ id, x, y }) => {
    const along = (x - start.x) * dx + (y - start.y) * dy;
    const aside = Math.abs((x - start.x) * dy) + Math.abs((y - start.y) * dx);
    return along > 1 ? [{ id, distance: along + 2 * aside }] : [];
  });
  return distances.toSorted((a, b) => a.distance - b.distance)[0]?.id ?? null;
}
