import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@marquee/verification/harness/test-database";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { removeData } from "./remove-data.ts";

/** Makes a database one of another version: some other first migration has worked on it. */
async function disguise(ownerUrl: string): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    "update drizzle.__drizzle_migrations set hash = 'another' where id = (select min(id) from drizzle.__drizzle_migrations)",
  );
  await owner.end();
}

const tablesOf = async (ownerUrl: string): Promise<unknown> => {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  const { rows } = await owner.query(
    "select c.relname, c.relkind, c.xmin::text from pg_class c where relnamespace = 'public'::regnamespace order by 1",
  );
  await owner.end();
  return rows;
};

describe("bringing a database up to date", () => {
  it("[DB-12] may be repeated", async () => {
    const database = await testDatabase();
    const before = await database.owner.query("select count(*) from drizzle.__drizzle_migrations");
    await migrate(database.ownerUrl, null);
    const after = await database.owner.query("select count(*) from drizzle.__drizzle_migrations");
    expect(after.rows).toEqual(before.rows);
    await database.drop();
  });

  it("[DB-12] leaves the database of another version alone, and says to name an empty one", async () => {
    const database = await testDatabase();
    await disguise(database.ownerUrl);
    const before = await tablesOf(database.ownerUrl);
    const opened = openDatabase(readConfig({ DATABASE_URL: database.ownerUrl }));
    await expect(opened).rejects.toMatchObject({
      name: "ConfigError",
      reasons: [
        "The database at DATABASE_URL was made by another version of Marquee, and is left as it is. To start afresh, name an empty one.",
      ],
    });
    expect(await tablesOf(database.ownerUrl)).toEqual(before);
    await database.drop();
  });

  it("[DB-12] leaves the data folder of another version alone, and says which to remove", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "marquee-version-"));
    const cluster = await embeddedCluster(dataDir, { durable: false });
    await migrate(cluster.ownerUrl(), cluster.appPassword);
    await disguise(cluster.ownerUrl());
    const opened = openDatabase(readConfig({ DATA_DIR: dataDir }));
    await expect(opened).rejects.toThrow(
      `The data folder ${dataDir} was made by another version of Marquee, and is left as it is. To start afresh, remove the folder, or set DATA_DIR to another one.`,
    );
    await cluster.release();
    removeData(dataDir);
  });
});
