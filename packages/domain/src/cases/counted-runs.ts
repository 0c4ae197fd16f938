import { centralDayOf } from "../dates/central-time.ts";
import type { Cell } from "../traffic/cell.ts";
import type { CountedChart } from "../traffic/counted-chart.ts";
import { createTally } from "../traffic/tally.ts";
import { besideFact } from "./audited-fact.ts";
import { followCase } from "./case-path.ts";
import { countCase, type CountedPeriod } from "./count-case.ts";

/** That a run was in a state from then on, as it is stored; null for a change of something else. */
export interface StoredState {
  readonly at: string;
  readonly state: string | null;
}

/** The sums of runs that are read from stored rows, and the days on which they began. */
export interface CountedRuns {
  readonly cells: readonly Cell[];
  readonly begun: readonly string[];
}

/** Counts runs by what is stored of them (TRAFFIC-R1). */
export function countRuns(
  chart: CountedChart,
  runs: readonly (readonly StoredState[])[],
  period: CountedPeriod,
): CountedRuns {
  const tally = createTally();
  const begun: string[] = [];
  for (const states of runs) {
    const facts = states.map(({ at, state }) => ({ ...besideFact(at, ""), state }));
    const { steps } = followCase(chart, facts);
    countCase(tally, chart, steps, period);
    const [start] = steps;
    const since = start && !steps.some(({ isGap }) => isGap) ? Date.parse(start.fact.at) : -1;
    if (start && since >= period.from && since < period.to) begun.push(centralDayOf(start.fact.at));
  }
  return { cells: tally.take(), begun };
}
