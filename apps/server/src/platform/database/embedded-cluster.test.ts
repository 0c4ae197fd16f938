import { execFileSync } from "node:child_process";
import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clusterHome, standInFor } from "./cluster-home.ts";
import { embeddedCluster, type EmbeddedCluster } from "./embedded-cluster.ts";
import { removeData } from "./remove-data.ts";
import { addSandboxSchema } from "./sandbox-schema.ts";
import { isAlive, withStartLock } from "./start-lock.ts";

let folder: string;
let cluster: EmbeddedCluster;

async function ask(url: string, text: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: url });
  client.on("error", () => undefined);
  await client.connect();
  try {
    return (await client.query(text)).rows as unknown[];
  } finally {
    await client.end();
  }
}

/** Accepts every connection and responds to no query. */
async function silentPostgres() {
  const AUTHENTICATED = Buffer.from([0x52, 0, 0, 0, 8, 0, 0, 0, 0]);
  const READY = Buffer.from([0x5a, 0, 0, 0, 5, 0x49]);
  let queries = 0;
  const server = createServer((socket) => {
    socket.on("error", () => undefined);
    socket.once("data", () => {
      socket.write(Buffer.concat([AUTHENTICATED, READY]));
      socket.on("data", (message) => (queries += message[0] === 0x51 ? 1 : 0));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return { port, queries: () => queries, close: () => server.close() };
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "marquee-cluster-"));
  // Durable, as in the product: what was acknowledged has to be there after a kill.
  cluster = await embeddedCluster(folder);
});
afterAll(async () => {
  await cluster.release();
  removeData(folder);
});

describe("our own PostgreSQL", () => {
  it("[DB-1] stores its passwords where only the server's user can read them", () => {
    expect(statSync(join(folder, "postgres.json")).mode & 0o777).toBe(0o600);
  });

  it("[DB-2] is joined by a second server on the same folder, and stays while one of them works", async () => {
    const second = await embeddedCluster(folder);
    expect(second.ownerUrl()).toBe(cluster.ownerUrl());
    const working = new pg.Client({ connectionString: cluster.ownerUrl() });
    await working.connect();
    await second.release();
    expect((await working.query("select 1 as one")).rows).toEqual([{ one: 1 }]);
    await working.end();
  });

  it("[DB-2] is another's than that of a copied folder, which takes another port though that of its original is free", async () => {
    const [original, copy] = ["original", "copy"].map((name) =>
      mkdtempSync(join(tmpdir(), `marquee-${name}-`)),
    );
    if (!original || !copy) throw new Error("there are no folders");
    for (const data of [original, copy]) chmodSync(data, 0o755);
    const made = await embeddedCluster(original, { durable: false });
    await made.release();
    execFileSync("cp", ["-a", `${original}/.`, copy]);
    const second = await embeddedCluster(copy, { durable: false });
    const [url, originalUrl] = [new URL(second.ownerUrl()), new URL(made.ownerUrl())];
    expect(url.port).not.toBe(originalUrl.port);
    expect([url.password, second.appPassword]).not.toEqual([
      originalUrl.password,
      made.appPassword,
    ]);
    const withTheOriginals = new URL(originalUrl);
    withTheOriginals.port = url.port;
    await expect(ask(withTheOriginals.href, "select 1")).rejects.toThrow(/authentication failed/);
    const first = await embeddedCluster(original, { durable: false });
    expect(first.ownerUrl()).toBe(made.ownerUrl());
    await ask(first.ownerUrl(), "create table only_here ()");
    expect(await ask(second.ownerUrl(), "select to_regclass('only_here') as here")).toEqual([
      { here: null },
    ]);
    await second.release();
    const again = await embeddedCluster(copy, { durable: false });
    expect(again.ownerUrl()).toBe(second.ownerUrl());
    await Promise.all([first.release(), again.release()]);
    for (const data of [original, copy]) removeData(data);
  });

  it("[DB-36] was copied while it ran: the start of the copy is refused in a sentence, and changes nothing", async () => {
    const copy = mkdtempSync(join(tmpdir(), "marquee-copied-"));
    chmodSync(copy, 0o755);
    execFileSync("cp", ["-a", join(folder, "postgres.json"), copy]);
    const { data } = clusterHome(folder);
    const target = join(copy, "postgres");
    execFileSync("cp", ["-a", data, target]);
    const before = statSync(join(target, "postmaster.pid")).mtimeMs;
    await expect(embeddedCluster(copy)).rejects.toThrow(
      "while the database there ran, so that its files are of different moments",
    );
    expect(statSync(join(target, "postmaster.pid")).mtimeMs).toBe(before);
    removeData(copy);
    expect(await ask(cluster.ownerUrl(), "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("[DB-2] is stopped by the last to leave, also while a closed connection is on its way out", async () => {
    const data = mkdtempSync(join(tmpdir(), "marquee-last-"));
    const closing: pg.Client[] = [];
    const last = await embeddedCluster(data, {
      durable: false,
      rest: () => Promise.all(closing.splice(0).map((client) => client.end())),
    });
    const client = new pg.Client({ connectionString: last.ownerUrl() });
    await client.connect();
    closing.push(client);
    const postmaster = join(clusterHome(data).data, "postmaster.pid");
    expect(existsSync(postmaster)).toBe(true);
    await last.release();
    expect(existsSync(postmaster)).toBe(false);
    removeData(data);
  });

  it("[DB-3] restarts after it was killed, with everything it acknowledged", async () => {
    await ask(cluster.ownerUrl(), "create table stored (n int); insert into stored values (1)");
    const pidFile = join(clusterHome(folder).data, "postmaster.pid");
    process.kill(Number(readFileSync(pidFile, "utf8").split("\n")[0]), "SIGKILL");
    await expect
      .poll(() =>
        cluster.ensureRunning().then(
          () => true,
          () => false,
        ),
      )
      .toBe(true);
    expect(await ask(cluster.ownerUrl(), "select n from stored")).toEqual([{ n: 1 }]);
  });

  it("[DB-4] takes the start lock over from a process that is gone, and waits for one that is alive", async () => {
    const lock = join(folder, "a.lock");
    writeFileSync(lock, "2147483646");
    expect(await withStartLock(lock, () => Promise.resolve("taken over"))).toBe("taken over");
    writeFileSync(lock, String(process.pid));
    await expect(withStartLock(lock, () => Promise.resolve("never"), 120)).rejects.toThrow(
      String(process.pid),
    );
  });

  it("[DB-4] has the lock of who is gone cleared away by one alone, also one without a number", async () => {
    const lock = join(folder, "b.lock");
    writeFileSync(lock, "2147483646");
    writeFileSync(`${lock}.clearing`, String(process.pid));
    await expect(withStartLock(lock, () => Promise.resolve("never"), 120)).rejects.toThrow(
      "2147483646",
    );
    rmSync(`${lock}.clearing`);
    expect(await withStartLock(lock, () => Promise.resolve("taken over"))).toBe("taken over");
    writeFileSync(lock, "");
    await expect(withStartLock(lock, () => Promise.resolve("never"), 120)).rejects.toThrow(lock);
    utimesSync(lock, 0, 0);
    expect(await withStartLock(lock, () => Promise.resolve("taken over"))).toBe("taken over");
  });

  it("[DB-10] is waited for if it runs and does not respond yet", async () => {
    const pidFile = join(clusterHome(folder).data, "postmaster.pid");
    const pid = Number(readFileSync(pidFile, "utf8").split("\n")[0]);
    let rests = 0;
    const patient = await embeddedCluster(folder, {
      responseTimeout: 500,
      rest: async () => {
        rests += 1;
        process.kill(pid, "SIGCONT");
      },
    });
    process.kill(pid, "SIGSTOP");
    await patient.ensureRunning();
    expect(rests).toBeGreaterThan(0);
    expect(Number(readFileSync(pidFile, "utf8").split("\n")[0])).toBe(pid);
  });

  it("[DB-10] is left running by a server that stops and gets no response", async () => {
    const silent = await silentPostgres();
    const accessFile = join(folder, "postgres.json");
    const access = readFileSync(accessFile, "utf8");
    const leaving = await embeddedCluster(folder, { responseTimeout: 100 });
    writeFileSync(accessFile, JSON.stringify({ ...JSON.parse(access), port: silent.port }));
    await leaving.release();
    silent.close();
    writeFileSync(accessFile, access);
    expect(silent.queries()).toBe(1);
    expect(await ask(cluster.ownerUrl(), "select 1 as one")).toEqual([{ one: 1 }]);
  });

  it("[DB-4] has a schema for the stand-ins, however many servers make it at once", async () => {
    await ask(cluster.ownerUrl(), "create role stands_in");
    const role = { name: "stands_in", password: null };
    const made = Array.from({ length: 8 }, () => addSandboxSchema(cluster.ownerUrl(), role));
    await expect(Promise.all(made)).resolves.toHaveLength(8);
  });

  it("[DB-7] leaves nothing behind when its data are removed: no process, no folder, no replacement of one", async () => {
    // Only our user may enter it: as root, the cluster is in a folder that replaces this one.
    const left = mkdtempSync(join(tmpdir(), "marquee-left-"));
    await embeddedCluster(left, { durable: false });
    const home = clusterHome(left).data;
    const pid = Number(readFileSync(join(home, "postmaster.pid"), "utf8").split("\n")[0]);
    expect(isAlive(pid)).toBe(true);
    removeData(left);
    expect(isAlive(pid)).toBe(false);
    for (const folder of [left, home, standInFor(left)]) expect(existsSync(folder)).toBe(false);
  });
});
