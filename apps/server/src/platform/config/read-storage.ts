import { resolve } from "node:path";
import type { Env } from "./env.ts";
import { readSwitch } from "./read-serving.ts";
import { readWholeNumber } from "./read-whole-number.ts";

/** Where a server stores, and how it works with its database. */
export interface Storage {
  readonly dataDir: string;
  /** The owner's address of a PostgreSQL; null starts one of our own in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The most connections for calls; one more waits for notifications. */
  readonly databasePool: number;
  /** Milliseconds that a statement may take before its call is refused with 503 (REL-S1). */
  readonly statementWithin: number;
  /** How many years what an operator decides about is stored (CONFIG-Y1). */
  readonly years: RetentionYears;
  /** Whether a start brings the tables up to date; else one with migrations to apply is refused (DB-33). */
  readonly migrates: boolean;
}

/** How many years an operator stores what is theirs to decide. */
export interface RetentionYears {
  readonly audit: number;
  /** Null stores beacons for ever. */
  readonly beacons: number | null;
}

const AUDIT = { usual: 10, least: 1, most: 100, of: "years" };
/** Reports compare days with those of the year before. */
const BEACONS = { usual: 2, least: 2, most: 100, of: "years" };

const readYears = (env: Env, reasons: string[]): RetentionYears => ({
  audit: readWholeNumber(env, "AUDIT_YEARS", AUDIT, reasons),
  beacons:
    env["BEACON_YEARS"] === undefined
      ? null
      : readWholeNumber(env, "BEACON_YEARS", BEACONS, reasons),
});

const POOL = { usual: 16, least: 2, most: 500, of: "connections" };
const STATEMENT = { usual: 5, least: 1, most: 600, of: "seconds" };

/** The hosts of an address: a URL with several of them cannot be parsed. */
const HOSTS = /^\w+:\/\/(?:[^/?#]*@)?([^/?#]*)/;

/** Whether an address asks of its client to look for the primary among several hosts: ours does not (CONFIG-M24). */
function looksForPrimary(text: string): boolean {
  if (HOSTS.exec(text)?.[1]?.includes(",")) return true;
  const search = URL.parse(text)?.searchParams;
  return (
    search?.has("target_session_attrs") === true || search?.get("host")?.includes(",") === true
  );
}

/** The operator's database, or null for the embedded one. Its address holds a password and is not repeated (CONFIG-M5). */
function readDatabaseUrl(env: Env, reasons: string[]): string | null {
  const text = env["DATABASE_URL"] ?? null;
  if (text === null) return null;
  if (!/^postgres(ql)?:\/\//.test(text))
    reasons.push("DATABASE_URL starts with postgres:// and names a PostgreSQL database.");
  else if (looksForPrimary(text))
    reasons.push(
      "DATABASE_URL names one host, without target_session_attrs: a proxy or a service that leads to the primary (docs/how-to/several-servers.md).",
    );
  else if (!URL.canParse(text)) reasons.push("DATABASE_URL is no address.");
  return text;
}

/** The folder of the embedded database and of images. PostgreSQL's programs take none with a line break in it (CONFIG-M5). */
function readDataDir(env: Env, reasons: string[]): string {
  const folder = env["DATA_DIR"] ?? ".marquee";
  if (folder.trim() === "") reasons.push("DATA_DIR is blank. Name a folder, or leave it out.");
  if (/\p{Cc}/u.test(folder))
    reasons.push("DATA_DIR holds a line break or another control character.");
  return resolve(folder);
}

/** Reads the settings of database, folder and retention. Adds what is wrong to `reasons`. */
export const readStorage = (env: Env, reasons: string[]): Storage => ({
  dataDir: readDataDir(env, reasons),
  databaseUrl: readDatabaseUrl(env, reasons),
  databasePool: readWholeNumber(env, "DATABASE_POOL", POOL, reasons),
  statementWithin: readWholeNumber(env, "STATEMENT_TIMEOUT", STATEMENT, reasons) * 1000,
  years: readYears(env, reasons),
  migrates: readSwitch(env, "MIGRATE", reasons),
});
