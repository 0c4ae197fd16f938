import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { setup } from "../harness/global-setup.ts";
import type { FuzzNote } from "./fuzz-worker.ts";
import type { Proof, ProofOptions } from "./proof.ts";

const WORKER = join(import.meta.dirname, "fuzz-worker.ts");
const COUNT = 1_000_000;
const EVERY = 15_000;

/** Seeds of workers lie far apart: each batch of a worker takes the next number. */
const seedOf = (seed: number, worker: number): number => seed + worker * 100_000_000;

async function runWorker(
  seed: number,
  count: number,
  receive: (note: FuzzNote) => void,
): Promise<void> {
  const child = spawn(process.execPath, [WORKER, String(seed), String(count)], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  for await (const line of createInterface({ input: child.stdout }))
    receive(JSON.parse(line) as FuzzNote);
  const code = await ended;
  if (code !== 0) throw new Error(`the fuzz worker of seed ${seed} ended with ${code}`);
}

/** Requests drawn from the schemas of every route, and flows of valid ones, a million unless told otherwise (REL-F1 to REL-F10). */
export async function prove({ seed, count, processes, say }: ProofOptions): Promise<Proof> {
  const all = count ?? COUNT;
  const stop = await setup();
  const sent = Array.from({ length: processes }, () => 0);
  const statuses = new Map<string, number>();
  let failed = 0;
  const began = performance.now();
  const countDone = () => sent.reduce((sum, each) => sum + each, 0);
  const progress = setInterval(() => {
    const rate = (countDone() / (performance.now() - began)) * 1000;
    say(`${countDone()} of ${all} requests, ${rate.toFixed(0)}/s, ${failed} findings`);
  }, EVERY);
  try {
    await Promise.all(
      sent.map((_, worker) => {
        const share = Math.floor(all / processes) + (worker < all % processes ? 1 : 0);
        const own = seedOf(seed, worker);
        return runWorker(own, share, (note) => {
          if (note.tag === "sent") sent[worker] = note.sent;
          else if (note.tag === "found") {
            failed += 1;
            say(
              `${note.rule}: ${note.problem}\n  ${note.request}\n  repeat: npm run prove fuzz -- --seed ${own} --count ${note.number + 1} --processes 1`,
            );
          } else {
            for (const name of note.unanswered) {
              failed += 1;
              say(`REL-F10: ${name} was never answered with 200 in the run of seed ${own}`);
            }
            for (const [status, times] of Object.entries(note.statuses))
              statuses.set(status, (statuses.get(status) ?? 0) + times);
          }
        });
      }),
    );
  } finally {
    clearInterval(progress);
    await stop();
  }
  const counted = [...statuses]
    .toSorted(([one], [two]) => one.localeCompare(two))
    .map(([status, times]) => `${status}: ${times}`);
  say(`${countDone()} requests, ${counted.join(", ")}`);
  return { passed: countDone() - failed, failed };
}
