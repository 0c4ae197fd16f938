import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import type { Proof, ProofOptions } from "./proof.ts";

const ROOT = resolve(import.meta.dirname, "../../..");
/** How many sequences of events, unless it is said; each start of a machine gets a quarter of them. */
const SEQUENCES = 1_000;

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

/**
 * Every path of every machine, on a real actor and on its screen if it has one, and long random sequences of events; in
 * the end what that exercised of each machine (MACH-C9 to MACH-C16).
 */
export async function prove({ seed, count, say }: ProofOptions): Promise<Proof> {
  const folder = mkdtempSync(join(tmpdir(), "prove-machines-"));
  const report = join(folder, "report.txt");
  const sequences = count ?? SEQUENCES;
  const run = (program: string, ...args: readonly string[]) =>
    spawnSync(process.execPath, [join(ROOT, program), ...args], {
      cwd: ROOT,
      encoding: "utf8",
      env: {
        ...process.env,
        LAWS_SEED: String(seed),
        LAWS_RUNS: String(sequences),
        VITE_MACHINE_PATHS: "all",
        MACHINE_COVERAGE: join(folder, "recorded"),
      },
    });
  try {
    const { stderr } = run(
      "node_modules/vitest/vitest.mjs",
      "run",
      "--project=rules",
      "--project=screens",
      "--reporter=json",
      // every path of a form on its page takes minutes on a small machine
      "--testTimeout=3600000",
      `--outputFile=${report}`,
      "packages/machines/src/list/",
      ".walk.test.tsx",
    );
    const found = readReport(report, stderr);
    for (const { assertionResults } of found.testResults)
      for (const { status, fullName, failureMessages } of assertionResults)
        if (status === "failed") {
          say(`${fullName}\n${failureMessages.join("\n")}`);
          say(`repeat: npm run prove machines -- --seed ${seed} --count ${sequences}`);
        }
    say("what that exercised:");
    for (const line of run("tools/machine-coverage.ts", "--recorded", join(folder, "recorded"))
      .stdout.trim()
      .split("\n"))
      say(line);
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
    throw new Error(`The tests of the machines left no report:\n${stderr}`);
  }
}
