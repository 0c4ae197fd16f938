import { bareDatabase } from "@marquee/verification/harness/test-database";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { readConfig } from "../config/config.ts";
import { applyMigrations } from "./apply-migrations.ts";
import { countPending, migrate } from "./migrate.ts";
import { openDatabase } from "./open-database.ts";
import { allMigrations, type Migration } from "./pending-migrations.ts";

let database: Awaited<ReturnType<typeof bareDatabase>>;
let client: pg.Client;
let other: pg.Client;
beforeEach(async () => {
  database = await bareDatabase();
  const connect = async () => {
    const one = new pg.Client({ connectionString: database.ownerUrl });
    await one.connect();
    return one;
  };
  [client, other] = await Promise.all([connect(), connect()]);
  await client.query("create table town (name text)");
});
afterEach(async () => {
  await Promise.all([client.end(), other.end()]);
  await database.drop();
});

const migration = (hash: string, ...sql: string[]): Migration => ({ hash, sql, folderMillis: 1 });
const listRecorded = async () =>
  (
    await other.query<{ hash: string }>("select hash from drizzle.__drizzle_migrations order by id")
  ).rows.map(({ hash }) => hash);

describe("applying migrations", () => {
  it("[DB-33] keeps those that went through before one that fails, and nothing of that one", async () => {
    const pending = [
      migration("first", "alter table town add size int"),
      migration("second", "alter table town add mayor text", "select no_such_function()"),
    ];
    await expect(applyMigrations(client, pending)).rejects.toMatchObject({ code: "42883" });
    expect(await listRecorded()).toEqual(["first"]);
    const { rows } = await other.query("select * from town limit 0").then(({ fields }) => ({
      rows: fields.map(({ name }) => name),
    }));
    expect(rows).toEqual(["name", "size"]);
  });

  it("[DB-33] lets calls through while it waits for a lock, says so, and is tried again", async () => {
    await other.query("begin; insert into town values ('Regina')");
    const said: string[] = [];
    const applied = applyMigrations(client, [migration("first", "alter table town add size int")], {
      lockWithin: 20,
      rest: 1,
      report: (line) => {
        said.push(line);
        if (said.length === 2) void other.query("commit");
      },
    });
    await applied;
    expect(said[0]).toBe(
      "Migration 1 of 1 waits for a lock, and is tried again: calls go on meanwhile.",
    );
    expect(await listRecorded()).toEqual(["first"]);
  });

  it("[DB-33] gives up with a sentence if it never gets the lock", async () => {
    await other.query("begin; insert into town values ('Regina')");
    await expect(
      applyMigrations(client, [migration("first", "alter table town add size int")], {
        lockWithin: 1,
        rest: 1,
        attempts: 2,
      }),
    ).rejects.toThrow("A migration has got no lock on its tables in 2 attempts.");
    await other.query("rollback");
  });

  it("[DB-33] makes an index while calls go on, also after an attempt that was broken off", async () => {
    await client.query("insert into town values ('Regina'), ('Regina')");
    const index = migration("index", "create unique index concurrently town_name on town (name)");
    await expect(applyMigrations(client, [index])).rejects.toMatchObject({ code: "23505" });
    await client.query("delete from town where ctid = '(0,1)'");
    await applyMigrations(client, [index]);
    const { rows } = await other.query(
      "select indisvalid from pg_index where indexrelid = 'town_name'::regclass",
    );
    expect(rows).toEqual([{ indisvalid: true }]);
    expect(await listRecorded()).toEqual(["index"]);
  });

  it("[DB-34] is broken off by a signal to stop, and leaves no lock behind", async () => {
    const stop = new AbortController();
    const began = Promise.withResolvers<void>();
    const running = migrate(database.ownerUrl, null, {
      stop: stop.signal,
      onMigrating: began.resolve,
      migrations: [migration("long", "select pg_sleep(600)")],
    });
    await began.promise;
    await expect
      .poll(async () => {
        const { rows } = await other.query(
          "select from pg_stat_activity where query = 'select pg_sleep(600)' and state = 'active' and datname = current_database()",
        );
        return rows.length;
      })
      .toBe(1);
    stop.abort(new Error("the signal"));
    await expect(running).rejects.toThrow("the signal");
    expect(await listRecorded()).toEqual([]);
    const { rows } = await other.query(
      "select from pg_locks where locktype = 'advisory' and database = (select oid from pg_database where datname = current_database())",
    );
    expect(rows).toEqual([]);
  });

  it("[DB-34] is refused to a start whose MIGRATE is off, with what to run, and changes nothing", async () => {
    const count = allMigrations().length;
    const opened = openDatabase(readConfig({ DATABASE_URL: database.ownerUrl, MIGRATE: "off" }));
    await expect(opened).rejects.toThrow(
      `The database lacks ${count} migrations of this release, and MIGRATE is off. Run: npm run admin -- migrate`,
    );
    expect(await countPending(database.ownerUrl)).toBe(count);
    const { rows } = await other.query(
      "select relname from pg_class where relnamespace = 'public'::regnamespace",
    );
    expect(rows).toEqual([{ relname: "town" }]);
  });
});
