import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";

/** Any number that no other program locks on this database; migrations of two starting servers wait for each other. */
export const MIGRATION_LOCK = 7_281_947;
const FOLDER = join(import.meta.dirname, "../../../migrations");

/** The role the server works as. It owns no table and cannot bypass row-level security. */
export const APP_ROLE = "marquee_app";

const GRANTS = [
  `grant usage on schema public to ${APP_ROLE}`,
  `grant select, insert, update, delete on all tables in schema public to ${APP_ROLE}`,
  `grant usage on all sequences in schema public to ${APP_ROLE}`,
  // The audit trail is written by its triggers and by nothing else.
  `revoke insert, update, delete on audit from ${APP_ROLE}`,
  // The tally is maintained by its triggers, so that it cannot differ from what it counts.
  `revoke insert, update, delete on item_tally from ${APP_ROLE}`,
  `grant execute on function marquee_caller(text) to ${APP_ROLE}`,
];

/** PostgreSQL's errors for a role, or the grant of one, that exists: from before, or made at that moment. */
const MADE_ALREADY: ReadonlySet<string> = new Set(["42710", "23505"]);

/** Makes a role or grants one. Roles are of the whole cluster, beyond the lock of one database (DB-25). */
async function makeOnce(client: pg.Client, statement: string): Promise<void> {
  try {
    await client.query(statement);
  } catch (error) {
    if (!(error instanceof pg.DatabaseError && MADE_ALREADY.has(error.code ?? ""))) throw error;
  }
}

/** Makes the role, and lets it sign in with `password`; without one the owner acts as it. */
async function ensureRole(client: pg.Client, password: string | null): Promise<void> {
  const known = await client.query("select 1 from pg_roles where rolname = $1", [APP_ROLE]);
  if (!known.rowCount)
    await makeOnce(
      client,
      `create role ${APP_ROLE} nosuperuser nocreatedb nocreaterole nobypassrls`,
    );
  if (password)
    await client.query(`alter role ${APP_ROLE} login password ${client.escapeLiteral(password)}`);
  else await makeOnce(client, `grant ${APP_ROLE} to current_user`);
}

/** The tables of a database were made by another version of Marquee: not by the migrations that are here. */
export class OtherVersion extends Error {
  override readonly name = "OtherVersion";
}

/** Refuses a database that other migrations have worked on: ours would break on what they made, or break that. */
async function assertOurs(client: pg.Client): Promise<void> {
  const { rows: tables } = await client.query<{ known: boolean }>(
    "select to_regclass('drizzle.__drizzle_migrations') is not null as known",
  );
  if (!tables[0]?.known) return;
  const { rows: applied } = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  const ours = readMigrationFiles({ migrationsFolder: FOLDER });
  if (applied.some(({ hash }, index) => hash !== ours[index]?.hash))
    throw new OtherVersion("the database holds tables of another version of Marquee");
}

/**
 * Brings the database to the newest shape. One that another version made is left alone, with an `OtherVersion` (DB-12). Runs as the owner of the tables, under a lock, so that several
 * servers may start at once. Safe to repeat.
 */
export async function migrate(ownerUrl: string, appPassword: string | null): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query("select pg_advisory_lock($1)", [MIGRATION_LOCK]);
    await assertOurs(client);
    await ensureRole(client, appPassword);
    await applyMigrations(drizzle(client), { migrationsFolder: FOLDER });
    for (const grant of GRANTS) await client.query(grant);
  } finally {
    await client.end();
  }
}
