import { setup } from "../harness/global-setup.ts";
import { simulate } from "../simulation/simulate.ts";
import type { Proof, ProofOptions } from "./proof.ts";

const SEEDS = 100_000;
const EVERY = 15_000;
const LAST_LINES = 40;

/** Payments under injected faults, a hundred thousand seeds unless told otherwise (SIM-I1 to SIM-L1). */
export async function prove({ seed, count, processes, say }: ProofOptions): Promise<Proof> {
  const seeds = count ?? SEEDS;
  const stop = await setup();
  let run = 0;
  let failed = 0;
  const began = performance.now();
  const rate = () => ((run / (performance.now() - began)) * 1000).toFixed(1);
  const progress = setInterval(() => {
    say(`${run} of ${seeds} seeds, ${rate()}/s, ${failed} findings`);
  }, EVERY);
  try {
    const { received, refunded, lockWaits } = await simulate({
      seed,
      seeds,
      processes,
      ran: () => (run += 1),
      found: ({ seed: bad, findings, trace }) => {
        failed += 1;
        for (const line of seeds === 1 ? trace : trace.slice(-LAST_LINES)) say(`  ${line}`);
        for (const finding of findings) say(finding);
        say(`repeat: npm run prove simulation -- --seed ${bad} --count 1`);
      },
    });
    const dollars = (cents: number) => (cents / 100).toFixed(2);
    say(
      `${run} seeds, ${rate()}/s; ${dollars(received)} CAD received, ${dollars(refunded)} refunded`,
    );
    say(`statements waited ${lockWaits} times for a lock of another transaction`);
    return { passed: run - failed, failed };
  } finally {
    clearInterval(progress);
    await stop();
  }
}
