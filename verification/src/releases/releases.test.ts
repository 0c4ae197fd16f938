import { readdirSync } from "node:fs";
import { join } from "node:path";
import { migrate } from "@marquee/server/platform/database/migrate";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { bareDatabase } from "../harness/test-database.ts";
import { changedMigrations, dumpDatabase, readDump, restoreDump } from "./release-dump.ts";

const FOLDER = join(import.meta.dirname, "../../releases");
const DUMPS = readdirSync(FOLDER).map((file) => readDump(join(FOLDER, file)));

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

  it("[DB-32] is brought up to date with all its rows", async () => {
    const database = await bareDatabase();
    const client = new pg.Client({ connectionString: database.ownerUrl });
    await client.connect();
    await restoreDump(client, dump);
    await migrate(database.ownerUrl, null);
    const now = countRows((await dumpDatabase(client, dump.release)).tables);
    await client.end();
    await database.drop();
    expect(now).toMatchObject(countRows(dump.tables));
  });
});
