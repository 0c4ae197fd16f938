// Runs named steps one after the other and adds up what their tests counted.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, relative, resolve } from "node:path";

/** Node stores here what it compiled: the tests start some thirty servers, each of a thousand files. */
const NODE_COMPILE_CACHE = resolve("node_modules/.cache/node");

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Reads a Vitest JSON report. */
function vitestCounts(file) {
  const report = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: report.numPassedTests,
    failed:
      report.numFailedTests +
      report.numFailedTestSuites -
      (report.numFailedTests > 0 ? report.numFailedTestSuites : 0),
    skipped: report.numPendingTests + report.numTodoTests,
    files: report.testResults.map(({ name, startTime, endTime }) => ({
      name: relative(".", name),
      ms: endTime - startTime,
    })),
  };
}

/** The time of all tests of a suite of Playwright's report, and of the suites in it, in milliseconds. */
const durationOf = ({ specs = [], suites = [] }) =>
  specs
    .flatMap(({ tests }) => tests.flatMap(({ results }) => results.map(({ duration }) => duration)))
    .concat(suites.map(durationOf))
    .reduce((sum, ms) => sum + ms, 0);

/** Reads a Playwright JSON report. A test that only passed when tried again counts as failed. */
function playwrightCounts(file) {
  const { stats, suites } = JSON.parse(readFileSync(file, "utf8"));
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky,
    skipped: stats.skipped,
    files: suites.map((suite) => ({ name: `e2e/${suite.file}`, ms: durationOf(suite) })),
  };
}

/** What a file counts for: the folder of its noun, such as `apps/server/src/offers`; a browser test has none, and counts for itself. */
const groupOf = (name) =>
  name.startsWith("e2e/") ? name : dirname(name).split("/").slice(0, 4).join("/");

const printRow = (name, ms) => console.log(`   ${(ms / 1000).toFixed(1).padStart(7)} s  ${name}`);

/**
 * Prints how long the tests of each folder took, the longest first, so that growth is seen when it comes and not years later. Files
 * run beside each other: the sum is longer than the run. What takes less than a second is one row.
 */
function printFolders(files) {
  if (files.length === 0) return;
  const times = new Map();
  for (const { name, ms } of files) times.set(groupOf(name), (times.get(groupOf(name)) ?? 0) + ms);
  const rows = [...times].toSorted(([, a], [, b]) => b - a);
  const short = rows.filter(([, ms]) => ms < 1000);
  const sum = (some) => some.reduce((total, [, ms]) => total + ms, 0);
  console.log("\n── seconds of each folder");
  for (const [name, ms] of rows.filter((row) => !short.includes(row))) printRow(name, ms);
  if (short.length > 0) printRow(`${short.length} others`, sum(short));
  printRow("all", sum(rows));
}

const READERS = { vitest: vitestCounts, playwright: playwrightCounts };

/**
 * Each step: `{ name, command: [program, ...args], counts?: "vitest" | "playwright", env? }`. Stops at the
 * first step that fails without counted tests; after a failing test suite the later steps still run. A remark is printed before
 * the line that counts.
 */
export function runSteps(steps, remark) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const files = [];
  let broken = false;
  for (const { name, command, counts, env } of steps) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const report = join(tmpdir(), `marquee-${process.pid}-${name.replaceAll(" ", "-")}.json`);
    const [program, ...args] = command.map((part) => part.replace("REPORT", report));
    const result = spawnSync(program, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: {
        NODE_COMPILE_CACHE,
        ...process.env,
        ...env,
        MARQUEE_REPORT: report,
        TURBO_TELEMETRY_DISABLED: "1",
      },
    });
    console.log(`   ${result.status === 0 ? "done" : "FAILED"} in ${seconds(began)}`);
    if (counts) {
      try {
        const counted = READERS[counts](report);
        for (const key of Object.keys(total)) total[key] += counted[key];
        files.push(...counted.files);
        if (result.status !== 0 && counted.failed === 0) total.failed += 1;
        rmSync(report, { force: true });
        continue;
      } catch {
        console.error(`   ${name} left no report`);
      }
    }
    if (result.status !== 0) {
      broken = true;
      total.failed += 1;
      break;
    }
  }
  printFolders(files);
  if (remark) console.log(`\n${remark}`);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(broken || total.failed > 0 ? 1 : 0);
}
