import type { ChartTransition } from "@marquee/charts/chart/chart";
import type { EntryFacts } from "./entry.ts";

/** Transitions that were taken, but whose guard has returned only true or only false. */
export function halfSeen({
  chart,
  summary,
}: Pick<EntryFacts, "chart" | "summary">): readonly ChartTransition[] {
  const [untaken, oneWay] = [new Set(summary.untaken), new Set(summary.oneWay)];
  return chart.transitions.filter(
    ({ id, guard }) => guard !== null && oneWay.has(guard) && !untaken.has(id),
  );
}
