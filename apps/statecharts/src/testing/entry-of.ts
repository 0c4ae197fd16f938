import { chartHash } from "@marquee/charts/chart/chart-hash";
import { indexChart } from "@marquee/charts/chart/chart-index";
import { readChart } from "@marquee/charts/chart/read-chart";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { emptyCoverage, summarize } from "@marquee/charts/walk/coverage";
import { MACHINES } from "@marquee/machines/list/machine-list";
import checkoutLayouts from "@marquee/machines/layouts/checkout.json" with { type: "json" };
import type { Entry } from "../charts/entries.ts";

/** A machine as the explorer shows it, with nothing tested yet. */
export function entryOf(id: string): Entry {
  const listed = MACHINES.find(({ machine }) => machine.id === id);
  if (!listed) throw new Error(`There is no machine ${id}`);
  const chart = readChart(listed.machine, listed.title);
  const hash = chartHash(chart);
  return {
    listed,
    chart,
    hash,
    index: indexChart(chart),
    findings: [],
    accepted: new Map(),
    summary: summarize(chart, emptyCoverage(id, hash)),
  };
}

/** Where everything of the checkout's chart stands. */
export const checkoutLayout = checkoutLayouts as unknown as ChartLayouts;
