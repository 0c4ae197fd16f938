import { restoreBackup } from "@marquee/server/operate/backup/restore-backup";
import { writeBackup } from "@marquee/server/operate/backup/write-backup";
import { imagesCommand } from "@marquee/server/operate/images-command";
import { readConfig } from "@marquee/server/platform/config/config";
import {
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { s3Server } from "../harness/s3-server.ts";
import { bareDatabase } from "../harness/test-database.ts";
import { copyMarket } from "../market/copy-market.ts";
import { dumpDatabase } from "../releases/release-dump.ts";
import { FOR_LOAD, ownerUrlOf, startServerProcess, type ServerProcess } from "./server-process.ts";

let market: DataFolder;
let server: ServerProcess;
const folders: DataFolder[] = [];
const files = mkdtempSync(join(tmpdir(), "marquee-backup-"));
let backup: string;
/** Every row that the backup holds. */
let stored: Rows;
beforeAll(async () => {
  market = await copyMarket("backup");
  server = await startServerProcess(market.path, FOR_LOAD);
  // written again if the server, which goes on, wrote a row meanwhile
  for (let after: Rows | null = null, count = 1; !isDeepStrictEqual(stored, after); count += 1) {
    backup = join(files, `market-${count}.tar.gz`);
    stored = await rowsOf(ownerUrlOf(market.path));
    await writeBackup(readConfig({ DATA_DIR: market.path }), backup);
    after = await rowsOf(ownerUrlOf(market.path));
  }
});
afterAll(async () => {
  server.signal("SIGKILL");
  await server.ended;
  market.remove();
  for (const folder of folders) folder.remove();
  rmSync(files, { recursive: true, force: true });
});

const newFolder = (name: string): DataFolder => {
  const folder = dataFolder(name);
  folders.push(folder);
  return folder;
};

type Rows = Readonly<Record<string, readonly string[]>>;

/** Every row of a database, in an order that does not depend on where it is stored. */
async function rowsOf(connectionString: string): Promise<Rows> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  const { tables } = await dumpDatabase(client, "");
  await client.end();
  return Object.fromEntries(
    Object.entries(tables).map(([name, rows]) => [
      name,
      (JSON.parse(rows) as unknown[]).map((row) => JSON.stringify(row)).toSorted(),
    ]),
  );
}

const imagesOf = (folder: string) => {
  const images = join(folder, "images");
  return readdirSync(images, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".webp") && !name.startsWith("sized"))
    .toSorted();
};

describe("a backup", () => {
  it("[OPERATE-7] holds everything as it is while a server works, for its owner alone", async () => {
    expect(statSync(backup).mode & 0o777).toBe(0o600);
    expect((await fetch(`${server.origin}/readyz`)).status).toBe(200);
    await expect(writeBackup(readConfig({ DATA_DIR: market.path }), backup)).rejects.toThrow(
      `${backup} is there already`,
    );
  });

  it("[OPERATE-8] is restored into another data folder with every row and image, and is served", async () => {
    const folder = newFolder("restored");
    const report = await restoreBackup(readConfig({ DATA_DIR: folder.path }), backup);
    expect(report.images).toBeGreaterThan(0);
    expect(imagesOf(folder.path)).toEqual(imagesOf(market.path));
    const restored = await startServerProcess(folder.path, FOR_LOAD);
    const after = await rowsOf(ownerUrlOf(folder.path));
    expect(Object.keys(after)).toEqual(Object.keys(stored));
    expect(after["offer"]).toEqual(stored["offer"]);
    expect(after["invoice"]).toEqual(stored["invoice"]);
    expect(after["app_user"]).toEqual(stored["app_user"]);
    const signedIn = await fetch(
      `${restored.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded`,
      {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify({ email: "merchant@marquee.test", password: "marquee-demo" }),
      },
    );
    expect(signedIn.status).toBe(200);
    restored.signal("SIGTERM");
    expect(await restored.ended).toBe(0);
    // What is there is never overwritten, running or not.
    await expect(restoreBackup(readConfig({ DATA_DIR: folder.path }), backup)).rejects.toThrow(
      "The database holds something already",
    );
  });

  it("[OPERATE-8] [OPERATE-9] brings the embedded mode to a PostgreSQL whose owner is no administrator, and images to S3", async () => {
    const { ownerUrl, drop } = await bareDatabase();
    const admin = new pg.Client({ connectionString: ownerUrl });
    await admin.connect();
    await admin.query("create role mover login createrole password 'own'");
    await admin.query(
      "do $$ begin execute format('alter database %I owner to mover', current_database()); end $$",
    );
    await admin.query("alter schema public owner to mover");
    const url = new URL(ownerUrl);
    url.username = "mover";
    url.password = "own";
    const folder = newFolder("moved");
    const report = await restoreBackup(
      readConfig({ DATA_DIR: folder.path, DATABASE_URL: url.href }),
      backup,
    );
    expect(report.images).toBe(imagesOf(market.path).length);
    expect(await rowsOf(ownerUrl)).toEqual(stored);
    const held = await admin.query(
      "select count(*)::int as count from pg_constraint where contype = 'f' and convalidated",
    );
    expect(held.rows[0]).not.toEqual({ count: 0 });
    const off = await admin.query("select tgname from pg_trigger where tgenabled = 'D'");
    expect(off.rows).toEqual([]);

    const s3 = await s3Server();
    const config = readConfig({ DATA_DIR: folder.path, DATABASE_URL: url.href, ...s3.env });
    const images = (word: string) => imagesCommand.maintain(config, [word]);
    expect(await images("check")).toMatchObject({ tag: "found" });
    expect(await images("move")).toMatchObject({ tag: "done" });
    expect(await images("check")).toEqual({
      tag: "done",
      text: `All ${report.images} images are in the store.`,
    });
    expect(await images("move")).toEqual({
      tag: "done",
      text: `0 images moved, ${report.images} were there already. The folder is left as it is.`,
    });
    await s3.close();
    await admin.end();
    await drop();
  });

  it("[OPERATE-8] that is damaged, cut off or none leaves the database empty", async () => {
    const { ownerUrl, drop } = await bareDatabase();
    const config = readConfig({ DATA_DIR: newFolder("damaged").path, DATABASE_URL: ownerUrl });
    const bytes = readFileSync(backup);
    const damaged = join(files, "damaged.tar.gz");
    for (const content of [
      bytes.subarray(0, bytes.length / 2),
      Buffer.from("no archive"),
      Buffer.alloc(0),
    ]) {
      writeFileSync(damaged, content);
      await expect(restoreBackup(config, damaged)).rejects.toMatchObject({ name: "BackupRefused" });
    }
    expect(existsSync(join(files, "none"))).toBe(false);
    await expect(restoreBackup(config, join(files, "none"))).rejects.toThrow("There is no file");
    await restoreBackup(config, backup);
    await drop();
  });
});
