import type { Chart } from "../chart/chart.ts";

/** How much is real when a test exercises a machine: the machine alone, with its rendered screen, in the application in a browser. */
export const LEVELS = ["machine", "screen", "application"] as const;
export type Level = (typeof LEVELS)[number];

/** A test that exercises a machine. */
export interface CoveringTest {
  readonly level: Level;
  readonly title: string;
}

/** What tests have exercised of one version of a chart. */
export interface Coverage {
  readonly chart: string;
  /** The `pathsHash` of the chart. Another one means another chart: its numbers say nothing about this one. */
  readonly hash: string;
  /** How many tests entered each state; the application's are not counted. */
  readonly states: Readonly<Record<string, number>>;
  /** In how many tests each guard said yes and no; the application's are not counted. */
  readonly guards: Readonly<Record<string, { readonly yes: number; readonly no: number }>>;
  readonly tests: readonly CoveringTest[];
  /** By transition the positions of the tests that took it. */
  readonly takenBy: Readonly<Record<string, readonly number[]>>;
  /** Transitions that no user can take on the screen, with the reason that the walk of the screen gives. */
  readonly notOnScreen: Readonly<Record<string, string>>;
}

/** The coverage of a chart that no test has exercised; `hash` is its `pathsHash`. */
export const emptyCoverage = (chart: string, hash: string): Coverage => ({
  chart,
  hash,
  states: {},
  guards: {},
  tests: [],
  takenBy: {},
  notOnScreen: {},
});

/** A chart in figures: which of its transitions, states and guards tests have exercised. */
export interface CoverageSummary {
  readonly transitions: number;
  readonly taken: number;
  readonly untaken: readonly string[];
  /** Transitions that no test of a level takes. */
  readonly untakenAt: Readonly<Record<Level, readonly string[]>>;
  readonly unvisited: readonly string[];
  /** Guards that have never said one of yes and no. */
  readonly oneWay: readonly string[];
  readonly guards: number;
}

/** Compares coverage with its chart. A state that is left at once is visited when it is left. */
export function summarize(chart: Chart, coverage: Coverage): CoverageSummary {
  const ids = chart.transitions.map(({ id }) => id);
  const takingTests = (id: string) => coverage.takenBy[id] ?? [];
  const untakenAt = (level: Level) =>
    ids.filter((id) => !takingTests(id).some((at) => coverage.tests[at]?.level === level));
  const untaken = ids.filter((id) => takingTests(id).length === 0);
  const guards = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))];
  const left = new Set(
    chart.transitions.filter(({ id }) => takingTests(id).length > 0).map(({ source }) => source),
  );
  return {
    transitions: ids.length,
    taken: ids.length - untaken.length,
    untaken,
    untakenAt: {
      machine: untakenAt("machine"),
      screen: untakenAt("screen"),
      application: untakenAt("application"),
    },
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
