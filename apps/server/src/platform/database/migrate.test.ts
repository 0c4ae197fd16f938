import { testDatabase } from "@marquee/verification/harness/test-database";
import { randomUUID } from "node:crypto";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { RELEASE } from "../config/release.ts";
import type { AppRole } from "./app-role.ts";
import { connect } from "./connect.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { migrate } from "./migrate.ts";
import { inTurn } from "./migration-turn.ts";
import { openDatabase } from "./open-database.ts";
import { removeData } from "./remove-data.ts";

/** Makes a database one of another version: some other first migration has worked on it. */
async function disguise(ownerUrl: string, release: string | null): Promise<void> {
  const owner = new pg.Client({ connectionString: ownerUrl });
  await owner.connect();
  await owner.query(
    "update drizzle.__drizzle_migrations set hash = 'another' where id = (select min(id) from drizzle.__drizzle_migrations)",
  );
  await owner.query(
    release === null
      ? "drop table drizzle.marquee_release"
      : `update drizzle.marquee_release set release = '${release}'`,
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

async function queryAs(connectionString: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.query(statement);
  } finally {
    await client.end();
  }
}

async function adminQuery(statement: string): Promise<void> {
  const { owner, drop } = await testDatabase();
  await owner.query(statement);
  await drop();
}

/** A database of an owner of its own, who may make roles and is no administrator. */
async function ownedDatabase(name: string) {
  const { owner, ownerUrl, drop } = await testDatabase();
  const role = `${name}_owner`;
  const database = `${name}_${randomUUID().replaceAll("-", "")}`;
  await owner.query(`create role ${role} login createrole password 'own'`);
  await owner.query(`create database ${database} owner ${role}`);
  const url = new URL(ownerUrl);
  url.pathname = `/${database}`;
  url.username = role;
  url.password = "own";
  return {
    url: url.href,
    role,
    drop: async () => {
      const { rows } = await owner.query(
        "select 'marquee_app_' || oid as app from pg_database where datname = $1",
        [database],
      );
      await owner.query(`drop database ${database} with (force)`);
      await owner.query(`drop role if exists ${rows[0].app}`);
      await owner.query(`drop role ${role}`);
      await drop();
    },
  };
}

describe("bringing a database up to date", () => {
  it("[DB-12] may be repeated", async () => {
    const database = await testDatabase();
    const before = await database.owner.query("select count(*) from drizzle.__drizzle_migrations");
    await migrate(database.ownerUrl, null);
    const after = await database.owner.query("select count(*) from drizzle.__drizzle_migrations");
    expect(after.rows).toEqual(before.rows);
    await database.drop();
  });

  it("[DB-25] gives each database of a cluster a role of its own, which no owner of another one has", async () => {
    const [one, other] = await Promise.all([ownedDatabase("one"), ownedDatabase("other")]);
    const [role, otherRole] = await Promise.all([one, other].map(({ url }) => migrate(url, null)));
    expect(role?.name).not.toBe(otherRole?.name);
    const intruder = new URL(one.url);
    intruder.pathname = new URL(other.url).pathname;
    await expect(queryAs(intruder.href, "select")).rejects.toMatchObject({ code: "42501" });
    await expect(queryAs(one.url, `set role ${otherRole?.name}`)).rejects.toMatchObject({
      code: "42501",
    });
    const pool = connect(() => one.url, role as AppRole, { size: 1, statementWithin: 5_000 });
    expect((await pool.query("select from offer")).rowCount).toBe(0);
    await pool.end();
    await Promise.all([one.drop(), other.drop()]);
  });

  it("[DB-28] refuses to start while the role is another user's, or cannot be made, and says what to run", async () => {
    const { url, role, drop } = await ownedDatabase("third");
    await adminQuery(`alter role ${role} nocreaterole`);
    await expect(migrate(url, null)).rejects.toThrow(
      /run as an administrator: create role (?<name>marquee_app_\d+); grant \k<name> to third_owner/,
    );
    await adminQuery(`alter role ${role} createrole`);
    const { name } = await migrate(url, null);
    await adminQuery(`create role stranger; grant ${name} to stranger`);
    await expect(migrate(url, null)).rejects.toThrow(`Run: revoke ${name} from stranger;`);
    await drop();
    await adminQuery("drop role stranger");
  });

  it("[DB-29] waits for another server's turn, says so, and leaves no lock behind if it fails", async () => {
    const { ownerUrl, drop } = await testDatabase();
    const one = new pg.Client({ connectionString: ownerUrl });
    const other = new pg.Client({ connectionString: ownerUrl });
    await Promise.all([one.connect(), other.connect()]);
    const said: string[] = [];
    const report = (line: string) => said.push(line);
    await inTurn(one, async () => {
      const late = inTurn(other, async () => "never", { report, lookEvery: 1, within: 20 });
      await expect(late).rejects.toThrow("ten minutes");
    });
    expect(said).toEqual([
      "Another server changes the tables of this database; this start waits for it.",
    ]);
    await expect(inTurn(one, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(await inTurn(other, async () => "done", { within: 0 })).toBe("done");
    await Promise.all([one.end(), other.end()]);
    await drop();
  });

  it.each([
    [
      "99.1.0",
      `was made by release 99.1.0, newer than this ${RELEASE}, and is left as it is. Start 99.1.0 or newer.`,
    ],
    [
      "0.9.0",
      `was made by release 0.9.0 with other migrations than those of this ${RELEASE}, and is left as it is. Start release 0.9.0 as it was published.`,
    ],
    [
      null,
      "was made by a version of Marquee before 1.0.0, and is left as it is: its tables cannot be brought up to date. Set DATABASE_URL to an empty database.",
    ],
  ])(
    "[DB-12] leaves the database of release %s alone, and says what to start",
    async (release, text) => {
      const database = await testDatabase();
      await disguise(database.ownerUrl, release);
      const before = await tablesOf(database.ownerUrl);
      const opened = openDatabase(readConfig({ DATABASE_URL: database.ownerUrl }));
      await expect(opened).rejects.toMatchObject({
        name: "ConfigError",
        reasons: [`The database at DATABASE_URL ${text}`],
      });
      expect(await tablesOf(database.ownerUrl)).toEqual(before);
      await database.drop();
    },
  );

  it("[DB-12] keeps the newest release recorded when an earlier one is started again", async () => {
    const database = await testDatabase();
    await database.owner.query("update drizzle.marquee_release set release = '99.1.0'");
    await migrate(database.ownerUrl, null);
    const { rows } = await database.owner.query("select release from drizzle.marquee_release");
    expect(rows).toEqual([{ release: "99.1.0" }]);
    await database.drop();
  });

  it("[DB-12] leaves the data folder of another release alone", async () => {
    const dataDir = mkdtempSync(join(tmpdir(), "marquee-version-"));
    const cluster = await embeddedCluster(dataDir, { durable: false });
    await migrate(cluster.ownerUrl(), cluster.appPassword);
    await disguise(cluster.ownerUrl(), "99.1.0");
    const opened = openDatabase(readConfig({ DATA_DIR: dataDir }));
    await expect(opened).rejects.toThrow(
      `The data folder ${dataDir} was made by release 99.1.0, newer than this ${RELEASE}`,
    );
    await cluster.release();
    removeData(dataDir);
  });
});
