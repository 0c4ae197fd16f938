import type { Chart } from "../chart/chart.ts";
import type { Path } from "./explore.ts";
import type { Step } from "./step.ts";

/** What tests have exercised of one version of a chart. */
export interface Coverage {
  readonly chart: string;
  /** Another hash means another chart: its numbers say nothing about this one. */
  readonly hash: string;
  /** How often each transition was taken. */
  readonly taken: Readonly<Record<string, number>>;
  /** How often each state was entered. */
  readonly states: Readonly<Record<string, number>>;
  /** How often each guard said yes and no. */
  readonly guards: Readonly<Record<string, { readonly yes: number; readonly no: number }>>;
}

export const emptyCoverage = (chart: string, hash: string): Coverage => ({
  chart,
  hash,
  taken: {},
  states: {},
  guards: {},
});

const sum = (
  a: Readonly<Record<string, number>>,
  b: Readonly<Record<string, number>>,
): Record<string, number> => {
  const result: Record<string, number> = { ...a };
  for (const [key, count] of Object.entries(b)) result[key] = (result[key] ?? 0) + count;
  return result;
};

/** Adds what two runs have exercised. A run on another version of the chart is left out. */
export function mergeCoverage(into: Coverage, run: Coverage): Coverage {
  if (run.chart !== into.chart || run.hash !== into.hash) return into;
  const guards = { ...into.guards };
  for (const [guard, { yes, no }] of Object.entries(run.guards)) {
    const before = guards[guard] ?? { yes: 0, no: 0 };
    guards[guard] = { yes: before.yes + yes, no: before.no + no };
  }
  return {
    ...into,
    taken: sum(into.taken, run.taken),
    states: sum(into.states, run.states),
    guards,
  };
}

const count = (ids: readonly string[]): Record<string, number> => {
  const counts: Record<string, number> = {};
  for (const id of ids) counts[id] = (counts[id] ?? 0) + 1;
  return counts;
};

/** What a walk exercises. */
export function coverageOf(chart: string, hash: string, { start, steps }: Path): Coverage {
  const all: readonly Step[] = [start, ...steps.map(({ step }) => step)];
  const guards: Record<string, { yes: number; no: number }> = {};
  for (const { guard, answer } of all.flatMap((step) => step.guards)) {
    const known = (guards[guard] ??= { yes: 0, no: 0 });
    known[answer ? "yes" : "no"] += 1;
  }
  return {
    chart,
    hash,
    taken: count(all.flatMap(({ taken }) => taken)),
    states: count(all.flatMap(({ snapshot }) => snapshot._nodes.map(({ id }) => id))),
    guards,
  };
}

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
