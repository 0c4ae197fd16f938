import { randomBytes } from "node:crypto";
import pg from "pg";

export interface TestDatabase {
  readonly pool: pg.Pool;
  /** Its address, for a process of its own. */
  readonly url: string;
  /** A second pool on the same database, as another process would have. */
  newPool(): pg.Pool;
  /** How many statements in this database wait for a lock. */
  countWaiting(): Promise<number>;
  close(): Promise<void>;
}

async function administer(url: string, statement: string): Promise<void> {
  const client = new pg.Client(url);
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}

/** A fresh, empty database in the cluster that the tests' global setup started. */
export async function openTestDatabase(): Promise<TestDatabase> {
  const url = process.env["TEST_DATABASE_ADMIN_URL"];
  if (!url) throw new Error("TEST_DATABASE_ADMIN_URL is set by the tests' global setup");
  const name = `sandbox_${randomBytes(6).toString("hex")}`;
  await administer(url, `create database ${name}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  const pools: pg.Pool[] = [];
  const newPool = (): pg.Pool => {
    const pool = new pg.Pool({ connectionString: address.href, max: 10 });
    // Connections that are idle while the database is dropped end with an error that concerns no test.
    pool.on("error", () => undefined);
    pools.push(pool);
    return pool;
  };
  const pool = newPool();
  return {
    url: address.href,
    pool,
    newPool,
    async countWaiting() {
      const { rows } = await pool.query(
        "select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
      );
      return rows.length;
    },
    async close() {
      await Promise.all(pools.filter((pool) => !pool.ended).map((pool) => pool.end()));
      await administer(url, `drop database ${name} with (force)`);
    },
  };
}
