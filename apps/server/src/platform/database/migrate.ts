import { join } from "node:path";
import { readMigrationFiles } from "drizzle-orm/migrator";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate as applyMigrations } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { ensureAppRole, grantTables, type AppRole } from "./app-role.ts";
import { recordedRelease, recordRelease } from "./recorded-release.ts";
import { inTurn, type TurnOptions } from "./migration-turn.ts";

const FOLDER = join(import.meta.dirname, "../../../migrations");

/** The tables of a database were made by another release of Marquee: not by the migrations that are here. */
export class OtherRelease extends Error {
  override readonly name = "OtherRelease";
  /** The newest release that has worked on it; null before the first one. */
  readonly release: string | null;
  constructor(release: string | null) {
    super(`the database holds tables of ${release ?? "another version of Marquee"}`);
    this.release = release;
  }
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
    throw new OtherRelease(await recordedRelease(client));
}

/**
 * Brings the database to the newest shape, and returns the role that the server works as. One that another release made is
 * left alone, with an `OtherRelease` (DB-12). Runs as the owner of the tables, in turn, so that several servers may start at
 * once. Safe to repeat.
 */
export async function migrate(
  ownerUrl: string,
  appPassword: string | null,
  turn: TurnOptions = {},
): Promise<AppRole> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    return await inTurn(
      client,
      async () => {
        await assertOurs(client);
        const role = await ensureAppRole(client, appPassword);
        await applyMigrations(drizzle(client), { migrationsFolder: FOLDER });
        await recordRelease(client);
        await grantTables(client, role);
        return role;
      },
      turn,
    );
  } finally {
    await client.end();
  }
}
