import { millisOf } from "../dates/instants.ts";
import { countRun } from "../traffic/count-run.ts";
import { pathOf, type CountedChart } from "../traffic/counted-chart.ts";
import type { Tally } from "../traffic/tally.ts";
import type { CaseStep } from "./case-path.ts";

/** From when to when something is counted, in milliseconds; the end is not counted in. */
export interface CountedPeriod {
  readonly from: number;
  readonly to: number;
}

/**
 * Counts one run that is read from stored rows: what happened in the period, as a page counts what happens in it
 * (TRAFFIC-R1). What is in a state at the end of the period, and came to it within, is told as still there. A run with a gap
 * is not counted: it would be a road that the chart does not have.
 */
export function countCase(
  tally: Tally,
  chart: CountedChart,
  steps: readonly CaseStep[],
  { from, to }: CountedPeriod,
): void {
  const known = steps.filter(({ fact }) => millisOf(fact.at) < to);
  const [start, ...rest] = known;
  if (!start || known.some(({ isGap }) => isGap)) return;
  let isIn = false;
  const counted: Tally = {
    add: (...cell) => isIn && tally.add(...cell),
    time: (...cell) => isIn && tally.time(...cell),
    take: () => [],
  };
  const momentOf = ({ fact }: CaseStep) => {
    const wall = millisOf(fact.at);
    isIn = wall >= from;
    return { wall, seen: wall };
  };
  const placesOf = ({ place }: CaseStep) => pathOf(chart, place).filter((one) => one > 0);
  const run = countRun(counted, chart, { taken: [], places: placesOf(start) }, momentOf(start));
  for (const step of rest) {
    const moment = momentOf(step);
    run.step(step.transition === null ? [] : [step.transition], placesOf(step), moment);
  }
  const last = known.at(-1) ?? start;
  if (chart.states[last.place]?.kind === "final") run.end("finished", momentOf(last));
  else run.leave();
}
