import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Proof } from "./proof.ts";

const ROOT = resolve(import.meta.dirname, "../../..");

interface Report {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  readonly numFailedTestSuites: number;
  readonly testResults: readonly {
    readonly assertionResults: readonly {
      readonly status: string;
      readonly fullName: string;
      readonly failureMessages: readonly string[];
    }[];
  }[];
}

/** Runs a program of this repository, and returns what it wrote. */
export const runProgram = (
  program: string,
  parameters: readonly string[],
  env: Readonly<Record<string, string>> = {},
) =>
  spawnSync(process.execPath, [join(ROOT, program), ...parameters], {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, ...env },
  });

/** Runs tests of `npm test` in whole, and says which failed and how each is repeated. */
export function runTests(
  parameters: readonly string[],
  {
    env = {},
    say,
    repeat,
  }: {
    readonly env?: Readonly<Record<string, string>>;
    readonly say: (line: string) => void;
    readonly repeat: string;
  },
): Proof {
  const folder = mkdtempSync(join(tmpdir(), "prove-tests-"));
  const report = join(folder, "report.json");
  try {
    const { stderr } = runProgram(
      "node_modules/vitest/vitest.mjs",
      [
        "run",
        "--reporter=json",
        // all of it takes minutes on a small machine
        "--testTimeout=3600000",
        "--hookTimeout=3600000",
        `--outputFile=${report}`,
        ...parameters,
      ],
      env,
    );
    const found = readReport(report, stderr);
    for (const { assertionResults } of found.testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === "failed")
          say(`${fullName}\n${failureMessages.join("\n")}\nrepeat: ${repeat}`);
    const failed = Math.max(found.numFailedTests, found.numFailedTestSuites > 0 ? 1 : 0);
    return { passed: found.numPassedTests, failed };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function readReport(path: string, stderr: string): Report {
  try {
    return JSON.parse(readFileSync(path, "utf8")) as Report;
  } catch {
    throw new Error(`The tests left no report:\n${stderr}`);
  }
}
