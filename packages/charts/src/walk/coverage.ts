import type { Chart } from "../chart/chart.ts";

/** What tests have exercised of one version of a chart. */
export interface Coverage {
  readonly chart: string;
  /** Another hash means another chart: its numbers say nothing about this one. */
  readonly hash: string;
  /** How many tests took each transition. */
  readonly taken: Readonly<Record<string, number>>;
  /** How many tests entered each state. */
  readonly states: Readonly<Record<string, number>>;
  /** In how many tests each guard said yes and no. */
  readonly guards: Readonly<Record<string, { readonly yes: number; readonly no: number }>>;
  /** The titles of the tests, and by transition the positions of those that took it. */
  readonly tests?: readonly string[];
  readonly takenBy?: Readonly<Record<string, readonly number[]>>;
}

export const emptyCoverage = (chart: string, hash: string): Coverage => ({
  chart,
  hash,
  taken: {},
  states: {},
  guards: {},
});

/** A chart in figures: which of its transitions, states and guards tests have exercised. */
export interface CoverageSummary {
  readonly transitions: number;
  readonly taken: number;
  readonly untaken: readonly string[];
  readonly unvisited: readonly string[];
  /** Guards that have never said one of yes and no. */
  readonly oneWay: readonly string[];
  readonly guards: number;
}

/** Compares coverage with its chart. A state that is left at once is visited when it is left. */
export function summarize(chart: Chart, coverage: Coverage): CoverageSummary {
  const untaken = chart.transitions.filter(({ id }) => !coverage.taken[id]);
  const guards = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))];
  const left = new Set(
    chart.transitions.filter(({ id }) => coverage.taken[id]).map(({ source }) => source),
  );
  return {
    transitions: chart.transitions.length,
    taken: chart.transitions.length - untaken.length,
    untaken: untaken.map(({ id }) => id),
    unvisited: chart.states
      .filter(({ id }) => !coverage.states[id] && !left.has(id))
      .map(({ id }) => id),
    oneWay: guards.filter((guard) => {
      const seen = coverage.guards[guard];
      return !seen || seen.yes === 0 || seen.no === 0;
    }),
    guards: guards.length,
  };
}
