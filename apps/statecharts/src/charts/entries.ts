import { chartHash } from "@marquee/charts/chart/chart-hash";
import { indexChart, type ChartIndex } from "@marquee/charts/chart/chart-index";
import { readChart } from "@marquee/charts/chart/read-chart";
import { type CoverageSummary, emptyCoverage, summarize } from "@marquee/charts/walk/coverage";
import type { Chart } from "@marquee/charts/chart/chart";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { type Finding, lintChart } from "@marquee/charts/lint/lint-chart";
import type { ListedMachine } from "@marquee/machines/list/listed-machine";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { facts as summaries } from "facts:summaries";

/** A machine as the explorer shows it. */
export interface Entry {
  readonly listed: ListedMachine;
  readonly chart: Chart;
  readonly index: ChartIndex;
  readonly hash: string;
  readonly findings: readonly Finding[];
  /** What tests exercise of the transitions that can be taken. */
  readonly summary: CoverageSummary;
  /** Transitions of a pattern that cannot be taken in this machine, with the reason. */
  readonly accepted: ReadonlyMap<string, string>;
}

function readEntry(listed: ListedMachine): Entry {
  const chart = readChart(listed.machine, listed.title);
  const hash = chartHash(chart);
  const known = summaries[chart.id];
  const accepted = new Map(
    chart.transitions.flatMap(({ id, guard }): readonly [string, string][] => {
      const reason = guard === null ? undefined : listed.neverHolds?.[guard];
      return reason === undefined ? [] : [[id, reason]];
    }),
  );
  return {
    listed,
    chart,
    index: indexChart(chart),
    hash,
    findings: lintChart(chart),
    // figures of another version of the chart say nothing about this one
    accepted,
    summary: known?.hash === hash ? known : summarize(chart, emptyCoverage(chart.id, hash)),
  };
}

/** Every machine, in the order of the list. */
export const ENTRIES: readonly Entry[] = MACHINES.map(readEntry);

export const findEntry = (id: string): Entry | undefined =>
  ENTRIES.find(({ chart }) => chart.id === id);

const files = import.meta.glob<ChartLayouts>("../../../../packages/machines/layouts/*.json", {
  import: "default",
});

/** Loads where everything of a chart stands. */
export async function loadLayouts(id: string): Promise<ChartLayouts> {
  const load = files[`../../../../packages/machines/layouts/${id}.json`];
  if (!load) throw new Error(`The chart ${id} has no layout: run npm run charts`);
  return load();
}

/** The nouns that have machines, with their machines. */
export const NOUNS: readonly (readonly [string, readonly Entry[]])[] = [
  ...Map.groupBy(ENTRIES, ({ listed }) => listed.noun),
];

export const nounTitle = (noun: string): string => noun.charAt(0).toUpperCase() + noun.slice(1);
