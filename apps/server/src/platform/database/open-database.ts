import pg from "pg";
import { ConfigError, type Config } from "../config/config.ts";
import { RoleRefused, type AppRole } from "./app-role.ts";
import { bindConnection, NotBound } from "./bind-connection.ts";
import { appUrl, connect, CONNECT_WITHIN } from "./connect.ts";
import { embeddedCluster } from "./embedded-cluster.ts";
import { ForeignFolder } from "./foreign-folder.ts";
import { dataFolderFailure } from "./make-folder.ts";
import { RELEASE } from "../config/release.ts";
import { migrate, OtherRelease } from "./migrate.ts";
import { isNewer } from "./recorded-release.ts";
import { TurnRefused } from "./migration-turn.ts";
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

async function locate({ databaseUrl, dataDir }: Config) {
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

/** Why a database cannot be reached, in the message of what refused: names and numbers, and never a password. */
function refusalText(error: unknown): string {
  if (error instanceof AggregateError) return refusalText(error.errors[0]);
  return error instanceof Error ? error.message : "no answer";
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

/** What to do about a database of another release, for the operator who started the server (DB-12). */
function otherRelease({ databaseUrl, dataDir }: Config, { release }: OtherRelease): string {
  const what = databaseUrl === null ? `The data folder ${dataDir}` : "The database at DATABASE_URL";
  if (release === null)
    return `${what} was made by a version of Marquee before 1.0.0, and is left as it is: its tables cannot be brought up to date. Set ${databaseUrl === null ? "DATA_DIR to another folder" : "DATABASE_URL to an empty database"}.`;
  if (isNewer(release, RELEASE))
    return `${what} was made by release ${release}, newer than this ${RELEASE}, and is left as it is. Start ${release} or newer.`;
  return `${what} was made by release ${release} with other migrations than those of this ${RELEASE}, and is left as it is. Start release ${release} as it was published.`;
}

/** PostgreSQL's insufficient_privilege, perhaps behind the error of the statement that got it. */
function isForbidden(error: unknown): boolean {
  if (error instanceof pg.DatabaseError) return error.code === "42501";
  return error instanceof Error && error.cause !== undefined && isForbidden(error.cause);
}

/** What a start that is refused says to the operator; null for an error that is none of theirs. */
function refusalOf(config: Config, error: unknown): string | null {
  if (error instanceof OtherRelease) return otherRelease(config, error);
  if (error instanceof RoleRefused || error instanceof TurnRefused || error instanceof NotBound)
    return error.message;
  if (config.databaseUrl !== null && isForbidden(error))
    return `The user of DATABASE_URL may not make the tables: ${refusalText(error)}.`;
  return null;
}

/** Brings the database up to date and works as its role there, or reports what to do if that is not possible. */
async function prepare(
  config: Config,
  ownerUrl: string,
  appPassword: string | null,
): Promise<AppRole> {
  try {
    const report = (line: string) => process.stderr.write(`${line}\n`);
    const role = await migrate(ownerUrl, appPassword, { report });
    if (config.mode === "embedded") await addSandboxSchema(ownerUrl, role);
    return role;
  } catch (error) {
    const reason = refusalOf(config, error);
    throw reason === null ? error : new ConfigError([reason]);
  }
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

/**
 * The database of this configuration, brought up to date: the one named, or one of our own in the data folder. If
 * that fails, a PostgreSQL of our own is not left running.
 */
export async function openDatabase(config: Config): Promise<Database> {
  await using opened = new AsyncDisposableStack();
  await assertReachable(config);
  const { ownerUrl, appPassword, notice, ensureRunning, release } = await locate(config);
  opened.defer(release);
  const role = await prepare(config, ownerUrl(), appPassword);
  const { statementWithin } = config;
  const pool = connect(ownerUrl, role, { statementWithin });
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
