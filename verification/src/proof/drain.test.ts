import { freePort } from "@marquee/server/platform/database/cluster-access";
import { randomUUID } from "node:crypto";
import { createServer } from "node:net";
import pg from "pg";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { bareDatabase, testDatabase, type TestDatabase } from "../harness/test-database.ts";
import { FOR_LOAD, spawnServer, type StartingServer } from "./server-process.ts";

let database: TestDatabase;
const folders: DataFolder[] = [];
const servers: StartingServer[] = [];
beforeAll(async () => {
  database = await testDatabase();
});
afterEach(async () => {
  for (const server of servers.splice(0)) {
    server.signal("SIGKILL");
    await server.ended;
  }
});
afterAll(async () => {
  await database.drop();
  for (const folder of folders) folder.remove();
});

async function start(url: string, settings: Readonly<Record<string, string>> = {}) {
  const folder = dataFolder(`drain-${randomUUID().slice(0, 8)}`);
  folders.push(folder);
  const port = await freePort();
  const server = spawnServer(folder.path, {
    ...FOR_LOAD,
    PORT: String(port),
    DATABASE_URL: url,
    ...settings,
  });
  servers.push(server);
  return { server, at: `http://127.0.0.1:${port}` };
}

const statusOf = async (address: string): Promise<number | "refused"> =>
  fetch(address).then(
    async (response) => {
      await response.text();
      return response.status;
    },
    () => "refused" as const,
  );

describe("a server that is stopped behind a balancer", () => {
  it("[OPS-12] says at `/readyz` that it drains, and serves until the seconds are over", async () => {
    const { server, at } = await start(database.ownerUrl, { DRAIN_SECONDS: "2" });
    await server.origin;
    expect(await statusOf(`${at}/readyz`)).toBe(200);
    server.signal("SIGTERM");
    await expect.poll(() => statusOf(`${at}/readyz`), { interval: 10 }).toBe(503);
    const served = await fetch(`${at}/api/settings`);
    expect(served.status).toBe(200);
    expect(served.headers.get("connection")).toBe("close");
    expect(await (await fetch(`${at}/readyz`)).json()).toMatchObject({
      error: { message: "Marquee is draining: it stops soon, and responds until then." },
    });
    expect(await server.ended).toBe(0);
    expect(await statusOf(`${at}/healthz`)).toBe("refused");
  });
});

describe("a server whose tables another one changes", () => {
  it("[OPS-14] is alive and says that it migrates, and heeds the signal to stop", async () => {
    const { ownerUrl, drop } = await bareDatabase();
    const other = new pg.Client({ connectionString: ownerUrl });
    await other.connect();
    // Any start waits for this lock, as for a server that is at it (migration-turn.ts).
    await other.query("select pg_advisory_lock(7281947)");
    const { server, at } = await start(ownerUrl);
    await expect.poll(() => statusOf(`${at}/healthz`), { interval: 20 }).toBe(200);
    await expect
      .poll(async () => (await fetch(`${at}/readyz`)).text(), { interval: 20 })
      .toContain("Marquee is migrating");
    expect(await statusOf(`${at}/api/settings`)).toBe(503);
    expect(server.output()).toContain("Another server changes the tables of this database");
    server.signal("SIGTERM");
    expect(await server.ended).toBe(0);
    await other.end();
    await drop();
  });

  it("[OPS-7] says so on a port that is taken, before it opens a database", async () => {
    const taken = createServer();
    const port = await freePort();
    await new Promise<void>((resolve) => taken.listen(port, "127.0.0.1", resolve));
    const { server } = await start("postgres://unknown@127.0.0.1:1/nowhere", {
      PORT: String(port),
    });
    expect(await server.ended).toBe(1);
    expect(server.output()).toContain(`Port ${port} of 127.0.0.1 is taken.`);
    taken.close();
  });
});
