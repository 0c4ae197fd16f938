import type { Log } from "../log/early-log.ts";
import type { FeedMessage } from "./change-feed.ts";
import { CLOCK } from "./change.ts";

const EVERY = 60 * 60 * 1000;

export interface HourlySweepOptions<Result> {
  readonly work: (isStopped: () => boolean) => Promise<Result>;
  /** Milliseconds until the first round; without it that is an hour later. */
  readonly first?: number;
  /** The nouns whose changes begin a round at once, beside the product's time that was put forward. */
  readonly wokenBy?: readonly string[];
  /** Told of each round that went through. */
  readonly onRound?: () => void;
  readonly log: Log;
  /** What is logged if a round fails; the next one tries again. */
  readonly failure: string;
}

export interface HourlySweep<Result> {
  /** Does the work after what is running, and returns its result. */
  readonly sweep: () => Promise<Result>;
  /** Receives messages of the feed. */
  readonly receive: (message: FeedMessage) => void;
  /** Begins nothing new, and resolves once what is running has ended. */
  readonly stop: () => Promise<void>;
}

/** Does batch after batch until one is empty, and returns how many rows those had. */
export async function sweepBatches(
  batch: () => Promise<number>,
  isStopped: () => boolean,
): Promise<number> {
  for (let done = 0; ;) {
    const more = isStopped() ? 0 : await batch();
    if (more === 0) return done;
    done += more;
  }
}

/** Repeats work on the whole database every hour, one round at a time. The work has to bear several servers. */
export function hourlySweep<Result>({
  work,
  first,
  wokenBy = [],
  onRound,
  log,
  failure,
}: HourlySweepOptions<Result>): HourlySweep<Result> {
  const nouns = new Set([CLOCK, ...wokenBy]);
  let stopped = false;
  let waiting = false;
  let running: Promise<unknown> = Promise.resolve();
  const sweep = (): Promise<Result> => {
    waiting = true;
    const next = running.then(() => {
      waiting = false;
      return work(() => stopped);
    });
    // Its caller gets the result.
    running = next.catch(() => undefined);
    return next;
  };
  const round = (): void => {
    // A round that has not begun yet sees what changed meanwhile.
    if (stopped || waiting) return;
    sweep()
      .then(onRound)
      .catch((error: unknown) => log.warn({ err: error }, failure));
  };
  const timers = [
    ...(first === undefined ? [] : [setTimeout(round, first).unref()]),
    setInterval(round, EVERY).unref(),
  ];
  return {
    sweep,
    receive: (message) => {
      if (message.tag === "changed" && nouns.has(message.change.noun)) round();
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearInterval(timer);
      await running;
    },
  };
}
