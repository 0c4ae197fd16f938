// Searches mutants: runs seeds with each of them in the sources until one breaks a rule, and writes what comes of it,
// a line of JSON each.
import { loadMutantsByImport } from "../../mutation/load-mutated.ts";
import type * as SeedModule from "../run-seed.ts";
import { situationOf, type Situation } from "../scenario/situations.ts";
import type * as DatabaseModule from "../simulated-database.ts";
import { MUTANTS } from "./mutants.ts";

/** What came of searching one mutant. */
export interface MutantNote {
  /** Its place in the list; one beyond the last is the product without any. */
  readonly mutant: number;
  /** The seed that found it, and how many were run for that; null if none did. */
  readonly seed: number | null;
  readonly seeds: number;
  readonly finding: string | null;
}

/** A mutant that breaks a name or a type is none that could be overlooked: it does not fit any more. */
const CRASH = /is not defined|is not a function|is not iterable|Cannot read properties/;

/** So many seeds from the first one on, of one situation or of all. */
function* seedsOf(situation: Situation | undefined, first: number, most: number) {
  for (let seed = first, count = 0; count < most; seed += 1)
    if (situation === undefined || situationOf(seed) === situation) {
      count += 1;
      yield seed;
    }
}

async function search(mutant: number, first: number, most: number): Promise<MutantNote> {
  // Connections are opened by the same modules, as these give the same names to different statements.
  const { openSimulatedDatabase } = (await import(
    `../simulated-database.ts?mutant=${mutant}`
  )) as typeof DatabaseModule;
  const { runSeed } = (await import(`../run-seed.ts?mutant=${mutant}`)) as typeof SeedModule;
  const database = await openSimulatedDatabase();
  try {
    let run = 0;
    for (const seed of seedsOf(MUTANTS[mutant]?.situation, first, most)) {
      run += 1;
      const { findings } = await runSeed(database, seed);
      const [finding] = findings;
      if (finding === undefined) continue;
      if (CRASH.test(finding)) throw new Error(`mutant ${mutant} crashes: ${finding}`);
      return { mutant, seed, seeds: run, finding };
    }
    return { mutant, seed: null, seeds: most, finding: null };
  } finally {
    await database.close();
  }
}

if (import.meta.main) {
  const [first, most, ...mutants] = process.argv.slice(2).map(Number);
  if (first === undefined || most === undefined)
    throw new Error("mutant-worker <first seed> <most seeds> <mutant>…");
  loadMutantsByImport(MUTANTS);
  for (const mutant of mutants)
    process.stdout.write(`${JSON.stringify(await search(mutant, first, most))}\n`);
}
