import { join } from "node:path";
import { readNotes } from "../../proof/read-notes.ts";
import { MUTANTS } from "./mutants.ts";
import type { MutantNote } from "./mutant-worker.ts";

const WORKER = join(import.meta.dirname, "mutant-worker.ts");

export interface SearchOptions {
  /** The first seed of each search. */
  readonly seed: number;
  /** How many seeds may be run for each mutant. */
  readonly most: number;
  readonly processes: number;
  /** Which mutants, by their place in the list; all where it is left out. */
  readonly mutants?: readonly number[];
  readonly searched?: (note: MutantNote) => void;
}

/** Searches every mutant, in several processes. */
export async function searchMutants({
  seed,
  most,
  processes,
  mutants = MUTANTS.map((_, mutant) => mutant),
  searched,
}: SearchOptions): Promise<readonly MutantNote[]> {
  const notes: MutantNote[] = [];
  const shares = Array.from({ length: Math.min(processes, mutants.length) }, async (_, worker) => {
    const share = mutants.filter((_mutant, index) => index % processes === worker);
    await readNotes<MutantNote>(WORKER, [seed, most, ...share].map(String), (note) => {
      notes.push(note);
      searched?.(note);
    });
  });
  await Promise.all(shares);
  return notes.toSorted((one, other) => one.mutant - other.mutant);
}
