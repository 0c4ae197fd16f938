import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { Piscina } from "piscina";
import { FULL, limitedWork } from "./limited-work.ts";

export interface WorkerPoolOptions {
  /** The module that does the work, in a thread of its own, and the function of it. */
  readonly module: URL;
  readonly call: string;
  /** How many tasks wait while all threads work. */
  readonly waiting: number;
  /** How many tasks of one owner are waited for or worked on, so that one owner never fills the queue. */
  readonly share: number;
  /** Milliseconds a task may take; its thread is ended then. */
  readonly within: number;
}

export interface WorkerPool<Task, Result> {
  /** Does a task in its turn; `FULL` if too many of its owner, or too many in all, are there before it, or if it takes too long. */
  readonly run: (owner: string, task: Task) => Promise<Result | typeof FULL>;
  /** Ends all threads, and rejects what still waits. */
  readonly close: () => Promise<void>;
}

/** A thread that had nothing to do for so long ends, and gives back the memory that it took. */
const IDLE = 30_000;
/** MB of objects that a thread may have: a task that needs more fails, and the process goes on. */
const MOST_MEMORY = 512;

/** What takes too long is refused as what does not come to its turn is. */
async function runWithin<Task, Result>(pool: Piscina<Task, Result>, task: Task, within: number) {
  const signal = AbortSignal.timeout(within);
  try {
    return await pool.run(task, { signal });
  } catch (error) {
    if (signal.aborted) return FULL;
    throw error;
  }
}

/** Threads for what computes for long, beside the one that responds (COMPUTE-P1): two at most, and none at rest. */
export function workerPool<Task, Result>(options: WorkerPoolOptions): WorkerPool<Task, Result> {
  const threads = Math.min(2, availableParallelism());
  const limited = limitedWork({ atOnce: threads, waiting: options.waiting });
  const pool = new Piscina<Task, Result>({
    filename: fileURLToPath(options.module),
    name: options.call,
    minThreads: 0,
    maxThreads: threads,
    idleTimeout: IDLE,
    // the thread that responds to requests goes first where processors are few
    niceIncrement: 10,
    // a task has nothing to do with settings and secrets of the server
    env: {},
    resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY },
  });
  const byOwner = new Map<string, number>();
  return {
    run: async (owner, task) => {
      const count = byOwner.get(owner) ?? 0;
      if (count >= options.share) return FULL;
      byOwner.set(owner, count + 1);
      try {
        return await limited(() => runWithin(pool, task, options.within));
      } finally {
        const left = (byOwner.get(owner) ?? 1) - 1;
        if (left === 0) byOwner.delete(owner);
        else byOwner.set(owner, left);
      }
    },
    close: () => pool.destroy(),
  };
}
