import { writeFileSync } from "node:fs";
import type { Reporter, TestModule } from "vitest/node";

/** What `npm test` adds up of a run: tests by their result, and how long each file took, in milliseconds. */
interface RunReport {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly files: readonly { readonly name: string; readonly ms: number }[];
}

const inState = (module: TestModule, state: "passed" | "failed" | "skipped"): number =>
  [...module.children.allTests(state)].length;

/** A file that fails outside its tests, such as in a hook or while it is loaded, counts as one that failed. */
const failedIn = (module: TestModule): number =>
  inState(module, "failed") || (module.state() === "failed" ? 1 : 0);

/** Loading and hooks as well: of a file that starts servers before its tests, the tests are the least. */
function millisecondsOf(module: TestModule): number {
  const { collectDuration, setupDuration, duration } = module.diagnostic();
  return collectDuration + setupDuration + duration;
}

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

/** Writes a `RunReport` as JSON to the file that `MARQUEE_REPORT` names: Vitest's own leaves the hooks out of the times. */
export default class FileTimesReport implements Reporter {
  onTestRunEnd(modules: readonly TestModule[]): void {
    const path = process.env["MARQUEE_REPORT"];
    if (path === undefined) throw new Error("MARQUEE_REPORT is set by scripts/steps.mjs");
    const report: RunReport = {
      passed: sum(modules.map((module) => inState(module, "passed"))),
      failed: sum(modules.map(failedIn)),
      skipped: sum(modules.map((module) => inState(module, "skipped"))),
      files: modules.map((module) => ({
        name: module.relativeModuleId,
        ms: millisecondsOf(module),
      })),
    };
    writeFileSync(path, JSON.stringify(report));
  }
}
