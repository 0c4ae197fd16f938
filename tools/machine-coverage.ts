// What tests exercise of each machine, from the runs of all of them: `npm run coverage` runs the tests and writes it to
// packages/machines/coverage, where the explorer reads it. With --check nothing is run: one line names the machines whose chart
// is another than when it was written. With --recorded FOLDER, the tests were run already, and what they took is compared.
import { spawnSync } from "node:child_process";
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { parseArgs } from "node:util";
import { chartHash } from "@marquee/charts/chart/chart-hash";
import { readChart } from "@marquee/charts/chart/read-chart";
import { type Coverage, type CoverageSummary, summarize } from "@marquee/charts/walk/coverage";
import { MACHINES } from "@marquee/machines/list/machine-list";

const ROOT = resolve(import.meta.dirname, "..");
const FOLDER = join(ROOT, "packages/machines/coverage");

/** What one test exercised of one machine. */
export interface RecordedTest {
  readonly machine: string;
  readonly title: string;
  readonly file: string;
  readonly taken: string[];
  readonly states: string[];
  readonly yes: string[];
  readonly no: string[];
}

const compare = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** How many tests each name occurs in. */
function countTests(lists: readonly (readonly string[])[], names: ReadonlySet<string>) {
  const counts = new Map<string, number>();
  for (const name of lists.flat())
    if (names.has(name)) counts.set(name, (counts.get(name) ?? 0) + 1);
  return Object.fromEntries([...counts].toSorted(([a], [b]) => compare(a, b)));
}

/** The coverage of every listed machine from what its tests recorded. */
export function coverageFrom(recorded: readonly RecordedTest[]): readonly Coverage[] {
  return MACHINES.map(({ machine, title }) => {
    const chart = readChart(machine, title);
    const own = recorded
      .filter((test) => test.machine === machine.id)
      .toSorted((a, b) => compare(a.file, b.file) || compare(a.title, b.title));
    const transitions = new Set(chart.transitions.map(({ id }) => id));
    const states = new Set(chart.states.map(({ id }) => id));
    const guards = [...new Set(chart.transitions.flatMap(({ guard }) => guard ?? []))].toSorted(
      compare,
    );
    const yes = countTests(
      own.map((test) => test.yes),
      new Set(guards),
    );
    const no = countTests(
      own.map((test) => test.no),
      new Set(guards),
    );
    const positions = (id: string): number[] =>
      own.flatMap((test, at) => (test.taken.includes(id) ? [at] : []));
    return {
      chart: machine.id,
      hash: chartHash(chart),
      taken: countTests(
        own.map(({ taken }) => taken),
        transitions,
      ),
      states: countTests(
        own.map((test) => test.states),
        states,
      ),
      guards: Object.fromEntries(
        guards.map((name) => [name, { yes: yes[name] ?? 0, no: no[name] ?? 0 }]),
      ),
      tests: own.map((test) => test.title),
      takenBy: Object.fromEntries(
        [...transitions].flatMap((id) => {
          const by = positions(id);
          return by.length === 0 ? [] : [[id, by]];
        }),
      ),
    };
  });
}

/** The committed coverage of a machine, or null where there is none. */
export function readCoverage(id: string): Coverage | null {
  try {
    return JSON.parse(readFileSync(join(FOLDER, `${id}.json`), "utf8")) as Coverage;
  } catch {
    return null;
  }
}

/** A machine's coverage without the transitions that cannot be taken in it. */
export function summaryOf(coverage: Coverage): CoverageSummary {
  const entry = MACHINES.find(({ machine }) => machine.id === coverage.chart);
  if (!entry) throw new Error(`${coverage.chart} is not in the list of machines`);
  const chart = readChart(entry.machine, entry.title);
  const transitions = chart.transitions.filter(
    ({ guard }) => guard === null || !Object.hasOwn(entry.neverHolds ?? {}, guard),
  );
  return summarize({ ...chart, transitions }, coverage);
}

/** One line for each machine: transitions taken, guards seen both ways, tests. */
export const coverageLines = (all: readonly Coverage[]): readonly string[] =>
  all.map((coverage) => {
    const { transitions, taken, untaken, guards, oneWay } = summaryOf(coverage);
    const line = `${coverage.chart.padEnd(18)} ${taken} of ${transitions} transitions, ${guards - oneWay.length} of ${guards} guards both ways, ${coverage.tests?.length ?? 0} tests`;
    return untaken.length === 0 ? line : `${line}; not taken: ${untaken.join(", ")}`;
  });

/** Everything that tests recorded in a folder. */
export const readRecorded = (folder: string): readonly RecordedTest[] =>
  globSync("*.json", { cwd: folder }).flatMap(
    (file) => JSON.parse(readFileSync(join(folder, file), "utf8")) as RecordedTest[],
  );

/** Machines whose chart is another than the one whose coverage is committed. */
const outdated = (): readonly string[] =>
  MACHINES.filter(
    ({ machine, title }) => readCoverage(machine.id)?.hash !== chartHash(readChart(machine, title)),
  ).map(({ machine }) => machine.id);

/** Machines of which tests take other transitions, or see guards otherwise, than is committed. */
const differing = (measured: readonly Coverage[]): readonly string[] =>
  measured
    .filter((coverage) => {
      const committed = readCoverage(coverage.chart);
      if (committed?.hash !== coverage.hash) return true;
      const [a, b] = [summaryOf(committed), summaryOf(coverage)];
      return JSON.stringify([a.untaken, a.oneWay]) !== JSON.stringify([b.untaken, b.oneWay]);
    })
    .map(({ chart }) => chart);

function runTests(): readonly RecordedTest[] {
  const folder = mkdtempSync(join(tmpdir(), "machine-coverage-"));
  try {
    const { status } = spawnSync(
      process.execPath,
      [
        join(ROOT, "node_modules/vitest/vitest.mjs"),
        "run",
        "--project",
        "rules",
        "--project",
        "screens",
        "--reporter=dot",
        "packages/machines",
        "apps/admin",
      ],
      { cwd: ROOT, stdio: "inherit", env: { ...process.env, MACHINE_COVERAGE: folder } },
    );
    if (status !== 0) throw new Error("Tests fail: their coverage would not be true.");
    return readRecorded(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function write(all: readonly Coverage[]): void {
  rmSync(FOLDER, { recursive: true, force: true });
  mkdirSync(FOLDER, { recursive: true });
  for (const coverage of all)
    writeFileSync(join(FOLDER, `${coverage.chart}.json`), `${JSON.stringify(coverage)}\n`);
}

if (import.meta.main) {
  const { values } = parseArgs({
    options: { check: { type: "boolean" }, recorded: { type: "string" } },
  });
  const measured =
    values.check === true
      ? []
      : coverageFrom(values.recorded === undefined ? runTests() : readRecorded(values.recorded));
  const wrong =
    values.check === true ? outdated() : values.recorded === undefined ? [] : differing(measured);
  for (const line of coverageLines(measured)) console.log(line);
  if (values.check !== true && values.recorded === undefined) write(measured);
  if (wrong.length > 0) {
    console.error(
      `Test coverage is not what is committed of: ${wrong.join(", ")}. Run \`npm run coverage\` and commit.`,
    );
    process.exitCode = 1;
  }
}
