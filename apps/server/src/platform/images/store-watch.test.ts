import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { storeWatch } from "./store-watch.ts";

let database: TestDatabase;
const folders = Array.from({ length: 2 }, () => mkdtempSync(join(tmpdir(), "marquee-store-")));
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(async () => {
  await database.drop();
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const S3 = {
  endpoint: "https://s3.example",
  bucket: "images",
  region: "ca",
  accessKeyId: "a",
  secretAccessKey: "b",
};

/** A server that works with a store, on a connection of its own. */
async function server(dataDir: string, s3: typeof S3 | null = null) {
  const said: string[] = [];
  const log = {
    warn: (_about: object, text: string) => void said.push(text),
    error: () => undefined,
  };
  const watch = storeWatch({ dataDir, s3 }, log);
  const client = new pg.Client({ connectionString: database.ownerUrl });
  await client.connect();
  await watch.hold(client);
  return {
    said,
    reason: () => watch.hindrance(database.pool),
    again: () => watch.hold(client),
    end: () => client.end(),
  };
}

const [one = "", other = ""] = folders;

describe("servers of one database", () => {
  it("[IMAGE-C5] are ready with one folder, or with one S3 store", async () => {
    const servers = [await server(one), await server(one)];
    expect(await Promise.all(servers.map(({ reason }) => reason()))).toEqual([null, null]);
    for (const { end } of servers) await end();
    const stored = [await server(one, S3), await server(other, S3)];
    expect(stored.flatMap(({ said }) => said)).toEqual([]);
    for (const { end } of stored) await end();
  });

  it("[IMAGE-C5] are not ready with a folder each: the later one says so while the other is there", async () => {
    const first = await server(one);
    const later = await server(other);
    // It takes its lock again after a failover, and stays what it is.
    await first.again();
    expect(await first.reason()).toBeNull();
    expect(await later.reason()).toContain(
      "Another server of this database stores its images elsewhere",
    );
    expect(later.said).toHaveLength(1);
    await first.end();
    await expect.poll(later.reason).toBeNull();
    await later.end();
  });

  it("[IMAGE-C5] that change from a folder to S3: the new one is ready, and says so", async () => {
    const first = await server(one);
    const next = await server(one, S3);
    expect(await next.reason()).toBeNull();
    expect(next.said).toEqual(["another server of this database stores its images elsewhere"]);
    await Promise.all([first.end(), next.end()]);
  });
});
