import { chartHash, pathsHash } from "@marquee/charts/chart/chart-hash";
import { renameCoverage, renameLayouts } from "@marquee/charts/chart/rename-chart";
import type { ChartLayouts } from "@marquee/charts/layout/layout";
import { lintChart } from "@marquee/charts/lint/lint-chart";
import { type Coverage, emptyCoverage, summarize } from "@marquee/charts/walk/coverage";
import type { CountedChart } from "@marquee/domain/traffic/counted-chart";
import { MACHINES } from "@marquee/machines/list/machine-list";
import {
  isInstance,
  type ListedMachine,
  patternId,
} from "@marquee/machines/patterns/listed-machine";
// What the explorer knows besides the machines, read when it is built: the rules, their tests, and what the tests exercise.
import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { readApprovalEffect, readRights } from "./read-business.ts";
import { chartOf, findListed, readJson, ROOT } from "./read-machine.ts";
import {
  isChangedSince,
  readLatestVersion,
  readVersionCharts,
  readVersions,
} from "./read-versions.ts";
import { renderThumbnail } from "./render-thumbnail.ts";
import type { EntryFacts } from "./src/charts/entry.ts";
import { halfSeen } from "./src/charts/half-seen.ts";
import type { Listed } from "./src/charts/listing.ts";
import type { SmallChart } from "./src/gallery/thumbnail.tsx";
import { statedRules } from "./src/rules/stated-rules.ts";

const ID = "[A-Z][A-Z0-9]*-[A-Z]?[1-9][0-9]*";
/** A title that begins with rules, of a test or of a row in the table of one. */
const TITLE = new RegExp(`["'\`]((?:\\[${ID}\\] ?)+)([^"'\`]*)`, "g");

/** Every rule that is stated, page by page, also those that no machine asks. */
const readRulebook = () =>
  globSync("*.md", { cwd: join(ROOT, "docs/specs") })
    .toSorted()
    .flatMap((file) =>
      statedRules(file.replace(/\.md$/, ""), readFileSync(join(ROOT, "docs/specs", file), "utf8")),
    );

interface Rule {
  readonly text: string;
  readonly page: string;
  readonly tests: readonly string[];
}

/** Every rule that a guard of a machine checks, with the titles of its tests. */
function readRules(): Record<string, Rule> {
  const wanted = new Set(
    MACHINES.flatMap(({ guards }) => Object.values(guards).flatMap(({ rules }) => rules)),
  );
  const tests = new Map<string, string[]>();
  for (const path of globSync("{packages,apps,e2e,verification}/**/*.{test,e2e}.{ts,tsx}", {
    cwd: ROOT,
    exclude: ["**/node_modules/**"],
  }))
    for (const [, ids = "", title = ""] of readFileSync(join(ROOT, path), "utf8").matchAll(TITLE))
      for (const [id] of ids.matchAll(new RegExp(ID, "g")))
        tests.set(id, [...(tests.get(id) ?? []), title]);
  const rules: Record<string, Rule> = {};
  for (const { id, text, page } of readRulebook())
    if (wanted.has(id)) rules[id] = { text, page: `${page}.md`, tests: tests.get(id) ?? [] };
  return rules;
}

const MACHINE_FILES = join(ROOT, "packages/machines/src");

/** What each list of machines exports, by its path below the machines. */
const LISTS = await Promise.all(
  globSync("*/*.list.ts", { cwd: MACHINE_FILES }).map(async (path) => {
    const exported = (await import(join(MACHINE_FILES, path))) as Readonly<Record<string, unknown>>;
    return { path: path.replaceAll("\\", "/"), members: new Set(Object.values(exported).flat()) };
  }),
);

/** The smallest list that has a machine: the others that are in it are loaded with it. */
function listTitle(listed: ListedMachine): string {
  const [smallest] = LISTS.filter(({ members }) => members.has(listed)).toSorted(
    (a, b) => a.members.size - b.members.size,
  );
  if (!smallest) throw new Error(`${listed.machine.id} is in no list of packages/machines`);
  return smallest.path;
}

