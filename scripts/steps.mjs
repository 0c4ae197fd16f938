// Runs named steps one after the other and adds up what their tests counted.
import { spawn } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join, resolve } from "node:path";

/** Node stores here what it compiled: the tests start some thirty servers, each of a thousand files. */
const NODE_COMPILE_CACHE = resolve("node_modules/.cache/node");

const seconds = (since) => `${((performance.now() - since) / 1000).toFixed(1)} s`;

/** Reads what tools/file-times-report.ts wrote of a run of Vitest. */
const vitestCounts = (file) => JSON.parse(readFileSync(file, "utf8"));

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

/** Runs a command to its end. Quiet, it prints nothing, and what it printed is returned. */
function run([program, ...args], env, { quiet }) {
  const child = spawn(program, args, {
    stdio: quiet ? ["ignore", "pipe", "pipe"] : "inherit",
    shell: process.platform === "win32",
    env: { NODE_COMPILE_CACHE, ...process.env, ...env, TURBO_TELEMETRY_DISABLED: "1" },
  });
  const printed = [];
  child.stdout?.on("data", (part) => printed.push(part));
  child.stderr?.on("data", (part) => printed.push(part));
  return new Promise((ended) => {
    child.on("error", (error) => ended({ status: 1, printed: String(error) }));
    child.on("close", (status) => ended({ status, printed: Buffer.concat(printed).toString() }));
  });
}

const printEnd = (status, took) => console.log(`   ${status === 0 ? "done" : "FAILED"} in ${took}`);

/** Runs steps beside each other, each of which takes one processor, and prints them in their order. True if none failed. */
async function runBeside(steps) {
  const running = steps.map(async ({ command, env }) => {
    const began = performance.now();
    const ended = await run(command, env, { quiet: true });
    return { ...ended, took: seconds(began) };
  });
  let succeeded = true;
  for (const [index, { name }] of steps.entries()) {
    console.log(`\n── ${name}`);
    const { status, printed, took } = await running[index];
    if (printed.trim()) console.log(printed.trimEnd());
    printEnd(status, took);
    succeeded &&= status === 0;
  }
  return succeeded;
}

/**
 * Each step: `{ name, command: [program, ...args], counts?: "vitest" | "playwright", env? }`, or `{ beside: steps }`. Stops at the
 * first step that fails without counted tests; after a failing test suite the later steps still run. A remark is printed before
 * the line that counts.
 */
export async function runSteps(steps, remark) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  const files = [];
  let broken = false;
  for (const { name, command, counts, env, beside } of steps) {
    if (beside) {
      if (await runBeside(beside)) continue;
      broken = true;
      total.failed += 1;
      break;
    }
    const began = performance.now();
    console.log(`\n── ${name}`);
    const report = join(tmpdir(), `marquee-${process.pid}-${name.replaceAll(" ", "-")}.json`);
    const { status } = await run(command, { ...env, MARQUEE_REPORT: report }, { quiet: false });
    printEnd(status, seconds(began));
    if (counts) {
      try {
        const counted = READERS[counts](report);
        for (const key of Object.keys(total)) total[key] += counted[key];
        files.push(...counted.files);
        if (status !== 0 && counted.failed === 0) total.failed += 1;
        rmSync(report, { force: true });
        continue;
      } catch {
        console.error(`   ${name} left no report`);
      }
    }
    if (status !== 0) {
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
