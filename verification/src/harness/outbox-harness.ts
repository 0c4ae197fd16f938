import { enqueue } from "@marquee/server/platform/outbox/enqueue";
import type { Effect, Job, JobResult } from "@marquee/server/platform/outbox/job";
import {
  outboxWorker,
  type OutboxWorker,
  type WorkerOptions,
} from "@marquee/server/platform/outbox/worker";
import { SYSTEM } from "@marquee/server/platform/tenancy/scope";
import { withScope } from "@marquee/server/platform/tenancy/with-scope";
import { outbox } from "@marquee/server/schema/schema";
import { settableClock, type SettableClock } from "./settable-clock.ts";
import { testDatabase, type TestDatabase } from "./test-database.ts";
import { WORLD_NOW } from "./world.ts";

export const DONE: JobResult = { tag: "done" };
const quiet = { warn: () => undefined, error: () => undefined };

/** A mail's job under a key; `change` is what a test is about. */
export const job = (key: string, change: Partial<Job> = {}): Job => ({
  key,
  kind: "mail",
  payload: {
    to: "ann@example.org",
    replyTo: null,
    content: { subject: key, paragraphs: [], facts: [], link: null },
  },
  ...change,
});

/** An effect that records what it did, and returns what the test sets. */
export function noting(respond: () => JobResult = () => DONE) {
  const keys: string[] = [];
  const effect: Effect = async (_payload, { key }) => {
    keys.push(key);
    return respond();
  };
  return { keys, effect };
}

export interface OutboxHarness {
  readonly database: TestDatabase;
  readonly clock: () => SettableClock;
  readonly write: (...jobs: readonly Job[]) => Promise<void>;
  readonly rows: () => Promise<readonly (typeof outbox.$inferSelect)[]>;
  /** A worker that looks when it is told to, whose mails do `mail`. */
  readonly worker: (mail: Effect, more?: Partial<WorkerOptions>) => OutboxWorker;
  /** An empty outbox, at the world's beginning. */
  readonly reset: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** An outbox with a database of its own. */
export async function outboxHarness(): Promise<OutboxHarness> {
  const database = await testDatabase();
  const workers: OutboxWorker[] = [];
  const { pool } = database;
  let clock = settableClock(WORLD_NOW);
  const stopAll = () => Promise.all(workers.splice(0).map((worker) => worker.stop()));
  return {
    database,
    clock: () => clock,
    write: (...jobs) =>
      withScope(pool, SYSTEM, async (tx) => {
        for (const one of jobs) await enqueue(tx, one);
      }),
    rows: () => withScope(pool, SYSTEM, (tx) => tx.select().from(outbox).orderBy(outbox.key)),
    worker: (mail, more = {}) => {
      const made = outboxWorker({
        pool,
        clock,
        effects: { mail },
        log: quiet,
        pollEvery: 3_600_000,
        ...more,
      });
      workers.push(made);
      return made;
    },
    reset: async () => {
      await stopAll();
      await database.owner.query("delete from outbox");
      clock = settableClock(WORLD_NOW);
    },
    close: async () => {
      await stopAll();
      await database.drop();
    },
  };
}
