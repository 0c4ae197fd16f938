import { spawnSync } from "node:child_process";
import { join } from "node:path";
import { readNotes } from "../../harness/read-notes.ts";
import type { MutantNote } from "./mutant-worker.ts";
import { MUTANTS } from "./mutants.ts";

const ROOT = join(import.meta.dirname, "../../../..");
const WORKER = join(import.meta.dirname, "mutant-worker.ts");

export interface SearchOptions {
  /** The first seed of each search. */
  readonly seed: number;
  /** How many seeds may be run for each mutant. */
  readonly most: number;
  readonly processes: number;
  /** Which mutants, by their place in the list; all if it is left out. */
  readonly mutants?: readonly number[];
  readonly searched?: (note: MutantNote) => void;
}

/** Runs the test that a mutant names, with the mutant in the sources of the server; it has to fail. */
function runTest(mutant: number, test: string): MutantNote {
  const { status } = spawnSync(
    "npx",
    ["vitest", "run", "--project", "server", join("apps/server/src", test)],
    { cwd: ROOT, env: { ...process.env, MUTANT: String(mutant) }, stdio: "ignore" },
  );
  const isFound = status === 1;
  return { mutant, seed: null, seeds: 0, finding: isFound ? `${test} fails` : null };
}

/** Searches every mutant, in several processes: by seeds, or by the test that it names. */
export async function searchMutants({
  seed,
  most,
  processes,
  mutants = MUTANTS.map((_, mutant) => mutant),
  searched,
}: SearchOptions): Promise<readonly MutantNote[]> {
  const notes: MutantNote[] = [];
  const note = (found: MutantNote): void => {
    notes.push(found);
    searched?.(found);
  };
  const bySeeds = mutants.filter((mutant) => MUTANTS[mutant]?.test === undefined);
  const shares = Array.from({ length: Math.min(processes, bySeeds.length) }, async (_, worker) => {
    const share = bySeeds.filter((_mutant, index) => index % processes === worker);
    await readNotes<MutantNote>(WORKER, [seed, most, ...share].map(String), note);
  });
  await Promise.all(shares);
  for (const mutant of mutants) {
    const test = MUTANTS[mutant]?.test;
    if (test !== undefined) note(runTest(mutant, test));
  }
  return notes.toSorted((one, other) => one.mutant - other.mutant);
}
