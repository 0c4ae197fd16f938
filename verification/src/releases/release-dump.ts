import { readMigrationFiles } from "drizzle-orm/migrator";
import { readFileSync, writeFileSync } from "node:fs";
import { gunzipSync, gzipSync } from "node:zlib";
import type pg from "pg";

/** What a database of a release held: the migrations that made its tables, and its rows by table, as PostgreSQL writes them in JSON. */
export interface ReleaseDump {
  readonly release: string;
  /** The hash of each migration, in order, as the database has recorded it. */
  readonly migrations: readonly string[];
  /** A table's rows are one JSON text: numbers and instants pass through JavaScript unread. */
  readonly tables: Readonly<Record<string, string>>;
}

const MIGRATIONS = new URL("../../../apps/server/migrations", import.meta.url).pathname;

const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`;

async function tableNames(client: pg.ClientBase): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select relname as name from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition order by 1",
  );
  return rows.map(({ name }) => name);
}

/** The columns of a table that are stored as they are sent: all but the generated ones. */
async function storedColumns(client: pg.ClientBase, table: string): Promise<readonly string[]> {
  const { rows } = await client.query<{ name: string }>(
    "select attname as name from pg_attribute where attrelid = $1::regclass and attnum > 0 and not attisdropped and attgenerated = '' order by attnum",
    [quoteName(table)],
  );
  return rows.map(({ name }) => name);
}

/** Reads every row of a database, as the owner of its tables. */
export async function dumpDatabase(client: pg.ClientBase, release: string): Promise<ReleaseDump> {
  const applied = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  const tables: Record<string, string> = {};
  for (const table of await tableNames(client)) {
    const { rows } = await client.query<{ all: string }>(
      `select coalesce(jsonb_agg(to_jsonb(t)), '[]')::text as all from ${quoteName(table)} t`,
    );
    tables[table] = rows[0]?.all ?? "[]";
  }
  return { release, migrations: applied.rows.map(({ hash }) => hash), tables };
}

/** Writes a dump as compressed JSON, over a file that is there. */
export const writeDump = (file: string, dump: ReleaseDump): void =>
  writeFileSync(file, gzipSync(JSON.stringify(dump), { level: 9 }));

/** Reads a dump that `writeDump` wrote. Its form is not checked. */
export const readDump = (file: string): ReleaseDump =>
  JSON.parse(gunzipSync(readFileSync(file)).toString("utf8")) as ReleaseDump;

/** The migrations of a dump that this version does not have unchanged and in their order; empty if it has them all. */
export function changedMigrations({ migrations }: ReleaseDump): readonly string[] {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  return migrations.filter((hash, index) => hash !== ours[index]?.hash);
}

/** Has the numbers that PostgreSQL gives rows go on after the highest one that is there, as they did in the database itself. */
async function resumeIdentities(client: pg.ClientBase): Promise<void> {
  const { rows } = await client.query<{ table: string; column: string }>(
    "select attrelid::regclass::text as table, attname as column from pg_attribute join pg_class on pg_class.oid = attrelid where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition and attidentity <> ''",
  );
  for (const { table, column } of rows)
    await client.query(
      `select setval(pg_get_serial_sequence('${table}', '${column}'), coalesce(max(${quoteName(column)}), 0) + 1, false) from ${table}`,
    );
}

/**
 * Makes the database of a dump in an empty one: its tables by the migrations that made them then, and its rows. Triggers and foreign keys
 * do not run meanwhile, as with every restore; the client has to be a superuser.
 */
export async function restoreDump(client: pg.ClientBase, dump: ReleaseDump): Promise<void> {
  const ours = readMigrationFiles({ migrationsFolder: MIGRATIONS });
  await client.query("create schema drizzle");
  await client.query(
    "create table drizzle.__drizzle_migrations (id serial primary key, hash text not null, created_at bigint)",
  );
  for (const { sql, hash, folderMillis } of ours.slice(0, dump.migrations.length)) {
    for (const statement of sql) await client.query(statement);
    await client.query(
      "insert into drizzle.__drizzle_migrations (hash, created_at) values ($1, $2)",
      [hash, folderMillis],
    );
  }
  await client.query("set session_replication_role = replica");
  for (const [table, rows] of Object.entries(dump.tables)) {
    const columns = (await storedColumns(client, table)).map(quoteName).join(", ");
    await client.query(
      `insert into ${quoteName(table)} (${columns}) overriding system value
       select ${columns} from jsonb_populate_recordset(null::${quoteName(table)}, $1::jsonb)`,
      [rows],
    );
  }
  await client.query("set session_replication_role = origin");
  await resumeIdentities(client);
}
