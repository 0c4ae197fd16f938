import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Proof, ProofOptions } from "./proof.ts";
import { runProgram, runTests } from "./run-tests.ts";

/** How many sequences of events, unless it is said; each start of a machine gets a quarter of them. */
const SEQUENCES = 1_000;

/**
 * Every path of every machine, on a real actor and on its screen if it has one, and long random sequences of events; in
 * the end what that exercised of each machine (MACH-C9 to MACH-C16).
 */
export async function prove({ seed, count, say }: ProofOptions): Promise<Proof> {
  const recorded = mkdtempSync(join(tmpdir(), "prove-machines-"));
  const sequences = count ?? SEQUENCES;
  try {
    const proof = runTests(
      ["--project=rules", "--project=screens", "packages/machines/src/list/", ".walk.test.tsx"],
      {
        env: {
          LAWS_SEED: String(seed),
          LAWS_RUNS: String(sequences),
          VITE_MACHINE_PATHS: "all",
          MACHINE_COVERAGE: recorded,
        },
        say,
        repeat: `npm run prove machines -- --seed ${seed} --count ${sequences}`,
      },
    );
    say("what that exercised:");
    const { stdout } = runProgram("tools/machine-coverage.ts", ["--recorded", recorded]);
    for (const line of stdout.trim().split("\n")) say(line);
    return proof;
  } finally {
    rmSync(recorded, { recursive: true, force: true });
  }
}
