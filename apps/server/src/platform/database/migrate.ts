import pg from "pg";
import { ensureAppRole, grantTables, type AppRole } from "./app-role.ts";
import { applyMigrations, type ApplyOptions } from "./apply-migrations.ts";
import { inTurn, type TurnOptions } from "./migration-turn.ts";
import { allMigrations, pendingMigrations, type Migration } from "./pending-migrations.ts";
import { claimPurpose, type Purpose } from "./recorded-purpose.ts";
import { recordRelease } from "./recorded-release.ts";

export interface MigrateOptions extends TurnOptions, ApplyOptions {
  /** Whether a database that lacks migrations gets them; else it is refused (DB-34). */
  readonly migrates?: boolean;
  /** Told before tables are changed. */
  readonly onMigrating?: () => void;
  readonly migrations?: readonly Migration[];
  /** The mode of the server that will work on it (CONFIG-R5); left out by what is no server. */
  readonly serves?: Purpose | "embedded";
}

/** Migrations are to be applied, and the start may not do so. */
export class MigrationsPending extends Error {
  override readonly name = "MigrationsPending";

  constructor(count: number) {
    super(
      `The database lacks ${count === 1 ? "one migration" : `${count} migrations`} of this release, and MIGRATE is off. Run: npm run admin -- migrate`,
    );
  }
}

/** Breaks off what the database does for a client once `stop` is aborted, over a connection of its own. */
async function cancelOnStop(
  client: pg.Client,
  ownerUrl: string,
  stop?: AbortSignal,
): Promise<() => void> {
  if (stop === undefined) return () => undefined;
  const { rows } = await client.query<{ pid: number }>("select pg_backend_pid() as pid");
  const cancel = async () => {
    const other = new pg.Client({ connectionString: ownerUrl });
    other.on("error", () => undefined);
    try {
      await other.connect();
      await other.query("select pg_cancel_backend($1)", [rows[0]?.pid]);
    } finally {
      await other.end().catch(() => undefined);
    }
  };
  // If it cannot be told, the statement ends by itself later; the start is over in any case.
  const onStop = () => void cancel().catch(() => undefined);
  stop.addEventListener("abort", onStop, { once: true });
  return () => stop.removeEventListener("abort", onStop);
}

/** A connection of the owner; it breaks where it is used. */
async function openOwner(ownerUrl: string): Promise<pg.Client> {
  const client = new pg.Client({ connectionString: ownerUrl });
  client.on("error", () => undefined);
  await client.connect();
  return client;
}

/** How many migrations of this release a database lacks; nothing is changed. */
export async function countPending(ownerUrl: string): Promise<number> {
  const client = await openOwner(ownerUrl);
  try {
    return (await pendingMigrations(client)).length;
  } finally {
    await client.end();
  }
}

/**
 * Brings the database to the newest shape, and returns the role that the server works as. One that another release made is
 * left alone, with an `OtherRelease` (DB-12). Runs as the owner of the tables, in turn, so that several servers may start at
 * once. Safe to repeat.
 */
export async function migrate(
  ownerUrl: string,
  appPassword: string | null,
  options: MigrateOptions = {},
): Promise<AppRole> {
  const { migrates = true, onMigrating = () => undefined, migrations = allMigrations() } = options;
  const client = await openOwner(ownerUrl);
  let forget: () => void = () => undefined;
  try {
    forget = await cancelOnStop(client, ownerUrl, options.stop);
    return await inTurn(
      client,
      async () => {
        const pending = await pendingMigrations(client, migrations);
        if (pending.length > 0 && !migrates) throw new MigrationsPending(pending.length);
        const role = await ensureAppRole(client, appPassword);
        if (pending.length > 0) onMigrating();
        await applyMigrations(client, pending, options);
        await recordRelease(client);
        if (options.serves !== undefined) await claimPurpose(client, options.serves);
        await grantTables(client, role);
        return role;
      },
      { ...options, report: (line) => (onMigrating(), options.report?.(line)) },
    );
  } catch (error) {
    options.stop?.throwIfAborted();
    throw error;
  } finally {
    forget();
    await client.end();
  }
}
