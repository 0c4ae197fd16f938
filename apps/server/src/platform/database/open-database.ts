import pg from "pg";
import type { Config } from "../config/config.ts";
import { appUrl, assertBound, connect } from "./connect.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { migrate } from "./migrate.ts";
import { addSandboxSchema } from "./sandbox-schema.ts";

export interface Database {
  readonly pool: pg.Pool;
  readonly notice: string | null;
  /** A connection of its own, to wait on for notifications. */
  readonly listener: () => pg.Client;
  readonly ensureRunning: () => Promise<void>;
  readonly close: () => Promise<void>;
}

async function locate({ databaseUrl, dataDir }: Config) {
  if (databaseUrl !== null)
    return {
      ownerUrl: () => databaseUrl,
      appPassword: null,
      notice: null,
      ensureRunning: () => Promise.resolve(),
      release: () => Promise.resolve(),
    };
  return embeddedCluster(dataDir);
}

/** The database of this configuration, brought up to date: the one named, or one of our own in the data folder. */
export async function openDatabase(config: Config): Promise<Database> {
  const { ownerUrl, appPassword, notice, ensureRunning, release } = await locate(config);
  await migrate(ownerUrl(), appPassword);
  if (config.mode === "embedded") await addSandboxSchema(ownerUrl());
  const pool = connect(ownerUrl, appPassword);
  await assertBound(pool);
  const close = async () => {
    await pool.end();
    await release();
  };
  const listener = () =>
    new pg.Client({
      connectionString: appUrl(ownerUrl(), appPassword),
      application_name: "marquee-server",
      keepAlive: true,
      // Whatever took the port of a PostgreSQL that is gone may never answer.
      connectionTimeoutMillis: 10_000,
    });
  return { pool, notice, listener, ensureRunning, close };
}
