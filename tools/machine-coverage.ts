import { pathsHash } from "@marquee/charts/chart/chart-hash";
import { readChart } from "@marquee/charts/chart/read-chart";
import {
  type Coverage,
  type CoverageSummary,
  LEVELS,
  summarize,
} from "@marquee/charts/walk/coverage";
import { MACHINES } from "@marquee/machines/list/machine-list";
import { isInstance } from "@marquee/machines/patterns/listed-machine";
// What tests exercise of each machine, from the runs of all of them: `npm run coverage` runs the tests of the machines and of their
// screens and writes it to packages/machines/coverage, where the explorer reads it; with --application it runs the browser tests,
// and writes what they take. With --check nothing is run: one line names the machines whose chart is another than when it was
// written. With --recorded FOLDER, the tests were run already, and what they took is compared.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { coverageFrom, type RecordedTest, withApplication } from "./recorded-coverage.ts";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "packages/machines/coverage");

/** The committed coverage of a machine that is no instance, or null if there is none. */
export function readCoverage(id: string): Coverage | null {
  try {
    return JSON.parse(readFileSync(join(FOLDER, `${id}.json`), "utf8")) as Coverage;
  } catch {
    return null;
  }
}

/** A machine's coverage without the transitions that cannot be taken in it. */
export function coverageSummary(coverage: Coverage): CoverageSummary {
  const entry = MACHINES.find(({ machine }) => machine.id === coverage.chart);
  if (!entry) throw new Error(`${coverage.chart} is not in the list of machines`);
  const chart = readChart(entry.machine, entry.title);
  const transitions = chart.transitions.filter(
    ({ guard }) => guard === null || !Object.hasOwn(entry.neverHolds ?? {}, guard),
  );
  return summarize({ ...chart, transitions }, coverage);
}

/** One line for each machine: transitions taken at each level, guards seen both ways, tests. */
export const coverageLines = (all: readonly Coverage[]): readonly string[] =>
  all.map((coverage) => {
    const { transitions, untaken, untakenAt, guards, oneWay } = coverageSummary(coverage);
    const levels = LEVELS.map((level) => `${level} ${transitions - untakenAt[level].length}`);
    const line = `${coverage.chart.padEnd(18)} ${transitions} transitions: ${levels.join(", ")}; ${guards - oneWay.length} of ${guards} guards both ways, ${coverage.tests.length} tests`;
    return untaken.length === 0 ? line : `${line}; not taken: ${untaken.join(", ")}`;
  });

/** Everything that tests recorded in a folder. */
export const readRecorded = (folder: string): readonly RecordedTest[] =>
  globSync("*.json", { cwd: folder }).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as RecordedTest[],
  );

/** Machines whose chart is another than the one whose coverage is committed. */
const listOutdated = (): readonly string[] =>
  MACHINES.filter((entry) => !isInstance(entry))
    .filter(
      ({ machine, title }) =>
        readCoverage(machine.id)?.hash !== pathsHash(readChart(machine, title)),
    )
    .map(({ machine }) => machine.id);

/** Machines of which tests take other transitions, or see guards otherwise, than is committed. */
const differing = (measured: readonly Coverage[]): readonly string[] =>
  measured
    .filter((coverage) => {
      const committed = readCoverage(coverage.chart);
      if (committed?.hash !== coverage.hash) return true;
      const describeCoverage = (one: Coverage) => {
        const { untakenAt, oneWay } = coverageSummary(one);
        // the application's tests are recorded in a run of their own
        return JSON.stringify([untakenAt.machine, untakenAt.screen, oneWay]);
      };
      return describeCoverage(committed) !== describeCoverage(coverage);
    })
    .map(({ chart }) => chart);

const VITEST = [
  join(ROOT, "node_modules/vitest/vitest.mjs"),
  "run",
  "--project",
  "rules",
  "--project",
  "screens",
  "--project",
  "modules",
  "--reporter=dot",
  "packages/machines",
  "apps/admin",
];

/** A test of the inspection itself cannot run while everything is inspected, and screenshots are compared elsewhere. */
const PLAYWRIGHT = [
  join(ROOT, "node_modules/@playwright/test/cli.js"),
  "test",
  "--config=e2e",
  "--ignore-snapshots",
  "--grep-invert=LIVE-",
];

function runTests(command: readonly string[]): readonly RecordedTest[] {
  const folder = mkdtempSync(join(tmpdir(), "machine-coverage-"));
  try {
    const { status } = spawnSync(process.execPath, command, {
      cwd: ROOT,
      stdio: "inherit",
      env: { ...process.env, SAMPLE: "all", MACHINE_COVERAGE: folder },
    });
    if (status !== 0) throw new Error("Tests fail: their coverage would not be true.");
    return readRecorded(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Runs the tests of machines and screens, and keeps what is known of the application; or the other way round. */
function measure(isOfApplicationOnly: boolean): readonly Coverage[] {
  const recorded = runTests(isOfApplicationOnly ? PLAYWRIGHT : VITEST);
  const measured = coverageFrom(recorded);
  return measured.map((coverage) => {
    const committed = readCoverage(coverage.chart);
    if (!isOfApplicationOnly) return withApplication(coverage, committed);
    return committed?.hash === coverage.hash ? withApplication(committed, coverage) : coverage;
  });
}

function write(all: readonly Coverage[]): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const coverage of all)
    writeFileSync(join(FOLDER, `${coverage.chart}.json`), `${JSON.stringify(coverage)}\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: {
      application: { type: "boolean", default: false },
      check: { type: "boolean", default: false },
      recorded: { type: "string" },
    },
  });
  const { application, check, recorded } = values;
  let wrong: readonly string[] = [];
  if (check) wrong = listOutdated();
  else {
    const measured =
      recorded === undefined ? measure(application) : coverageFrom(readRecorded(recorded));
    for (const line of coverageLines(measured)) console.log(line);
    if (recorded === undefined) write(measured);
    else wrong = differing(measured);
  }
  if (wrong.length > 0) {
    console.error(
      `Test coverage is not what is committed of: ${wrong.join(", ")}. Run \`npm run coverage\` and commit.`,
    );
    process.exitCode = 1;
  }
}
