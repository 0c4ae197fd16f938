import type { Chart, ChartTransition } from "./chart.ts";

/** Which answer of which guards lets a transition be taken. */
export interface GuardBranch {
  readonly guards: readonly string[];
  readonly says: "yes" | "no";
}

/**
 * The branch of a guard that a transition is: `yes` where it has the guard itself, `no` where it is taken once those before it
 * on the same event of the same state have refused. Null if no guard decides.
 */
export function guardBranch(chart: Chart, one: ChartTransition): GuardBranch | null {
  if (one.guard !== null) return { guards: [one.guard], says: "yes" };
  const before = chart.transitions.filter(
    ({ source, trigger, event, branch }) =>
      source === one.source &&
      trigger === one.trigger &&
      event === one.event &&
      branch < one.branch,
  );
  const guards = [...new Set(before.flatMap(({ guard }) => guard ?? []))];
  return guards.length === 0 ? null : { guards, says: "no" };
}
