import type { Chart } from "@marquee/charts/chart/chart";
import { chartHash, pathsHash } from "@marquee/charts/chart/chart-hash";
import { countedParts, type CountedParts } from "@marquee/charts/chart/counted-chart";
import { readChart } from "@marquee/charts/chart/read-chart";
import { type ChartVersion, isOneChart } from "@marquee/charts/compare/chart-version";
import { compareCharts } from "@marquee/charts/compare/compare-charts";
import { layOutChart } from "@marquee/charts/layout/lay-out";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { chartSvg } from "@marquee/charts/svg/chart-svg";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { isInstance, patternId } from "@marquee/machines/patterns/listed-machine";
// The committed charts: a layout for each machine, and its image in docs/charts. `npm run charts` brings them up to date;
// with --check nothing is written, and one line names the charts that differ from their machines.
import { globSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { makeWalks } from "./traffic-walks.ts";

const ROOT = resolve(import.meta.dirname, "..");
export const LAYOUTS = "packages/machines/layouts";
export const IMAGES = "docs/charts";
/** The folder of the charts of two versions in one, by version and machine. */
export const COMPARISONS = "packages/machines/comparisons";
const VERSIONS = "packages/machines/versions";
/** What made-up people do on the machines, for the demonstration market. */
const WALKS = "apps/server/src/demonstration/traffic/walks.json";
/** The folder of what is counted of each machine, by the versions of its chart. */
export const COUNTED = "packages/machines/counted";
/** The folder of the charts of those versions, which draw them; instances have their pattern's. */
const VERSION_CHARTS = "packages/machines/version-charts";
/** So many versions of a chart can be drawn: of those before, only the numbers can be read. */
const DRAWN_VERSIONS = 6;
const RULES = readFileSync(join(ROOT, "packages/charts/src/svg/chart.css"), "utf8");
const TOKENS = readFileSync(join(ROOT, "packages/ui/src/styles/tokens.css"), "utf8");

interface ListedChart {
  readonly noun: string;
  readonly chart: Chart;
  /** The machine whose layout and image it has: its pattern, or itself. */
  readonly pattern: string;
}

function readText(path: string): string | null {
  try {
    return readFileSync(join(ROOT, path), "utf8");
  } catch {
    return null;
  }
}

const layoutPath = (id: string): string => `${LAYOUTS}/${id}.json`;

/** The layouts of a chart: the stored ones if it has not changed, unless they are requested again. */
async function storedLayouts(path: string, chart: Chart, again: boolean): Promise<ChartLayouts> {
  const text = readText(path);
  const stored = text === null ? null : (JSON.parse(text) as ChartLayouts);
  return stored?.hash === chartHash(chart) && !again ? stored : layOutChart(chart);
}

/** Every chart that differs from a saved version of it, with both versions in one, by its path. */
function comparedCharts(
  charts: readonly ListedChart[],
): readonly (readonly [path: string, Chart])[] {
  return globSync("*.json", { cwd: join(ROOT, VERSIONS) }).flatMap((file) => {
    const version = JSON.parse(readText(`${VERSIONS}/${file}`) ?? "") as ChartVersion;
    return charts.flatMap(({ chart, pattern }): readonly (readonly [string, Chart])[] => {
      const before = version.charts[chart.id];
      if (!before || isOneChart(version, chart.id, pattern)) return [];
      const compared = compareCharts(before, chart);
      if (compared.changes.length === 0) return [];
      return [[`${COMPARISONS}/${file.replace(/\.json$/, "")}.${chart.id}.json`, compared.both]];
    });
  });
}

/**
 * The versions of a chart that pages may still run, the latest first. Those before stay: what was counted of them can be read
 * by them alone. A version that no release has had yet is replaced by hand, if at all.
 */
function countedVersions(chart: Chart): string {
  const path = `${COUNTED}/${chart.id}.json`;
  const before = JSON.parse(readText(path) ?? "{}") as Readonly<Record<string, CountedParts>>;
  const latest = { [pathsHash(chart)]: countedParts(chart) };
  return `${JSON.stringify({ ...latest, ...before, ...latest })}\n`;
}

type VersionCharts = Readonly<Record<string, { readonly savedOn: string; readonly chart: Chart }>>;

/** The charts of the latest versions by their hashes, the latest first, each with the day on which it was stored first. */
function versionCharts(chart: Chart): VersionCharts {
  const before = JSON.parse(
    readText(`${VERSION_CHARTS}/${chart.id}.json`) ?? "{}",
  ) as VersionCharts;
  const hash = pathsHash(chart);
  const savedOn = before[hash]?.savedOn ?? new Date().toISOString().slice(0, 10);
  const latest = { [hash]: { savedOn, chart } };
  const all = Object.entries({ ...latest, ...before, ...latest });
  return Object.fromEntries(all.slice(0, DRAWN_VERSIONS));
}

/** Every two versions of a chart in one, the earlier first, by the path of their layout. */
function pairedVersions(
  id: string,
  versions: VersionCharts,
): readonly (readonly [path: string, Chart])[] {
  const all = Object.entries(versions);
  return all.flatMap(([later, { chart }], at) =>
    all.slice(at + 1).map(([earlier, before]): readonly [string, Chart] => {
      const path = `${COMPARISONS}/${earlier}-${later}.${id}.json`;
      return [path, compareCharts(before.chart, chart).both];
    }),
  );
}

function indexPage(charts: readonly ListedChart[]): string {
  const lines = [
    "# Statecharts",
    "",
    "The machines of the product, rendered from the code that runs by `npm run charts`. Walk through them at `/STATECHARTS`.",
    "",
  ];
  for (const [noun, group] of Map.groupBy(charts, (one) => one.noun)) {
    lines.push(`## ${noun.charAt(0).toUpperCase()}${noun.slice(1)}`, "");
    for (const { chart, pattern } of group) {
      const instances = charts.filter((one) => one.pattern === chart.id && one.chart !== chart);
      lines.push(`### ${chart.title}`, "", chart.description, "");
      if (pattern === chart.id) lines.push(`![${chart.title}](${chart.id}.svg)`, "");
      else lines.push(`The chart is the one of [its pattern](${pattern}.svg).`, "");
      if (instances.length > 0)
        lines.push(`Its instances: ${instances.map((one) => one.chart.title).join(", ")}.`, "");
    }
  }
  return lines.join("\n");
}

/** Every generated file by its path, as it has to be. */
export async function generatedFiles(again = false): Promise<ReadonlyMap<string, string>> {
  const charts = MACHINES.map((entry) => ({
    noun: entry.noun,
    chart: readChart(entry.machine, entry.title),
    pattern: patternId(entry),
  }));
  const files = new Map<string, string>();
  files.set(WALKS, `${JSON.stringify(makeWalks())}\n`);
  for (const { chart } of charts) files.set(`${COUNTED}/${chart.id}.json`, countedVersions(chart));
  for (const { chart, pattern } of charts) {
    if (pattern !== chart.id) continue;
    const layouts = await storedLayouts(layoutPath(chart.id), chart, again);
    const [layout] = layouts.layouts;
    if (!layout) throw new Error(`The chart ${chart.id} has no layout`);
    files.set(layoutPath(chart.id), `${JSON.stringify(layouts)}\n`);
    files.set(
      `${IMAGES}/${chart.id}.svg`,
      chartSvg(chart, layout, { rules: RULES, tokens: TOKENS }),
    );
  }
  const patterns = charts.filter(({ chart, pattern }) => pattern === chart.id);
  const versions = patterns.map(({ chart }) => [chart.id, versionCharts(chart)] as const);
  for (const [id, stored] of versions)
    files.set(`${VERSION_CHARTS}/${id}.json`, `${JSON.stringify(stored)}\n`);
  for (const [path, both] of [
    ...comparedCharts(charts),
    ...versions.flatMap(([id, stored]) => pairedVersions(id, stored)),
  ])
    files.set(path, `${JSON.stringify(await storedLayouts(path, both, again))}\n`);
  return files.set(`${IMAGES}/README.md`, indexPage(charts));
}

const committedFiles = (): readonly string[] =>
  [LAYOUTS, COMPARISONS, IMAGES, COUNTED, VERSION_CHARTS].flatMap((folder) => {
    mkdirSync(join(ROOT, folder), { recursive: true });
    return readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`);
  });

/** The files that differ from their machines: changed, missing, or left of a machine that is gone. */
export function driftedFiles(files: ReadonlyMap<string, string>): readonly string[] {
  return [
    ...[...files].filter(([path, text]) => readText(path) !== text).map(([path]) => path),
    ...committedFiles().filter((path) => !files.has(path)),
  ];
}

if (import.meta.main) {
  const files = await generatedFiles(process.argv.includes("--all"));
  const drifted = driftedFiles(files);
  const names = [...new Set(drifted.map((path) => /([^/.]+)\.\w+$/.exec(path)?.[1] ?? path))];
  if (process.argv.includes("--check")) {
    if (drifted.length > 0)
      console.error(
        `Charts differ from their machines: ${names.join(", ")}. Run \`npm run charts\` and commit.`,
      );
    process.exitCode = drifted.length === 0 ? 0 : 1;
  } else {
    for (const path of drifted) {
      const text = files.get(path);
      if (text === undefined) rmSync(join(ROOT, path));
      else writeFileSync(join(ROOT, path), text);
    }
    console.log(
      `${MACHINES.filter((entry) => !isInstance(entry)).length} charts of ${MACHINES.length} machines, ${names.length} changed${names.length === 0 ? "" : `: ${names.join(", ")}`}`,
    );
  }
}
