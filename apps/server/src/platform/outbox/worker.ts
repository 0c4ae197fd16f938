import type { FeedMessage } from "../events/change-feed.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { performJob, type JobContext } from "./perform-job.ts";
import { claimDue, type TakenJob } from "./queries.ts";

/** The noun under which servers are notified that a job was written down (migration `ingest`). */
const NOUN = "outbox";

export interface WorkerOptions extends JobContext {
  /** Milliseconds between two polls when nothing wakes it. */
  readonly pollEvery?: number;
  /** How long others keep off a job that was taken. */
  readonly leaseSeconds?: number;
  /** Jobs at a time. */
  readonly most?: number;
  /** Ends the jobs in hand; they fail and are due again. */
  readonly ending?: AbortSignal | undefined;
}

export interface OutboxWorker {
  /** Polls now, instead of at the next poll. */
  readonly wake: () => void;
  /** Receives new jobs, and whatever may have been missed. */
  readonly receive: (message: FeedMessage) => void;
  /** Does whatever is due and returns how many jobs that were. */
  readonly flush: () => Promise<number>;
  /** Takes no more, and resolves once the jobs in hand are over. */
  readonly stop: () => Promise<void>;
}

/**
 * Does the jobs of the outbox, one worker in each server (OUTBOX-W1 to OUTBOX-W6). A job is held by a lease while it
 * runs outside any transaction; a server that dies leaves its lease to run out, and another does the job.
 */
export function outboxWorker(options: WorkerOptions): OutboxWorker {
  const { pool, clock, effects, log, ending, pollEvery = 15_000 } = options;
  const { leaseSeconds = 60, most = 10 } = options;
  let running: Promise<void> | undefined;
  let again = false;
  let stopped = false;

  const take = (): Promise<readonly TakenJob[]> =>
    withScope(
      pool,
      SYSTEM,
      (tx) =>
        claimDue(tx, clock.now().toISOString(), {
          kinds: Object.keys(effects),
          most,
          leaseSeconds,
        }),
      { actor: NOUN, origin: NOUN },
    );
  // A job ends well before its lease does, so that two servers never do it at one time.
  const deadline = () => {
    const inTime = AbortSignal.timeout(leaseSeconds * 750);
    return ending ? AbortSignal.any([ending, inTime]) : inTime;
  };

  const flush = async (): Promise<number> => {
    for (let count = 0; ;) {
      const jobs = stopped ? [] : await take();
      if (jobs.length === 0) return count;
      count += jobs.length;
      await Promise.all(jobs.map((job) => performJob(options, job, deadline())));
    }
  };
  const rounds = async () => {
    do {
      again = false;
      await flush();
    } while (again && !stopped);
  };
  const wake = () => {
    if (stopped) return;
    again = true;
    running ??= rounds()
      // Nothing is lost, it is all in the database: the next poll finds it.
      .catch((error: unknown) => log.warn({ err: error }, "the outbox could not be read"))
      .finally(() => {
        running = undefined;
      });
  };
  const timer = setInterval(wake, pollEvery);
  timer.unref();
  return {
    wake,
    receive: (message) => {
      // `clock`: the product's time was put forward, and later jobs may be due.
      if (message.tag === "resync" || [NOUN, "clock"].includes(message.change.noun)) wake();
    },
    flush,
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
