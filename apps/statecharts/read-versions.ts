import type { Chart } from "@marquee/charts/chart/chart";
import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { renameChart, renameLayouts } from "@marquee/charts/chart/rename-chart";
import { type ChartVersion, isOneChart } from "@marquee/charts/compare/chart-version";
import { compareCharts } from "@marquee/charts/compare/compare-charts";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import {
  isInstance,
  type ListedMachine,
  patternId,
} from "@marquee/machines/patterns/listed-machine";
// Earlier versions of the charts: those that were saved under a name, and those that were counted.
import { globSync } from "node:fs";
import { join } from "node:path";
import { chartOf, findListed, readJson, ROOT } from "./read-machine.ts";
import type { EarlierVersion } from "./src/charts/earlier-version.ts";
import type { VersionCharts } from "./src/charts/version-charts.ts";

const VERSIONS = "packages/machines/versions";

const readVersion = (name: string): ChartVersion => readJson(`${VERSIONS}/${name}.json`);

/** The versions that were saved, the latest first. */
const versionNames = (): readonly string[] =>
  globSync("*.json", { cwd: join(ROOT, VERSIONS) })
    .map((file) => file.replace(/\.json$/, ""))
    .toSorted(
      (a, b) => readVersion(b).savedOn.localeCompare(readVersion(a).savedOn) || b.localeCompare(a),
    );

/** The name of the version that was saved last; null if none was. */
export const readLatestVersion = (): string | null => versionNames()[0] ?? null;

/** Whether a chart differs from that version, or is newer; other words alone make no other chart. */
export function isChangedSince(version: string | null, chart: Chart): boolean {
  const before = version === null ? undefined : readVersion(version).charts[chart.id];
  return !before || pathsHash(before) !== pathsHash(chart);
}

/** Both versions of a chart in one layout. An instance has its pattern's, if the two were one chart in that version, too. */
function readBoth(name: string, version: ChartVersion, listed: ListedMachine): ChartLayouts {
  const { id } = listed.machine;
  const pattern = patternId(listed);
  const isShared = isOneChart(version, id, pattern);
  const of = isShared ? pattern : id;
  const stored = readJson<ChartLayouts>(`packages/machines/comparisons/${name}.${of}.json`);
  return isShared ? renameLayouts(stored, pattern, chartOf(listed)) : stored;
}

/** The earlier versions of a chart that were saved, by name, the latest first. */
export function readVersions(id: string): Readonly<Record<string, EarlierVersion>> {
  const listed = findListed(id);
  const now = chartOf(listed);
  return Object.fromEntries(
    versionNames().flatMap((name): readonly (readonly [string, EarlierVersion])[] => {
      const version = readVersion(name);
      const chart = version.charts[id];
      if (!chart) return [];
      const isChanged = compareCharts(chart, now).changes.length > 0;
      const both = isChanged ? readBoth(name, version, listed) : null;
      return [[name, { savedOn: version.savedOn, chart, both }]];
    }),
  );
}

/** The versions of a chart that can be drawn beside each other, and the layouts of every two of them. */
export function readVersionCharts(id: string): VersionCharts {
  const listed = findListed(id);
  const now = chartOf(listed);
  const pattern = patternId(listed);
  const stored = readJson<VersionCharts["versions"]>(
    `packages/machines/version-charts/${pattern}.json`,
  );
  const hashes = Object.keys(stored);
  const charts = Object.entries(stored).map(([hash, { savedOn, chart }]) => {
    const own = isInstance(listed) ? renameChart(chart, now) : chart;
    return { hash, own: pathsHash(own), version: { savedOn, chart: own } };
  });
  const pairs = hashes.flatMap((later, at) =>
    hashes.slice(at + 1).map((earlier) => {
      const file = `packages/machines/comparisons/${earlier}-${later}.${pattern}.json`;
      const layouts = readJson<ChartLayouts>(file);
      const ownHash = (hash: string) => charts.find((one) => one.hash === hash)?.own ?? hash;
      const own = isInstance(listed) ? renameLayouts(layouts, pattern, now) : layouts;
      return [`${ownHash(earlier)}-${ownHash(later)}`, own] as const;
    }),
  );
  return {
    versions: Object.fromEntries(charts.map(({ own, version }) => [own, version])),
    layouts: Object.fromEntries(pairs),
  };
}
