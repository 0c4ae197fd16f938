// Runs named steps one after the other and adds up what their tests counted.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative, resolve } from "node:path";

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

/** Prints the ten files that took longest, so that a slow one is seen when it comes and not years later. */
function printSlowest(files) {
  if (files.length > 0) console.log("\n── the slowest files");
  const slowest = files.toSorted((a, b) => b.ms - a.ms).slice(0, 10);
  for (const { name, ms } of slowest)
    console.log(`   ${(ms / 1000).toFixed(1).padStart(6)} s  ${name}`);
}

const READERS = { vitest: vitestCounts, playwright: playwrightCounts };

/**
 * Each step: `{ name, command: [program, ...args], counts?: "vitest" | "playwright", env? }`. Stops at the
 * first step that fails without counted tests; after a failing test suite the later steps still run.
 */
export function runSteps(steps) {
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
  printSlowest(files);
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(broken || total.failed > 0 ? 1 : 0);
}
