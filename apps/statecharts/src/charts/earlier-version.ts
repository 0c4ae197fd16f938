import type { Chart } from "@marquee/charts/chart/chart";
import type { ChartLayouts } from "@marquee/charts/layout/layout";

/** A chart as it was on a day. */
export interface EarlierVersion {
  readonly savedOn: string;
  readonly chart: Chart;
  /** The layout of both versions; null if nothing has changed since. */
  readonly both: ChartLayouts | null;
}
