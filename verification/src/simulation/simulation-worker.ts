// One process of the payment simulation: runs seeds one after the other and tells what comes of them, a line of
// JSON each.
import { openLane, type Lane } from "./lane.ts";
import { runSeed } from "./run-seed.ts";

export type SimulationNote =
  | {
      readonly tag: "run";
      readonly runs: number;
      readonly taken: number;
      readonly returned: number;
    }
  | {
      readonly tag: "found";
      readonly seed: number;
      readonly problems: readonly string[];
      readonly trace: readonly string[];
    };

/** A database is left for a new one after so many seeds, before it grows slow. */
const SEEDS_PER_LANE = 400;

const tell = (note: SimulationNote): void => void process.stdout.write(`${JSON.stringify(note)}\n`);

/** Runs seeds from `first` on, `every` apart; a lane in which one went wrong is not used again. */
async function runSeeds(first: number, count: number, every: number): Promise<void> {
  let lane: Lane | null = null;
  for (let run = 0; run < count; run += 1) {
    if (lane && run % SEEDS_PER_LANE === 0) {
      await lane.close();
      lane = null;
    }
    lane ??= await openLane();
    const { seed, problems, trace, taken, returned } = await runSeed(lane, first + run * every);
    if (problems.length > 0) {
      tell({ tag: "found", seed, problems, trace });
      await lane.close();
      lane = null;
    }
    tell({ tag: "run", runs: run + 1, taken, returned });
  }
  await lane?.close();
}

if (import.meta.main) {
  const [first, count, every = 1] = process.argv.slice(2).map(Number);
  if (first === undefined || count === undefined)
    throw new Error("simulation-worker <first seed> <count> [how far seeds lie apart]");
  await runSeeds(first, count, every);
}
