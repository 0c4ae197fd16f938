import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { PLANTED_BUGS } from "./bugs.ts";
import type { Hunted } from "./hunt-worker.ts";

const WORKER = join(import.meta.dirname, "hunt-worker.ts");

export interface HuntOptions {
  /** The first seed of each hunt. */
  readonly seed: number;
  /** How many seeds may be run for each bug. */
  readonly most: number;
  readonly processes: number;
  /** Which bugs, by their place in the table; all where it is left out. */
  readonly bugs?: readonly number[];
  readonly found?: (hunted: Hunted) => void;
}

async function hear(parameters: readonly string[], found: (hunted: Hunted) => void): Promise<void> {
  const child = spawn(process.execPath, ["--no-warnings", WORKER, ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  for await (const line of createInterface({ input: child.stdout }))
    found(JSON.parse(line) as Hunted);
  const code = await ended;
  if (code !== 0) throw new Error(`a hunt ended with ${code}`);
}

/** Hunts every planted bug, shared out between processes. */
export async function hunt({
  seed,
  most,
  processes,
  bugs,
  found,
}: HuntOptions): Promise<readonly Hunted[]> {
  const all = bugs ?? PLANTED_BUGS.map((_, bug) => bug);
  const hunted: Hunted[] = [];
  const shares = Array.from({ length: Math.min(processes, all.length) }, async (_, worker) => {
    const share = all.filter((_bug, index) => index % processes === worker);
    await hear([seed, most, ...share].map(String), (one) => {
      hunted.push(one);
      found?.(one);
    });
  });
  await Promise.all(shares);
  return hunted.toSorted((one, other) => one.bug - other.bug);
}
