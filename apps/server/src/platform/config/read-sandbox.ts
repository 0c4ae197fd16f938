import { ConfigError } from "./config.ts";
import type { Env } from "./env.ts";
import { isLoopback } from "./is-loopback.ts";
import { readOrigins } from "./read-origins.ts";
import { readSandboxAddress, refuseRealKeys } from "./read-rehearsal.ts";
import { readServing } from "./read-serving.ts";
import { readStorage } from "./read-storage.ts";

/** What the process of the stand-ins is started with: the settings of the rehearsal's servers, so that one file is for both. */
export interface SandboxConfig {
  readonly secret: string;
  /** The address that it listens on: of this machine alone, or every one if `SANDBOX_URL` names another machine. */
  readonly listensAt: { readonly host: string; readonly port: number };
  readonly publicOrigins: readonly [string, ...string[]];
  /** A database of their own; null starts one in a folder of `dataDir`. */
  readonly databaseUrl: string | null;
  readonly dataDir: string;
  readonly logLevel: string;
}

const NAME = "SANDBOX_DATABASE_URL";

/** Reads the environment. Throws `ConfigError` with everything that is wrong. */
export function readSandboxConfig(environment: Env): SandboxConfig {
  const env = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));
  const reasons: string[] = [];
  refuseRealKeys(env, reasons);
  const { url, secret } = readSandboxAddress(env, reasons);
  const [first, ...others] = readOrigins(env, reasons);
  if (first === undefined)
    reasons.push(
      "PUBLIC_ORIGINS is missing: the stand-ins send their events to the first of the origins where people reach Marquee.",
    );
  const databaseUrl = env[NAME] ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    reasons.push(`${NAME} starts with postgres:// and names a PostgreSQL database.`);
  if (databaseUrl !== null && databaseUrl === env["DATABASE_URL"])
    reasons.push(`${NAME} is that of the servers: the stand-ins have a database of their own.`);
  const { dataDir } = readStorage(env, reasons);
  const { logLevel } = readServing(env, reasons);
  const { hostname, port } = new URL(url);
  const host = hostname.replaceAll(/[[\]]/gu, "");
  if (reasons.length > 0) throw new ConfigError(reasons);
  return {
    secret,
    listensAt: { host: isLoopback(host) ? host : "::", port: Number(port) },
    publicOrigins: [first ?? "", ...others],
    databaseUrl,
    dataDir,
    logLevel,
  };
}
