import { millisOf } from "../dates/instants.ts";
import { isLeaf, leavesOf, pathOf, roadsOf, type CountedChart } from "../traffic/counted-chart.ts";
import type { CaseFact } from "./case.schema.ts";

/** A state that a case came to, and by which transition of its chart. */
export interface CaseStep {
  readonly fact: CaseFact;
  /** The place of the state in the chart. */
  readonly place: number;
  /** The transition that led there; null for the first state, and where how it came there is not stored. */
  readonly transition: number | null;
  /** Whether it came there by no transition of the chart: something between is not stored. */
  readonly isGap: boolean;
  /** How long it was in the state before, in milliseconds; null for the first one. */
  readonly after: number | null;
}

/** The path of a case through its chart, and all that is stored beside it. */
export interface CasePath {
  readonly steps: readonly CaseStep[];
  readonly beside: readonly CaseFact[];
}

/** The one transition that leads from a state to another at once; null if the chart has none. */
function transitionBetween(chart: CountedChart, from: number, to: number): number | null {
  const around = pathOf(chart, from);
  const found = chart.transitions.findIndex(
    ({ source, targets }) =>
      around.includes(source) && targets.some((target) => leavesOf(chart, target).includes(to)),
  );
  return found < 0 ? null : found;
}

/**
 * Follows what is stored along the transitions of the chart (CASE-P1). What names no state, or the one that the case is in
 * already, is beside the path; where the chart has no transition, the step says that it is a gap. Nothing is made up.
 */
export function followCase(chart: CountedChart, facts: readonly CaseFact[]): CasePath {
  const placeById = new Map(chart.states.map(({ id }, place) => [id, place]));
  const steps: CaseStep[] = [];
  const beside: CaseFact[] = [];
  for (const fact of facts.toSorted((a, b) => millisOf(a.at) - millisOf(b.at))) {
    const place = fact.state === null ? undefined : placeById.get(fact.state);
    const last = steps.at(-1);
    if (place === undefined || !isLeaf(chart, place) || place === last?.place) {
      beside.push(fact);
      continue;
    }
    const transition = last ? transitionBetween(chart, last.place, place) : null;
    const isGap = last ? transition === null : !roadsOf(chart).begins(place);
    const after = last ? millisOf(fact.at) - millisOf(last.fact.at) : null;
    steps.push({ fact, place, transition, isGap, after });
  }
  return { steps, beside };
}
