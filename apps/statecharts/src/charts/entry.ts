import type { Chart } from "@marquee/charts/chart/chart";
import { indexChart, type ChartIndex } from "@marquee/charts/chart/chart-index";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import type { Finding } from "@marquee/charts/lint/lint-chart";
import type { CoverageSummary } from "@marquee/charts/walk/coverage";
import type { GuardQuestion } from "@marquee/machines/patterns/listed-machine";

/** What the explorer shows of a machine, as it was read from the machine when the explorer was built. */
export interface EntryFacts {
  readonly noun: string;
  /** The file below `packages/machines/src` that lists it: what is loaded to walk through it. */
  readonly list: string;
  readonly guards: Readonly<Record<string, GuardQuestion>>;
  /** What the machine can be started with. */
  readonly starts: readonly string[];
  readonly chart: Chart;
  /** The machine whose chart and coverage it has: its pattern, or itself. */
  readonly pattern: string;
  readonly hash: string;
  readonly findings: readonly Finding[];
  /** What tests exercise of the transitions that can be taken. */
  readonly summary: CoverageSummary;
  /** Transitions of a pattern that cannot be taken in this machine, with the reason. */
  readonly accepted: readonly (readonly [id: string, reason: string])[];
  /** Transitions that no user can take on a screen, with the reason. */
  readonly notOnScreen: Readonly<Record<string, string>>;
  /** Why no screen shows the machine itself, if none does. */
  readonly noScreen: string | null;
  /** The state that a chart of what the server stores is for; null for a chart that a page runs. */
  readonly goal: string | null;
}

/** A machine as the explorer shows it. */
export interface Entry extends EntryFacts {
  readonly index: ChartIndex;
}

/** A machine with the layout of its chart. */
export interface LaidOutEntry extends Entry {
  readonly layouts: ChartLayouts;
}

/** Adds the index of its chart to the facts of a machine. */
export const toEntry = <T extends EntryFacts>(facts: T): T & Entry => ({
  ...facts,
  index: indexChart(facts.chart),
});