/** What the tests exercised of this version of a chart, as `npm run coverage` wrote it; nothing of a machine that is new to it. */
function readStoredCoverage(id: string): Coverage {
  const hash = pathsHash(chartOf(findListed(id)));
  const path = `packages/machines/coverage/${id}.json`;
  const stored = existsSync(join(ROOT, path)) ? readJson<Coverage>(path) : null;
  // figures of another version of the chart say nothing about this one
  return stored?.hash === hash ? stored : emptyCoverage(id, hash);
}

/** What the tests exercised of a machine, or of the pattern that it is an instance of and all its instances. */
function readCoverage(id: string): Coverage {
  const listed = findListed(id);
  const stored = readStoredCoverage(patternId(listed));
  return isInstance(listed) ? renameCoverage(stored, chartOf(listed)) : stored;
}

/** The layouts of a machine's chart, which an instance has from its pattern. */
function readChartLayouts(id: string): ChartLayouts {
  const listed = findListed(id);
  const pattern = patternId(listed);
  const stored = readJson<ChartLayouts>(`packages/machines/layouts/${pattern}.json`);
  const isCurrent = stored.hash === chartHash(chartOf(findListed(pattern)));
  return isInstance(listed) && isCurrent ? renameLayouts(stored, pattern, chartOf(listed)) : stored;
}

/** All that the explorer shows of a machine without running it. */
function readEntry(id: string): EntryFacts {
  const listed = findListed(id);
  const chart = chartOf(listed);
  const reasons = listed.neverHolds ?? {};
  const accepted = chart.transitions.flatMap(({ id: transition, guard }) => {
    const reason = guard === null ? undefined : reasons[guard];
    return reason === undefined ? [] : [[transition, reason] as const];
  });
  const never = new Set(accepted.map(([transition]) => transition));
  const transitions = chart.transitions.filter((one) => !never.has(one.id));
  const coverage = readCoverage(id);
  return {
    noun: listed.noun,
    list: listTitle(listed),
    guards: listed.guards,
    starts: listed.starts.map(({ title }) => title),
    chart,
    pattern: patternId(listed),
    hash: chartHash(chart),
    findings: lintChart(chart),
    accepted,
    notOnScreen: coverage.notOnScreen,
    noScreen: listed.noScreen ?? null,
    goal: listed.record ? `${id}.${listed.record.goal}` : null,
    summary: summarize({ ...chart, transitions }, coverage),
  };
}

const readEntries = (): readonly EntryFacts[] =>
  MACHINES.map(({ machine }) => readEntry(machine.id));

const readListing = (): readonly Listed[] =>
  readEntries().map((entry) => ({
    id: entry.chart.id,
    title: entry.chart.title,
    noun: entry.noun,
    description: entry.chart.description,
    states: entry.chart.states.length - 1,
    transitions: entry.summary.transitions,
    taken: entry.summary.taken,
    half: halfSeen(entry).length,
    findings: entry.findings.length,
    isChanged: isChangedSince(readLatestVersion(), entry.chart),
  }));

const readThumbnails = (): Readonly<Record<string, SmallChart>> =>
  Object.fromEntries(
    MACHINES.map((listed) => {
      const chart = chartOf(listed);
      return [chart.id, renderThumbnail(chart, readChartLayouts(chart.id).layouts)];
    }),
  );

/** Facts of all machines. */
export const FACTS = {
  rules: readRules,
  rulebook: readRulebook,
  rights: readRights,
  approval: readApprovalEffect,
  listing: readListing,
  latestVersion: readLatestVersion,
  entries: readEntries,
  thumbnails: readThumbnails,
} as const;

/** Facts of one machine, which are loaded for it alone. */
export const FACTS_OF_CHART = {
  chart: (id: string) => ({
    ...readEntry(id),
    layouts: readChartLayouts(id),
  }),
  coverage: readCoverage,
  versions: readVersions,
  versionCharts: readVersionCharts,
  counted: (id: string) =>
    readJson<Readonly<Record<string, CountedChart>>>(`packages/machines/counted/${id}.json`),
} as const;

export const CHART_IDS: readonly string[] = MACHINES.map(({ machine }) => machine.id);
