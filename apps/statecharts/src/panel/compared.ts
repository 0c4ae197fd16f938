import { indexChart } from "@marquee/charts/chart/chart-index";
import type { Comparison } from "@marquee/charts/compare/compare-charts";
import { layoutsOfVersion } from "@marquee/charts/compare/layout-of-version";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import type { Overlay } from "@marquee/charts/svg/overlay";
import type { Entry } from "../charts/entry.ts";
import type { Shown } from "../viewer/watched.ts";

/** Which of two versions the canvas shows. */
export type Side = "before" | "both" | "after";

/** The side that the address names; both versions if it names none. */
export const sideOf = (name: string | null): Side =>
  name === "before" || name === "after" ? name : "both";

const SIGNS = { added: "+", changed: "~", removed: "−" } as const;

/** What changed, as it lies over this side of the comparison. */
export function compareOverlay({ changes }: Comparison, side: Side): Overlay {
  const transitions = changes
    .filter(({ part }) => part === "transition")
    .flatMap(({ id, kind, earlierLine }) => {
      const own = [id, { mark: kind, badge: SIGNS[kind] }] as const;
      if (earlierLine === null) return [own];
      const mark = side === "before" ? kind : "removed";
      return [own, [earlierLine, { mark, badge: SIGNS[mark] }] as const];
    });
  return {
    quiet: true,
    states: Object.fromEntries(
      changes.filter(({ part }) => part === "state").map(({ id, kind }) => [id, kind]),
    ),
    transitions: Object.fromEntries(transitions),
  };
}

/** The chart of this side, with every part at its place in the chart of both. */
export function chartOfSide(
  { both, before }: Comparison,
  layouts: ChartLayouts,
  side: Side,
  entry: Entry,
): Shown {
  if (side === "both") return { index: indexChart(both), layouts };
  const index = side === "before" ? indexChart(before) : entry.index;
  return { index, layouts: layoutsOfVersion(layouts, index.chart) };
}
