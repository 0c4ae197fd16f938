import { join } from "node:path";
import pg from "pg";
import type { Config } from "../config/config.ts";
import { appUrl, assertBound, connect } from "./connect.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { APP_ROLE, migrate } from "./migrate.ts";

export interface Database {
  readonly pool: pg.Pool;
  readonly ownerUrl: string;
  readonly notice: string | null;
  /** A connection of its own, to wait on for notifications. */
  readonly listener: () => pg.Client;
  readonly ensureRunning: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** Gives the stand-ins of the embedded mode a schema that the server's own role owns. */
async function addSandboxSchema(ownerUrl: string): Promise<void> {
  const client = new pg.Client({ connectionString: ownerUrl });
  await client.connect();
  try {
    await client.query(`create schema if not exists sandbox authorization ${APP_ROLE}`);
  } finally {
    await client.end();
  }
}

async function locate({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== null)
    return {
      ownerUrl: databaseUrl,
      appPassword: null,
      notice: null,
      ensureRunning: () => Promise.resolve(),
      release: () => Promise.resolve(),
    };
  return embeddedCluster(join(dataDir));
}

/** The database of this configuration, brought up to date: the one named, or one of our own in the data folder. */
export async function openDatabase(config: Config): Promise<Database> {
  const { ownerUrl, appPassword, notice, ensureRunning, release } = await locate(config);
  await migrate(ownerUrl, appPassword);
  if (config.mode === "embedded") await addSandboxSchema(ownerUrl);
  const pool = connect(ownerUrl, appPassword);
  await assertBound(pool);
  const close = async () => {
    await pool.end();
    await release();
  };
  const listener = () =>
    new pg.Client({
      connectionString: appUrl(ownerUrl, appPassword),
      application_name: "marquee-server",
      keepAlive: true,
    });
  return { pool, ownerUrl, notice, listener, ensureRunning, close };
}
