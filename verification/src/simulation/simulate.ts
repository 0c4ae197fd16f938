import { join } from "node:path";
import { readNotes } from "../harness/read-notes.ts";
import type { SimulationNote } from "./simulation-worker.ts";

const WORKER = join(import.meta.dirname, "simulation-worker.ts");

type Found = Extract<SimulationNote, { tag: "found" }>;

export interface SimulateOptions {
  /** The first seed; the others follow it one by one. */
  readonly seed: number;
  readonly seeds: number;
  readonly processes: number;
  readonly ran?: () => void;
  readonly found: (found: Found) => void;
}

/** What providers received in all seeds, in cents, how much they refunded, and how often a lock was waited for. */
export interface Totals {
  readonly received: number;
  readonly refunded: number;
  readonly lockWaits: number;
}

/** Runs seeds in several processes, each with a database of its own. */
export async function simulate(options: SimulateOptions): Promise<Totals> {
  const { seed, seeds, processes, ran, found } = options;
  const total = { received: 0, refunded: 0, lockWaits: 0 };
  const shares = Array.from({ length: Math.min(processes, seeds) }, async (_, worker) => {
    const share = Math.floor(seeds / processes) + (worker < seeds % processes ? 1 : 0);
    const parameters = [seed + worker, share, processes].map(String);
    await readNotes<SimulationNote>(WORKER, parameters, (note) => {
      if (note.tag === "found") found(note);
      else {
        ran?.();
        total.received += note.received;
        total.refunded += note.refunded;
        total.lockWaits += note.lockWaits;
      }
    });
  });
  await Promise.all(shares);
  return total;
}
