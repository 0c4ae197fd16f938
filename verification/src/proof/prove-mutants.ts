import { setup } from "../harness/global-setup.ts";
import { MUTANTS } from "../simulation/mutants/mutants.ts";
import { searchMutants } from "../simulation/mutants/search-mutants.ts";
import type { Proof, ProofOptions } from "./proof.ts";

/** A mutant that so many seeds do not find is a finding itself. */
const MOST_SEEDS = 5_000;

/** Whether the simulation is sharp: it finds every mutant, and says how many seeds that took (SIM-B2). */
export async function prove({ seed, count, processes, say }: ProofOptions): Promise<Proof> {
  const most = count ?? MOST_SEEDS;
  const stop = await setup();
  let failed = 0;
  try {
    await searchMutants({
      seed,
      most,
      processes,
      searched: ({ mutant, seed: found, seeds, finding }) => {
        const description = MUTANTS[mutant]?.description ?? String(mutant);
        if (finding === null) failed += 1;
        const by = found === null ? "a test" : `${seeds} seeds (${found})`;
        say(
          finding === null
            ? `SIM-B2 not found by ${seeds > 0 ? `${seeds} seeds` : "its test"}: ${description}`
            : `found by ${by}: ${description}\n     ${finding}`,
        );
      },
    });
    return { passed: MUTANTS.length - failed, failed };
  } finally {
    await stop();
  }
}
