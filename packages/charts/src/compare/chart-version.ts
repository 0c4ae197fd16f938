import type { Chart } from "../chart/chart.ts";
import { renameChart } from "../chart/rename-chart.ts";

/** The charts of all machines as they were on a day, stored under a name to be compared with. */
export interface ChartVersion {
  /** The day, as `2026-11-23`. */
  readonly savedOn: string;
  readonly charts: Readonly<Record<string, Chart>>;
}

/** A name that can be part of a file's: letters, digits and hyphens. */
export const isVersionName = (name: string): boolean =>
  /^[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/.test(name);

/** Whether a version has an instance and its pattern as one chart: then their comparison is one as well. */
export function isOneChart({ charts }: ChartVersion, id: string, pattern: string): boolean {
  const [own, common] = [charts[id], charts[pattern]];
  if (!own || !common || id === pattern) return false;
  return JSON.stringify(renameChart(common, own)) === JSON.stringify(own);
}
