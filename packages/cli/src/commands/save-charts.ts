import { readChart } from "@marquee/charts/chart/read-chart";
import { isVersionName, type ChartVersion } from "@marquee/charts/compare/chart-version";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { execute, type CommandResult, unreadable } from "../command-result.ts";

const isTaken = (error: unknown): boolean =>
  error instanceof Error && "code" in error && error.code === "EEXIST";

/** Stores the charts of all machines as they are now, under a name that no other version has. */
export function saveCharts(folder: string, name: string, day: string): CommandResult {
  if (!isVersionName(name))
    return unreadable("--save", `a name of small letters, digits and hyphens, got "${name}"`);
  const charts = MACHINES.map(({ machine, title }) => readChart(machine, title));
  const version: ChartVersion = {
    savedOn: day,
    charts: Object.fromEntries(charts.map((chart) => [chart.id, chart])),
  };
  try {
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(version)}\n`, { flag: "wx" });
  } catch (error) {
    if (isTaken(error)) return unreadable("--save", `a new name: ${name} is stored already`);
    throw error;
  }
  return execute({ name, savedOn: day, charts: charts.map(({ id }) => id) });
}
