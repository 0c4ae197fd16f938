import type { Chart } from "@marquee/charts/chart/chart";
import type { ChartLayouts } from "@marquee/charts/layout/layout";

/** The versions of one chart that were counted and can be drawn, by their hashes. */
export interface VersionCharts {
  /** The latest first. */
  readonly versions: Readonly<Record<string, { readonly savedOn: string; readonly chart: Chart }>>;
  /** Two versions in one layout, by the hashes of both: the earlier, a hyphen, the later. */
  readonly layouts: Readonly<Record<string, ChartLayouts>>;
}
