import { spawn } from "node:child_process";
import { join } from "node:path";
import { createInterface } from "node:readline";
import type { SimulationNote } from "./simulation-worker.ts";

const WORKER = join(import.meta.dirname, "simulation-worker.ts");

type Found = Extract<SimulationNote, { tag: "found" }>;

export interface SimulateOptions {
  /** The first seed; the others follow it one by one. */
  readonly seed: number;
  readonly seeds: number;
  readonly processes: number;
  readonly ran?: () => void;
  readonly found: (finding: Found) => void;
}

/** What providers took in all seeds, in cents, and how much of it they gave back. */
export interface Turnover {
  readonly taken: number;
  readonly returned: number;
}

/** Runs a program of the simulation in a process of its own, and hears its notes. */
export async function hearNotes(
  parameters: readonly string[],
  hear: (note: SimulationNote) => void,
): Promise<void> {
  const child = spawn(process.execPath, ["--no-warnings", WORKER, ...parameters], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  const ended = new Promise<number | NodeJS.Signals | null>((resolve) =>
    child.once("exit", (code, signal) => resolve(code ?? signal)),
  );
  for await (const line of createInterface({ input: child.stdout }))
    hear(JSON.parse(line) as SimulationNote);
  const code = await ended;
  if (code !== 0) throw new Error(`a process of the simulation ended with ${code}`);
}

/** Shares seeds out between processes, each with a database of its own. */
export async function simulate(options: SimulateOptions): Promise<Turnover> {
  const { seed, seeds, processes, ran, found } = options;
  const total = { taken: 0, returned: 0 };
  const shares = Array.from({ length: Math.min(processes, seeds) }, async (_, worker) => {
    const share = Math.floor(seeds / processes) + (worker < seeds % processes ? 1 : 0);
    await hearNotes([seed + worker, share, processes].map(String), (note) => {
      if (note.tag === "found") found(note);
      else {
        ran?.();
        total.taken += note.taken;
        total.returned += note.returned;
      }
    });
  });
  await Promise.all(shares);
  return total;
}
