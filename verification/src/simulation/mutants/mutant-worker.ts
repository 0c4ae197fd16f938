// Hunts planted bugs: runs seeds with each mistake in the sources until one breaks a rule, and tells, a line of
// JSON each.
import type * as LaneModule from "../lane.ts";
import type * as SeedModule from "../run-seed.ts";
import { plantByImport } from "./plant.ts";

export interface Hunted {
  readonly bug: number;
  /** How many seeds it took; null where none of them found it. */
  readonly seeds: number | null;
  readonly problem: string | null;
}

async function hunt(bug: number, first: number, most: number): Promise<Hunted> {
  // What opens connections is loaded with the same modules, as they name their statements alike.
  const { openLane } = (await import(`../lane.ts?planted=${bug}`)) as typeof LaneModule;
  const { runSeed } = (await import(`../run-seed.ts?planted=${bug}`)) as typeof SeedModule;
  const lane = await openLane();
  try {
    for (let run = 0; run < most; run += 1) {
      const { problems } = await runSeed(lane, first + run);
      if (problems[0] !== undefined) return { bug, seeds: run + 1, problem: problems[0] };
    }
    return { bug, seeds: null, problem: null };
  } finally {
    await lane.close();
  }
}

if (import.meta.main) {
  const [first, most, ...bugs] = process.argv.slice(2).map(Number);
  if (first === undefined || most === undefined)
    throw new Error("hunt-worker <first seed> <most seeds> <bug>…");
  plantByImport();
  for (const bug of bugs) process.stdout.write(`${JSON.stringify(await hunt(bug, first, most))}\n`);
}
