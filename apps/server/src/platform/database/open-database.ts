import pg from "pg";
import { ConfigError, type Config } from "../config/config.ts";
import type { AppRole } from "./app-role.ts";
import { bindConnection } from "./bind-connection.ts";
import { appUrl, connect, CONNECT_WITHIN } from "./connect.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { ForeignFolder } from "./foreign-folder.ts";
import { dataFolderFailure } from "./make-folder.ts";
import { countPending, migrate, type MigrateOptions } from "./migrate.ts";
import { refusalOf, refusalText } from "./refused-start.ts";
import { addSandboxSchema } from "./sandbox-schema.ts";
import { keepsSessions } from "./session-probe.ts";

export interface Database {
  readonly pool: pg.Pool;
  readonly notice: string | null;
  /** A connection of its own, to wait on for notifications. */
  readonly listener: () => pg.Client;
  /** What makes that connection the server's, before anything is asked over it. */
  readonly bind: (client: pg.Client) => Promise<void>;
  readonly ensureRunning: () => Promise<void>;
  readonly close: () => Promise<void>;
}

/** How a database is opened: what may abort it, and what is called when its tables are changed. */
export type OpenOptions = Pick<MigrateOptions, "migrates" | "serves" | "stop" | "onMigrating">;

/** The owner's connection to an existing database: the named one, or the one of the data folder, which is started. */
export interface Located {
  readonly ownerUrl: () => string;
  readonly appPassword: string | null;
  readonly notice: string | null;
  readonly ensureRunning: () => Promise<void>;
  readonly release: () => Promise<void>;
}

async function locate({ databaseUrl, dataDir }: Config): Promise<Located> {
  if (databaseUrl !== null)
    return {
      ownerUrl: () => databaseUrl,
      appPassword: null,
      notice: null,
      ensureRunning: () => Promise.resolve(),
      release: () => Promise.resolve(),
    };
  try {
    return await embeddedCluster(dataDir);
  } catch (error) {
    if (error instanceof ForeignFolder) throw new ConfigError([error.message]);
    const reason = dataFolderFailure(dataDir, error);
    throw reason === null ? error : new ConfigError([reason]);
  }
}

/** Connects, so that a database that is not there or refuses every login is a sentence, and no stack trace (OPS-9). */
async function assertReachable({ databaseUrl }: Config): Promise<void> {
  if (databaseUrl === null) return;
  const make = () => {
    const client = new pg.Client({
      connectionString: databaseUrl,
      connectionTimeoutMillis: CONNECT_WITHIN,
    });
    return client.on("error", () => undefined);
  };
  let isSessionOurs = false;
  try {
    isSessionOurs = await keepsSessions(make);
  } catch (error) {
    throw new ConfigError([`The database at DATABASE_URL cannot be used: ${refusalText(error)}.`]);
  }
  if (!isSessionOurs)
    throw new ConfigError([
      "The pooler at DATABASE_URL lends a session for one transaction, and Marquee needs one for each connection: set pool_mode = session for this database, or name PostgreSQL itself.",
    ]);
}

/** Brings the database up to date and works as its role there, or reports what to do if that is not possible. */
async function prepare(
  config: Config,
  ownerUrl: string,
  appPassword: string | null,
  options: OpenOptions,
): Promise<AppRole> {
  try {
    const report = (line: string) => process.stderr.write(`${line}\n`);
    const { migrates } = config;
    const role = await migrate(ownerUrl, appPassword, { migrates, report, ...options });
    if (config.mode === "embedded") await addSandboxSchema(ownerUrl, role);
    return role;
  } catch (error) {
    const reason = refusalOf(config, error);
    throw reason === null ? error : new ConfigError([reason]);
  }
}

/** Finds the database of a configuration for its owner, or reports why it cannot be used; `release` it afterwards. */
export async function locateDatabase(config: Config): Promise<Located> {
  await assertReachable(config);
  return locate(config);
}

/** How many migrations of this release the database lacks; nothing is changed. */
export async function checkMigrations(config: Config): Promise<number> {
  await using located = new AsyncDisposableStack();
  const { ownerUrl, release } = await locateDatabase(config);
  located.defer(release);
  try {
    return await countPending(ownerUrl());
  } catch (error) {
    const reason = refusalOf(config, error);
    throw reason === null ? error : new ConfigError([reason]);
  }
}

/** Brings the database up to date without serving it; also where a start may not do so. */
export async function applyPending(config: Config): Promise<void> {
  await using located = new AsyncDisposableStack();
  const { ownerUrl, appPassword, release } = await locateDatabase(config);
  located.defer(release);
  await prepare(config, ownerUrl(), appPassword, { migrates: true });
}

/** Works as the role once, so that a start with another one is refused (TEN-8). */
async function assertWorks(config: Config, pool: pg.Pool): Promise<void> {
  try {
    (await pool.connect()).release();
  } catch (error) {
    const reason = refusalOf(config, error);
    throw reason === null ? error : new ConfigError([reason]);
  }
}

/** The database of this configuration, brought up to date. If that fails, a PostgreSQL of our own is not left running. */
export async function openDatabase(config: Config, options: OpenOptions = {}): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  const { ownerUrl, appPassword, notice, ensureRunning, release } = await locateDatabase(config);
  opened.defer(release);
  const role = await prepare(config, ownerUrl(), appPassword, options);
  const { statementWithin, databasePool: size } = config;
  const pool = connect(ownerUrl, role, { size, statementWithin });
  opened.defer(() => pool.end());
  await assertWorks(config, pool);
  const bind = (client: pg.Client) => bindConnection(client, role, statementWithin);
  const listener = () =>
    new pg.Client({
      connectionString: appUrl(ownerUrl(), role),
      application_name: "marquee-server",
      keepAlive: true,
      // A process that took the port of a PostgreSQL that is gone may never respond.
      connectionTimeoutMillis: CONNECT_WITHIN,
      query_timeout: statementWithin,
    });
  const running = opened.move();
  return { pool, notice, listener, bind, ensureRunning, close: () => running.disposeAsync() };
}
