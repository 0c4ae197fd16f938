// What the explorer knows besides the machines, read when it is built: the rules, their tests, and what the tests exercise.
import { globSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { chartHash } from "@marquee/charts/chart/chart-hash";
import { readChart } from "@marquee/charts/chart/read-chart";
import { type Coverage, emptyCoverage, summarize } from "@marquee/charts/walk/coverage";
import { MACHINES } from "@marquee/machines/list/machine-list";

const ROOT = resolve(import.meta.dirname, "../..");
const ID = "[A-Z][A-Z0-9]*-[A-Z]?[1-9][0-9]*";
const STATED = new RegExp(`^- \\*\\*(${ID})\\*\\* (.+)$`, "gm");
const TITLE =
  /\b(?:it|test)(?:\.\w+)*\((?:[^"'`()]*\)\()?\s*["'`]((?:\[[A-Z][A-Z0-9]*-[A-Z]?[0-9]+\] ?)+)([^"'`]*)/g;

interface Rule {
  readonly text: string;
  readonly page: string;
  readonly tests: readonly string[];
}

/** Every rule that a guard of a machine stands for, with the titles of its tests. */
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
  for (const page of globSync("*.md", { cwd: join(ROOT, "docs/specs") }))
    for (const [, id = "", text = ""] of readFileSync(
      join(ROOT, "docs/specs", page),
      "utf8",
    ).matchAll(STATED))
      if (wanted.has(id)) rules[id] = { text, page, tests: tests.get(id) ?? [] };
  return rules;
}

/** Every rule that is stated, page by page, for who looks for one that no machine asks. */
const readRulebook = () =>
  globSync("*.md", { cwd: join(ROOT, "docs/specs") })
    .toSorted()
    .flatMap((file) =>
      [...readFileSync(join(ROOT, "docs/specs", file), "utf8").matchAll(STATED)].map(
        ([, id = "", text = ""]) => ({ id, text, page: file.replace(/\.md$/, "") }),
      ),
    );

/** What the tests exercised of this version of each chart, as `npm run coverage` wrote it. */
function readCoverage(): Record<string, Coverage> {
  return Object.fromEntries(
    MACHINES.map(({ machine, title }) => {
      const hash = chartHash(readChart(machine, title));
      const path = join(ROOT, `packages/machines/coverage/${machine.id}.json`);
      const stored = JSON.parse(readFileSync(path, "utf8")) as Coverage;
      return [machine.id, stored.hash === hash ? stored : emptyCoverage(machine.id, hash)];
    }),
  );
}

/** What of each chart no test exercises: little, so that the first page can load it. */
function readSummaries() {
  const all = readCoverage();
  return Object.fromEntries(
    MACHINES.map((entry) => {
      const chart = readChart(entry.machine, entry.title);
      const transitions = chart.transitions.filter(
        ({ guard }) => guard === null || !Object.hasOwn(entry.neverHolds ?? {}, guard),
      );
      const coverage = all[chart.id];
      if (!coverage) throw new Error(`${chart.id} has no coverage`);
      return [chart.id, { hash: coverage.hash, ...summarize({ ...chart, transitions }, coverage) }];
    }),
  );
}

/** Charts of earlier versions, by name. */
function readVersions(): Record<string, unknown> {
  const folder = join(ROOT, "packages/machines/versions");
  return Object.fromEntries(
    globSync("*.json", { cwd: folder })
      .toSorted()
      .map((file) => [
        file.replace(/\.json$/, ""),
        JSON.parse(readFileSync(join(folder, file), "utf8")),
      ]),
  );
}

export const FACTS = {
  rules: readRules,
  rulebook: readRulebook,
  coverage: readCoverage,
  summaries: readSummaries,
  versions: readVersions,
} as const;
