import pg from "pg";
import { RELEASE } from "../../platform/config/release.ts";

/** A table with the columns that are stored as they were written: all but the generated ones. */
export interface BackupTable {
  readonly schema: string;
  readonly name: string;
  readonly columns: readonly string[];
}

/** What a backup says first: how its database was made, and what it holds. */
export interface Manifest {
  readonly format: 1;
  readonly release: string;
  readonly takenOn: string;
  /** The hash of each migration of the database, in order. */
  readonly migrations: readonly string[];
  readonly tables: readonly BackupTable[];
  readonly sequences: readonly {
    readonly schema: string;
    readonly name: string;
    readonly value: string;
  }[];
}

/** What a backup says last, so that one that lacks its end is noticed. */
export interface BackupEnd {
  /** How many rows each table has, by `schema.table`. */
  readonly rows: Readonly<Record<string, number>>;
  readonly images: number;
}

export const MANIFEST = "manifest.json";
export const END = "end.json";

/** The name of a table with its schema, quoted for SQL. */
export const tableName = ({ schema, name }: Pick<BackupTable, "schema" | "name">): string =>
  `${pg.escapeIdentifier(schema)}.${pg.escapeIdentifier(name)}`;

/** `copy` of a table in one direction: `to stdout`. */
export const copyStatement = (table: BackupTable, direction: "to stdout" | "from stdin"): string =>
  `copy ${tableName(table)} (${table.columns.map((name) => pg.escapeIdentifier(name)).join(", ")}) ${direction}`;

const TABLES = `
  select nspname as schema, relname as name,
    array(select attname::text from pg_attribute
          where attrelid = c.oid and attnum > 0 and not attisdropped and attgenerated = '' order by attnum) as columns
  from pg_class c join pg_namespace n on n.oid = relnamespace
  where nspname = any($1) and relkind in ('r', 'p') and not relispartition
  order by 1, 2`;

/** The schemas with rows: ours, and those of the stand-ins in the embedded mode. */
const SCHEMAS = ["public", "sandbox"] as const;

/** Describes a database as its owner sees it in this transaction. */
export async function describeDatabase(client: pg.ClientBase): Promise<Manifest> {
  const migrations = await client.query<{ hash: string }>(
    "select hash from drizzle.__drizzle_migrations order by id",
  );
  const tables = await client.query<BackupTable>(TABLES, [SCHEMAS]);
  const sequences = await client.query<Manifest["sequences"][number]>(
    "select schemaname as schema, sequencename as name, last_value::text as value from pg_sequences where schemaname = any($1) and last_value is not null",
    [SCHEMAS],
  );
  return {
    format: 1,
    release: RELEASE,
    takenOn: new Date().toISOString(),
    migrations: migrations.rows.map(({ hash }) => hash),
    tables: tables.rows,
    sequences: sequences.rows,
  };
}
