// Runs named steps one after the other and adds up what their tests counted.
import { spawnSync } from "node:child_process";
import { readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

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
  };
}

/** Reads a Playwright JSON report. A test that only passed when tried again counts as failed. */
function playwrightCounts(file) {
  const { stats } = JSON.parse(readFileSync(file, "utf8"));
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky, skipped: stats.skipped };
}

const READERS = { vitest: vitestCounts, playwright: playwrightCounts };

/**
 * Each step: `{ name, command: [program, ...args], counts?: "vitest" | "playwright", env? }`. Stops at the
 * first step that fails without counted tests; a failing test suite lets the later steps still speak.
 */
export function runSteps(steps) {
  const total = { passed: 0, failed: 0, skipped: 0 };
  let broken = false;
  for (const { name, command, counts, env } of steps) {
    const began = performance.now();
    console.log(`\n── ${name}`);
    const report = join(tmpdir(), `marquee-${process.pid}-${name.replaceAll(" ", "-")}.json`);
    const [program, ...args] = command.map((part) => part.replace("REPORT", report));
    const result = spawnSync(program, args, {
      stdio: "inherit",
      shell: process.platform === "win32",
      env: { ...process.env, ...env, MARQUEE_REPORT: report, TURBO_TELEMETRY_DISABLED: "1" },
    });
    console.log(`   ${result.status === 0 ? "done" : "FAILED"} in ${seconds(began)}`);
    if (counts) {
      try {
        const counted = READERS[counts](report);
        for (const key of Object.keys(total)) total[key] += counted[key];
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
  console.log(`\n${total.passed} passed, ${total.failed} failed, ${total.skipped} skipped`);
  process.exit(broken || total.failed > 0 ? 1 : 0);
}
