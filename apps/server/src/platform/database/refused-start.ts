import pg from "pg";
import type { Config } from "../config/config.ts";
import { RELEASE } from "../config/release.ts";
import { RoleRefused } from "./app-role.ts";
import { LockRefused } from "./apply-migrations.ts";
import { NotBound } from "./bind-connection.ts";
import { isReadOnly } from "./database-error.ts";
import { MigrationsPending } from "./migrate.ts";
import { TurnRefused } from "./migration-turn.ts";
import { OtherRelease } from "./pending-migrations.ts";
import { OtherPurpose } from "./recorded-purpose.ts";
import { isNewer } from "./recorded-release.ts";

/** Why a database cannot be reached, in the message of what refused: names and numbers, and never a password. */
export function refusalText(error: unknown): string {
  if (error instanceof AggregateError) return refusalText(error.errors[0]);
  return error instanceof Error ? error.message : "no answer";
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

/** Errors whose message is for the operator. */
const SENTENCES = [
  RoleRefused,
  TurnRefused,
  LockRefused,
  NotBound,
  MigrationsPending,
  OtherPurpose,
];

/** The message to the operator when a start is refused; null for an error that has none. */
export function refusalOf(config: Config, error: unknown): string | null {
  if (error instanceof OtherRelease) return otherRelease(config, error);
  for (const kind of SENTENCES) if (error instanceof kind) return error.message;
  if (config.databaseUrl !== null && isReadOnly(error))
    return "The database at DATABASE_URL can only be read: it is a standby, or was set so. Name the primary, or a proxy that leads to it.";
  if (config.databaseUrl !== null && isForbidden(error))
    return `The user of DATABASE_URL may not make the tables: ${refusalText(error)}.`;
  return null;
}
