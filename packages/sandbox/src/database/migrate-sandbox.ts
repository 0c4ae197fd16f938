import type { Pool } from "pg";
import { migrations } from "./migrations.ts";
import { onlyRow, type Queryable } from "./queryable.ts";

/** Any number works as long as no one else on the database uses it. */
const LOCK = 7_305_118_204;

async function ensureSchema(db: Queryable): Promise<void> {
  // `create schema if not exists` wants CREATE on the database even when the schema is there already.
  const { present } = await onlyRow<{ present: boolean }>(
    db,
    "select exists (select from pg_namespace where nspname = 'sandbox') as present",
  );
  if (!present) await db.query("create schema sandbox");
  await db.query(
    `create table if not exists sandbox.migration (
      number integer primary key, applied_at timestamptz not null default now())`,
  );
}

/** Brings schema `sandbox` up to date. Several processes may do so at once: they take turns under a lock [SBX-S1]. */
export async function migrateSandbox(pool: Pool): Promise<void> {
  const connection = await pool.connect();
  try {
    // Other processes may take long: waiting for their turn must not time out.
    await connection.query("set statement_timeout = 0");
    await connection.query("select pg_advisory_lock($1)", [LOCK]);
    await ensureSchema(connection);
    const { applied } = await onlyRow<{ applied: number }>(
      connection,
      "select coalesce(max(number), 0)::int as applied from sandbox.migration",
    );
    for (const [index, statements] of migrations.entries()) {
      if (index < applied) continue;
      await connection.query("begin");
      await connection.query(statements);
      await connection.query("insert into sandbox.migration (number) values ($1)", [index + 1]);
      await connection.query("commit");
    }
    await connection.query("select pg_advisory_unlock($1)", [LOCK]);
  } finally {
    // Closing the connection releases its lock and its open transaction, and no other work inherits its settings.
    connection.release(true);
  }
}
