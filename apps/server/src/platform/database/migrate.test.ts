import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { testDatabase } from "@marquee/verification/harness/test-database";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { APP_ROLE, migrate } from "./migrate.ts";
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

  it("[DB-25] takes the role that another database of the cluster makes at that moment", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "marquee-role-"));
    const cluster = await embeddedCluster(dataDir, { durable: false });
    const owner = new pg.Pool({ connectionString: cluster.ownerUrl() });
    await owner.query("create database beside");
    const beside = new URL(cluster.ownerUrl());
    beside.pathname = "/beside";
    const other = await owner.connect();
    await other.query("begin");
    await other.query(`create role ${APP_ROLE}`);
    const migrated = Promise.allSettled([migrate(beside.href, cluster.appPassword)]);
    await expect
      .poll(async () => {
        const waiting = "select from pg_stat_activity where wait_event_type = 'Lock'";
        return (await owner.query(waiting)).rowCount;
      })
      .toBe(1);
    await other.query("commit");
    other.release();
    expect(await migrated).toEqual([{ status: "fulfilled", value: undefined }]);
    await owner.end();
    await cluster.release();
    removeData(dataDir);
  });

  it("[DB-12] leaves the database of another version alone, and asks for an empty one", async () => {
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

  it("[DB-12] leaves the data folder of another version alone, and names the one to remove", async () => {
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
