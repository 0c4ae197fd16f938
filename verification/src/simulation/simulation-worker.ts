// One process of the payment simulation: runs seeds one after the other and writes what comes of them, a line of
// JSON each.
import { runSeed } from "./run-seed.ts";
import { openSimulatedDatabase, type SimulatedDatabase } from "./simulated-database.ts";

export type SimulationNote =
  | {
      readonly tag: "run";
      readonly received: number;
      readonly refunded: number;
      readonly lockWaits: number;
    }
  | {
      readonly tag: "found";
      readonly seed: number;
      readonly findings: readonly string[];
      readonly trace: readonly string[];
    };

/** A database is left for a new one after so many seeds, before it grows slow. */
const SEEDS_PER_DATABASE = 400;

const write = (note: SimulationNote): void =>
  void process.stdout.write(`${JSON.stringify(note)}\n`);

/** Runs seeds from `first` on, `every` apart; a database in which one went wrong is not used again. */
async function runSeeds(first: number, count: number, every: number): Promise<void> {
  let database: SimulatedDatabase | null = null;
  for (let run = 0; run < count; run += 1) {
    if (database && run % SEEDS_PER_DATABASE === 0) {
      await database.close();
      database = null;
    }
    database ??= await openSimulatedDatabase();
    const seed = first + run * every;
    const report = await runSeed(database, seed).catch((error: unknown) => {
      throw new Error(`seed ${seed}`, { cause: error });
    });
    const { findings, trace, received, refunded, lockWaits } = report;
    if (findings.length > 0) {
      write({ tag: "found", seed, findings, trace });
      await database.close();
      database = null;
    }
    write({ tag: "run", received, refunded, lockWaits });
  }
  await database?.close();
}

if (import.meta.main) {
  const [first, count, every = 1] = process.argv.slice(2).map(Number);
  if (first === undefined || count === undefined)
    throw new Error("simulation-worker <first seed> <count> [how far seeds lie apart]");
  await runSeeds(first, count, every);
}
