import pg from "pg";
import { ConfigError, type Config } from "../config/config.ts";
import { appUrl, assertBound, connect, CONNECT_WITHIN } from "./connect.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { migrate, OtherVersion } from "./migrate.ts";
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

/** What to do about a database of another version, for whoever started the server (DB-12). */
const otherVersion = ({ databaseUrl, dataDir }: Config): string =>
  databaseUrl === null
    ? `The data folder ${dataDir} was made by another version of Marquee, and is left as it is. To start afresh, remove the folder, or set DATA_DIR to another one.`
    : "The database at DATABASE_URL was made by another version of Marquee, and is left as it is. To start afresh, name an empty one.";

/** Brings the database up to date, or says what to do where that is not possible. */
async function migrated(config: Config, ownerUrl: string, appPassword: string | null) {
  try {
    await migrate(ownerUrl, appPassword);
  } catch (error) {
    if (error instanceof OtherVersion) throw new ConfigError([otherVersion(config)]);
    throw error;
  }
}

/**
 * The database of this configuration, brought up to date: the one named, or one of our own in the data folder. Where
 * that fails, a PostgreSQL of our own is not left running.
 */
export async function openDatabase(config: Config): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const { ownerUrl, appPassword, notice, ensureRunning, release } = await locate(config);
  opened.defer(release);
  await migrated(config, ownerUrl(), appPassword);
  if (config.mode === "embedded") await addSandboxSchema(ownerUrl());
  const { statementWithin } = config;
  const pool = connect(ownerUrl, appPassword, { statementWithin });
  opened.defer(() => pool.end());
  await assertBound(pool);
  const listener = () =>
    new pg.Client({
      connectionString: appUrl(ownerUrl(), appPassword),
      application_name: "marquee-server",
      keepAlive: true,
      // Whatever took the port of a PostgreSQL that is gone may never answer.
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: statementWithin,
    });
  const running = opened.move();
  return { pool, notice, listener, ensureRunning, close: () => running.disposeAsync() };
}
