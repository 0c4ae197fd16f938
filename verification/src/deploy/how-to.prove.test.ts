import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { s3Server, type S3Server } from "../harness/s3-server.ts";
import { bareDatabase, testDatabase, type TestDatabase } from "../harness/test-database.ts";
import { startServerProcess, type ServerProcess } from "../proof/server-process.ts";
import { commandBlocks, PAGES } from "./how-to-pages.ts";

const run = promisify(execFile);
const PROJECT = join(import.meta.dirname, "../../..");

let database: TestDatabase;
let empty: Awaited<ReturnType<typeof bareDatabase>>;
let folder: DataFolder;
let files: string;
let server: ServerProcess;
let store: S3Server;
beforeAll(async () => {
  [database, empty, store] = await Promise.all([testDatabase("world"), bareDatabase(), s3Server()]);
  folder = dataFolder("how-to");
  files = mkdtempSync(join(tmpdir(), "marquee-how-to-"));
  server = await startServerProcess(folder.path, {
    LOG_LEVEL: "silent",
    DATABASE_URL: database.ownerUrl,
  });
});
afterAll(async () => {
  server.signal("SIGTERM");
  await server.ended;
  await Promise.all([database.drop(), empty.drop(), store.close()]);
  folder.remove();
  rmSync(files, { recursive: true, force: true });
});

/** A command of a page, on the database and the server of this test. */
const asTried = (command: string): string =>
  command
    .replaceAll("postgres://marquee:CHANGE-ME@127.0.0.1:5432/marquee_new", empty.ownerUrl)
    .replaceAll("/var/backups/", `${files}/`)
    .replaceAll("http://127.0.0.1:3000", server.origin);

async function resultOf(command: string, withStore: boolean): Promise<string> {
  const { HOME } = process.env;
  const PATH = `${dirname(process.execPath)}${delimiter}${process.env["PATH"]}`;
  const env = {
    PATH,
    HOME,
    DATABASE_URL: database.ownerUrl,
    DATA_DIR: folder.path,
    ...(withStore ? store.env : {}),
  };
  const { stdout } = await run("sh", ["-c", asTried(command)], { cwd: PROJECT, env });
  return stdout;
}

const BLOCKS = PAGES.flatMap(commandBlocks);
const TRIED = PAGES.filter((page) =>
  commandBlocks(page).some(({ elsewhere }) => elsewhere === null),
);

describe("the pages for operators", () => {
  it.for(TRIED)("[OPS-18] the commands of %s.md do what they say, in their order", async (page) => {
    const here = commandBlocks(page).filter(({ elsewhere }) => elsewhere === null);
    const results: string[] = [];
    for (const { commands, withStore } of here)
      for (const command of commands) results.push(await resultOf(command, withStore));
    // a command that fails rejects; one that does nothing says nothing
    expect(results.filter((text) => text.trim() === "")).toEqual([]);
  });

  it("[OPS-18] name what a command needs that tests do not have", () => {
    const elsewhere = BLOCKS.filter((block) => block.elsewhere !== null).map(
      ({ page, elsewhere: needs, commands }) => `${page}: ${needs} (${commands.length})`,
    );
    expect(elsewhere).toEqual([
      "deploy: docker (3)",
      "deploy: systemd (7)",
      "upgrade: systemd (2)",
      "upgrade: docker (2)",
      "backup: postgresql-client (1)",
      "backup: postgresql-client (1)",
      "rehearse: rehearsal (2)",
      "rehearse: rehearsal (2)",
      "rehearse: rehearsal (1)",
    ]);
  });
});
