import { migrate } from "@marquee/server/platform/database/migrate";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { bareDatabase } from "../harness/test-database.ts";
import { changedMigrations, dumpDatabase, readDump, restoreDump } from "./release-dump.ts";

const FOLDER = join(import.meta.dirname, "../../releases");
const DUMPS = readdirSync(FOLDER).map((file) => readDump(join(FOLDER, file)));

interface Column {
  readonly type: string;
  /** Whether a row can be written without it. */
  readonly optional: boolean;
}

/** Every column of the tables, by `table.column`. */
async function readColumns(client: pg.Client): Promise<ReadonlyMap<string, Column>> {
  const { rows } = await client.query<Column & { name: string }>(
    `select c.relname || '.' || attname as name, format_type(atttypid, atttypmod) as type,
       not attnotnull or atthasdef or attidentity <> '' as optional
     from pg_attribute join pg_class c on c.oid = attrelid
     where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and attnum > 0 and not attisdropped`,
  );
  return new Map(rows.map(({ name, type, optional }) => [name, { type, optional }]));
}

const countRows = (tables: Readonly<Record<string, string>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [name, (JSON.parse(rows) as unknown[]).length]),
  );

describe.each(DUMPS)("a database of release $release", (dump) => {
  it("[DB-31] was made by migrations that have not changed since", () => {
    expect(changedMigrations(dump)).toEqual([]);
  });

  it("[DB-31] holds rows of every kind", () => {
    const empty = Object.entries(countRows(dump.tables)).filter(([, count]) => count === 0);
    expect(empty).toEqual([]);
  });

  it("[DB-32] [REFUND-R4] is brought up to date with all its rows, and prices less what was credited", async () => {
    const database = await bareDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await restoreDump(client, dump);
    await migrate(database.ownerUrl, null);
    const now = countRows((await dumpDatabase(client, dump.release)).tables);
    const { rows: wrong } = await client.query(
      `select id from campaign where campaign_price <>
         (select greatest(total - coalesce(sum(credit_note.amount), 0), 0) from checkout
          left join invoice on invoice.checkout_id = checkout.id
          left join credit_note on invoice_key = invoice.id and voided_on is null
          where checkout.id = campaign.checkout_id group by checkout.id)`,
    );
    await client.end();
    await database.drop();
    const { audit: before = 0, ...rows } = countRows(dump.tables);
    expect(now).toMatchObject(rows);
    expect(now["audit"]).toBeGreaterThanOrEqual(before);
    expect(wrong).toEqual([]);
  });

  it("[DB-35] has all that its release reads, and asks for nothing that it does not write", async () => {
    const database = await bareDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await restoreDump(client, dump);
    const before = await readColumns(client);
    await migrate(database.ownerUrl, null);
    const after = await readColumns(client);
    await client.end();
    await database.drop();
    const tables = new Set([...before.keys()].map((name) => name.split(".")[0]));
    const gone = [...before].filter(([name, { type }]) => after.get(name)?.type !== type);
    const required = [...after].filter(
      ([name, { optional }]) =>
        tables.has(name.split(".")[0]) && !optional && (before.get(name)?.optional ?? true),
    );
    expect({ gone, required }).toEqual({ gone: [], required: [] });
  });
});
