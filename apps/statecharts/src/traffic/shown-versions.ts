import { type ChartIndex, indexChart } from "@marquee/charts/chart/chart-index";
import {
  type ChartChange,
  compareCharts,
  type Comparison,
} from "@marquee/charts/compare/compare-charts";
import { layoutsOfVersion } from "@marquee/charts/compare/layout-of-version";
import type { Overlay } from "@marquee/charts/svg/overlay";
import type { Entry } from "../charts/entry.ts";
import type { VersionCharts } from "../charts/version-charts.ts";
import { compareOverlay } from "../panel/compared.ts";
import type { Shown } from "../viewer/watched.ts";

/** One of two versions of a chart: every part that both have is at the same place in both. */
export interface VersionSide extends Shown {
  readonly version: string;
  /** What only this one has, and what leads elsewhere in the other. */
  readonly marks: Pick<Overlay, "states" | "transitions">;
}

/** Two versions of a chart, and what tells them apart. */
export interface ShownVersions {
  readonly own: VersionSide;
  readonly other: VersionSide;
  /** Both in one chart, for the words of what only one of them has. */
  readonly both: ChartIndex;
  readonly changes: readonly ChartChange[];
}

/** What a run can see: other words and actions make no other way. */
const PATHS: ReadonlySet<string> = new Set(["targets", "guard", "initial", "parent", "kind"]);

const isOfPaths = ({ kind, differences }: ChartChange): boolean =>
  kind !== "changed" || differences.some(({ property }) => PATHS.has(property));

/** Two versions of a chart side by side; null if one of them cannot be drawn (TRAFFIC-V2). */
export function shownVersions(
  { versions, layouts }: VersionCharts,
  own: string,
  other: string,
): ShownVersions | null {
  const order = Object.keys(versions);
  const [later, earlier] = order.indexOf(own) < order.indexOf(other) ? [own, other] : [other, own];
  const [before, after] = [versions[earlier], versions[later]];
  const both = layouts[`${earlier}-${later}`];
  if (!before || !after || !both) return null;
  const compared = compareCharts(before.chart, after.chart);
  const comparison: Comparison = { ...compared, changes: compared.changes.filter(isOfPaths) };
  const sideOf = (version: string): VersionSide => {
    const chart = version === earlier ? comparison.before : after.chart;
    const { states = {}, transitions = {} } = compareOverlay(
      comparison,
      version === earlier ? "before" : "after",
    );
    return {
      version,
      index: indexChart(chart),
      layouts: layoutsOfVersion(both, chart),
      marks: { states, transitions },
    };
  };
  return {
    own: sideOf(own),
    other: sideOf(other),
    both: indexChart(comparison.both),
    changes: comparison.changes,
  };
}

/** The version that an address asks for: the running one, or another that can be drawn. */
export function askedVersion(
  params: URLSearchParams,
  versions: VersionCharts | null,
): string | null {
  const named = params.get("version") ?? "";
  return versions && Object.hasOwn(versions.versions, named) ? named : null;
}

/** A machine with this version of its chart, whose parts have the ids that both versions share. */
export const entryOfSide = (entry: Entry, { index }: VersionSide): Entry => ({
  ...entry,
  chart: index.chart,
  index,
});
