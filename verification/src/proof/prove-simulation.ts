import { setup } from "../harness/global-setup.ts";
import { PLANTED_BUGS } from "../simulation/planted/bugs.ts";
import { hunt } from "../simulation/planted/hunt.ts";
import { simulate } from "../simulation/simulate.ts";
import type { Proof, ProofOptions } from "./proof.ts";

const SEEDS = 100_000;
const EVERY = 15_000;
const LAST_LINES = 40;
/** From so many seeds on the planted bugs are hunted, too. */
const SEEDS_TO_SHARPEN = 10_000;
/** A planted bug that so many seeds do not find is a finding itself. */
const MOST_FOR_BUG = 5_000;

/** Whether the simulation is sharp: it finds every planted bug, and says how many seeds that took (SIM-B2). */
async function sharpen({ seed, processes, say }: ProofOptions): Promise<Proof> {
  let failed = 0;
  await hunt({
    seed,
    most: MOST_FOR_BUG,
    processes,
    found: ({ bug, seeds, problem }) => {
      const name = PLANTED_BUGS[bug]?.name ?? String(bug);
      if (seeds === null) failed += 1;
      say(
        seeds === null
          ? `SIM-B2 planted "${name}" is not found by ${MOST_FOR_BUG} seeds`
          : `planted "${name}" is found by ${seeds} seeds: ${problem ?? ""}`,
      );
    },
  });
  return { passed: PLANTED_BUGS.length - failed, failed };
}

/** Payments while everything goes wrong, a hundred thousand seeds unless told otherwise (SIM-I1 to SIM-L1). */
export async function prove(options: ProofOptions): Promise<Proof> {
  const { seed, count, processes, say } = options;
  const seeds = count ?? SEEDS;
  const stop = await setup();
  let run = 0;
  let failed = 0;
  try {
    // A few seeds are somebody who repeats a finding, or tries a change out.
    const sharp = seeds >= SEEDS_TO_SHARPEN ? await sharpen(options) : { passed: 0, failed: 0 };
    const began = performance.now();
    const rate = () => ((run / (performance.now() - began)) * 1000).toFixed(1);
    const progress = setInterval(() => {
      say(`${run} of ${seeds} seeds, ${rate()}/s, ${failed} findings`);
    }, EVERY);
    const { taken, returned } = await simulate({
      seed,
      seeds,
      processes,
      ran: () => (run += 1),
      found: ({ seed: bad, problems, trace }) => {
        failed += 1;
        for (const line of seeds === 1 ? trace : trace.slice(-LAST_LINES)) say(`  ${line}`);
        for (const problem of problems) say(problem);
        say(`repeat: npm run prove simulation -- --seed ${bad} --count 1`);
      },
    }).finally(() => clearInterval(progress));
    const dollars = (cents: number) => (cents / 100).toFixed(2);
    say(`${run} seeds, ${rate()}/s; ${dollars(taken)} CAD taken, ${dollars(returned)} given back`);
    return { passed: run - failed + sharp.passed, failed: failed + sharp.failed };
  } finally {
    await stop();
  }
}
