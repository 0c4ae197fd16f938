import { dataFolder } from "@marquee/verification/harness/data-folder";
import {
  bareDatabase,
  testDatabase,
  type TestDatabase,
} from "@marquee/verification/harness/test-database";
import { execFile } from "node:child_process";
import { readdirSync } from "node:fs";
import { join } from "node:path";
import pg from "pg";
import { afterAll, assert, beforeAll, describe, expect, it } from "vitest";
import { RELEASE } from "../platform/config/release.ts";
import { COMMANDS } from "./commands.ts";
import { commandHelp } from "./help.ts";
import { MAINTENANCE } from "./maintenance.ts";
import { operate, type Ended } from "./operate.ts";

const ENTRY = join(import.meta.dirname, "../operate.ts");

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** The command as a process of its own, as `npm run admin` runs it. */
const adminProcess = (words: readonly string[], env: Readonly<Record<string, string>>) =>
  new Promise<Ended>((resolve) => {
    const { PATH, NODE_COMPILE_CACHE = "" } = process.env;
    const settings = { PATH, NODE_COMPILE_CACHE, ...env };
    execFile(process.execPath, [ENTRY, ...words], { env: settings }, (error, out, err) =>
      resolve({ code: typeof error?.code === "number" ? error.code : 0, out, err }),
    );
  });

/** No such database: a command that asked for one would fail. */
const NOWHERE = { DATABASE_URL: "postgres://unknown@127.0.0.1:1/nowhere" };

describe("npm run admin", () => {
  it("[OPERATE-6] lists the commands, alone and with --help, without a database", async () => {
    const [asked, ...others] = await Promise.all(
      [["--help"], [], ["-h"], ["help"]].map((words) => operate(words, NOWHERE)),
    );
    assert(asked);
    expect(others).toEqual([asked, asked, asked]);
    expect(asked).toMatchObject({ code: 0, err: "" });
    for (const [name, { about }] of Object.entries({ ...COMMANDS, ...MAINTENANCE })) {
      expect(asked.out).toContain(`  ${name}`);
      expect(asked.out).toContain(about);
    }
  });

  it("[OPERATE-6] lists each form of every command, in lines that fit a terminal", () => {
    for (const [name, command] of Object.entries({ ...COMMANDS, ...MAINTENANCE })) {
      const help = commandHelp(name, command);
      for (const form of command.forms) expect(help).toContain(`-- ${name} ${form}`.trimEnd());
      expect(help).toContain(command.about);
      expect(help.split("\n").every((line) => line.length <= 120)).toBe(true);
    }
  });

  it("[OPERATE-6] prints it behind the command, whatever the other words are", async () => {
    const { plans } = COMMANDS;
    const asked = await operate(["plans", "add", "--help"], NOWHERE);
    expect(asked).toEqual({ code: 0, out: `${plans && commandHelp("plans", plans)}\n`, err: "" });
  });

  it("[OPERATE-10] is refused in a folder without a database, and makes none there", async () => {
    const { path: folder, remove } = dataFolder("mistyped");
    for (const dataDir of [folder, join(folder, "mistyped")]) {
      const results = await Promise.all(
        [["plans", "list"], ["outbox"], ["backup", join(folder, "b.tar.gz")], ["migrate"]].map(
          (words) => operate(words, { DATA_DIR: dataDir }),
        ),
      );
      for (const { code, err } of results)
        expect([code, err]).toEqual([
          2,
          expect.stringContaining(`DATA_DIR is ${dataDir}, which holds no database of Marquee`),
        ]);
    }
    expect(readdirSync(folder)).toEqual([]);
    remove();
  });

  it("[OPERATE-3] ends with 2 and the reason if a command is unknown, refused, or cannot start", async () => {
    const env = { DATABASE_URL: database.ownerUrl };
    const [unknown, inherited, refused, unconfigured] = await Promise.all([
      operate(["plan"], NOWHERE),
      operate(["toString"], NOWHERE),
      adminProcess(["plans", "add", "week", "7", "free"], env),
      operate(["plans"], { ...env, PORT: "eighty" }),
    ]);
    expect([unknown, inherited, refused, unconfigured].map(({ code }) => code)).toEqual([
      2, 2, 2, 2,
    ]);
    expect(unknown.err).toContain('There is no command "plan".');
    expect(refused.err).toContain('"free" is no price');
    expect(refused.err).toContain("plans add <name> <days> <price>");
    expect(unconfigured.err).toContain("PORT is a whole number");
    const away = await operate(["plans", "list"], NOWHERE);
    expect(away.code).toBe(2);
    expect(away.err).toContain("The database at DATABASE_URL cannot be used");
    expect(away.err).not.toContain("    at ");
    const { rowCount } = await database.owner.query("select from campaign_plan where price <> 499");
    expect(rowCount).toBe(0);
  });

  it("[OPERATE-3] says in a sentence why the file of a backup cannot be written or read", async () => {
    const { path: folder, remove } = dataFolder("unwritable");
    const env = { DATABASE_URL: database.ownerUrl, DATA_DIR: folder };
    const file = join(folder, "missing", "b.tar.gz");
    const written = await operate(["backup", file], env);
    expect(written).toMatchObject({ code: 2, out: "" });
    expect(written.err).toContain(`${file} cannot be written: its folder is not there.\n`);
    const read = await operate(["restore", folder], env);
    expect(read).toMatchObject({ code: 2, out: "" });
    expect(read.err).toContain(`${folder} is a folder, and no backup.\n`);
    remove();
  });

  it("[OPERATE-3] says what the owner of the database lacks, as a start does", async () => {
    const { ownerUrl, drop } = await bareDatabase();
    const owner = new pg.Client({ connectionString: ownerUrl });
    await owner.connect();
    const { rows } = await owner.query<{ name: string }>("select current_database() as name");
    await owner.query(`alter database ${rows[0]?.name} set default_transaction_read_only = on`);
    await owner.end();
    const { path: folder, remove } = dataFolder("read-only");
    const file = join(folder, "b.tar.gz");
    const stored = await operate(["backup", file], { DATABASE_URL: database.ownerUrl });
    expect(stored).toMatchObject({ code: 0, err: "" });
    const restored = await operate(["restore", file], { DATABASE_URL: ownerUrl, DATA_DIR: folder });
    expect(restored).toEqual({
      code: 2,
      out: "",
      err: expect.stringContaining("The database at DATABASE_URL can only be read"),
    });
    await drop();
    remove();
  });

  it("[DB-34] migrates apart from a start, and says with --check whether that is to be done", async () => {
    const { ownerUrl, drop } = await bareDatabase();
    const env = { DATABASE_URL: ownerUrl, MIGRATE: "off" };
    const pending = await operate(["migrate", "--check"], env);
    expect(pending).toMatchObject({ code: 1, err: "" });
    expect(pending.out).toMatch(/^\d+ migrations of release \S+ are to be applied\.\n$/);
    expect(await operate(["migrate"], env)).toMatchObject({
      code: 0,
      out: `The database is up to date with release ${RELEASE}.\n`,
    });
    expect(await operate(["migrate", "--check"], env)).toMatchObject({ code: 0, err: "" });
    expect(await operate(["migrate", "--force"], env)).toMatchObject({ code: 2 });
    await drop();
  });

  it("[OPERATE-4] ends with 0 if it did what was asked", async () => {
    const told = await adminProcess(["plans", "add", "week", "7", "4.99"], {
      DATABASE_URL: database.ownerUrl,
    });
    expect(told).toEqual({
      code: 0,
      out: "week: 7 days for CAD 4.99 a place, for offers\n",
      err: "",
    });
  });
});
