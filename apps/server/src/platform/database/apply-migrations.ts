import { setTimeout as pause } from "node:timers/promises";
import pg from "pg";
import type { Migration } from "./pending-migrations.ts";

export interface ApplyOptions {
  /** Told of each migration that waits for a lock, and of each that is done. */
  readonly report?: (line: string) => void;
  readonly stop?: AbortSignal;
  /** Milliseconds that a statement waits for a lock: calls on the table queue up behind it meanwhile. */
  readonly lockWithin?: number;
  /** Milliseconds between two attempts. */
  readonly rest?: number;
  /** How often it is tried. */
  readonly attempts?: number;
}

/** A migration got no lock, however often it was tried. */
export class LockRefused extends Error {
  override readonly name = "LockRefused";
}

const RECORDS = `
  create schema if not exists drizzle;
  create table if not exists drizzle.__drizzle_migrations
    (id serial primary key, hash text not null, created_at bigint)`;

const RECORD = "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)";

/** An index made while calls go on, which PostgreSQL does outside of a transaction alone; its name. */
const INDEX =
  /^\s*create\s+(?:unique\s+)?index\s+concurrently\s+(?:if\s+not\s+exists\s+)?("[^"]+"|\w+)/i;

const isLocked = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && (error.code === "55P03" || error.code === "40P01");

/** One migration with its record; one that makes indexes while calls go on, statement by statement, after a broken attempt. */
async function applyOne(client: pg.Client, { sql, hash, folderMillis }: Migration): Promise<void> {
  if (sql.some((statement) => INDEX.test(statement))) {
    for (const statement of sql) {
      const name = INDEX.exec(statement)?.[1];
      if (name) await client.query(`drop index concurrently if exists ${name}`);
      await client.query(statement);
    }
    await client.query(RECORD, [hash, folderMillis]);
    return;
  }
  await client.query("begin");
  try {
    for (const statement of sql) await client.query(statement);
    await client.query(RECORD, [hash, folderMillis]);
    await client.query("commit");
  } catch (error) {
    // The connection may be what broke; its failure is not the one that matters.
    await client.query("rollback").catch(() => undefined);
    throw error;
  }
}

/** Applies migrations, each in a transaction (DB-33). One without a lock in three seconds gives way and is tried again. */
export async function applyMigrations(
  client: pg.Client,
  pending: readonly Migration[],
  {
    report = () => undefined,
    stop,
    lockWithin = 3_000,
    rest = 5_000,
    attempts = 60,
  }: ApplyOptions = {},
): Promise<void> {
  await client.query(RECORDS);
  await client.query(`set lock_timeout = ${lockWithin}`);
  for (const [index, migration] of pending.entries())
    for (let attempt = 1; ; attempt += 1) {
      stop?.throwIfAborted();
      try {
        await applyOne(client, migration);
        break;
      } catch (error) {
        stop?.throwIfAborted();
        if (!isLocked(error)) throw error;
        if (attempt === attempts)
          throw new LockRefused(
            `A migration has got no lock on its tables in ${attempts} attempts. Look at what holds them, or start at a time of fewer calls.`,
            { cause: error },
          );
        report(
          `Migration ${index + 1} of ${pending.length} waits for a lock, and is tried again: calls go on meanwhile.`,
        );
        await pause(rest, undefined, stop ? { signal: stop } : {});
      }
    }
  await client.query("set lock_timeout = 0");
}
