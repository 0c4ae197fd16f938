import { setTimeout as pause } from "node:timers/promises";
import type pg from "pg";

/** Any number that no other program locks on this database; migrations of two starting servers wait for each other. */
const MIGRATION_LOCK = 7_281_947;

export interface TurnOptions {
  /** Told every so often that another server is at work. */
  readonly report?: (line: string) => void;
  /** Milliseconds between two looks whether it is over, between two reports, and at most. */
  readonly lookEvery?: number;
  readonly reportEvery?: number;
  readonly within?: number;
  /** Ends the waiting, and breaks off what is being changed. */
  readonly stop?: AbortSignal;
}

/** Another server went on changing the tables for longer than a start waits. */
export class TurnRefused extends Error {
  override readonly name = "TurnRefused";
}

/** Runs `work` while no other server changes tables. The lock is always given back: a pooler's session outlives ours. */
export async function inTurn<T>(
  client: pg.Client,
  work: () => Promise<T>,
  {
    report = () => undefined,
    lookEvery = 200,
    reportEvery = 10_000,
    within = 600_000,
    stop,
  }: TurnOptions = {},
): Promise<T> {
  const began = performance.now();
  let reported = began - reportEvery;
  const take = async () =>
    (
      await client.query<{ own: boolean }>("select pg_try_advisory_lock($1) as own", [
        MIGRATION_LOCK,
      ])
    ).rows[0]?.own === true;
  while (!(await take())) {
    stop?.throwIfAborted();
    const now = performance.now();
    if (now - began > within)
      throw new TurnRefused(
        "Another server has been changing the tables of this database for ten minutes. Look at what it waits for, or end it, and start again.",
      );
    if (now - reported >= reportEvery) {
      report("Another server changes the tables of this database; this start waits for it.");
      reported = now;
    }
    await pause(lookEvery);
  }
  try {
    return await work();
  } finally {
    // A broken connection gives it back by itself, and its failure is the one that matters.
    await client.query("select pg_advisory_unlock($1)", [MIGRATION_LOCK]).catch(() => undefined);
  }
}
