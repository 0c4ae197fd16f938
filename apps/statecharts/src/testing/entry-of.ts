import { chartHash } from "@marquee/charts/chart/chart-hash";
import { readChart } from "@marquee/charts/chart/read-chart";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { emptyCoverage, summarize } from "@marquee/charts/walk/coverage";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { type ListedMachine, patternId } from "@marquee/machines/patterns/listed-machine";
import { type LaidOutEntry, type Entry, toEntry } from "../charts/entry.ts";

/** A machine of the list. */
export function findListed(id: string): ListedMachine {
  const listed = MACHINES.find(({ machine }) => machine.id === id);
  if (!listed) throw new Error(`There is no machine ${id}`);
  return listed;
}

/** A machine as the explorer shows it, with nothing tested yet. */
export function entryOf(id: string): Entry {
  const { noun, guards, starts, machine, title, record } = findListed(id);
  const chart = readChart(machine, title);
  const hash = chartHash(chart);
  return toEntry({
    noun,
    list: `${noun}/${noun}.list.ts`,
    guards,
    starts: starts.map((start) => start.title),
    chart,
    pattern: patternId(findListed(id)),
    hash,
    findings: [],
    accepted: [],
    notOnScreen: {},
    noScreen: null,
    goal: record ? `${id}.${record.goal}` : null,
    summary: summarize(chart, emptyCoverage(id, hash)),
  });
}

const LAYOUTS = import.meta.glob<ChartLayouts>(
  "../../../../packages/machines/layouts/{checkout,signIn}.json",
  { eager: true, import: "default" },
);

/** A machine with the layout of its chart. */
export function laidOutEntryOf(id: "checkout" | "signIn"): LaidOutEntry {
  const layouts = LAYOUTS[`../../../../packages/machines/layouts/${id}.json`];
  if (!layouts) throw new Error(`There are no layouts of ${id}`);
  return { ...entryOf(id), layouts };
}
