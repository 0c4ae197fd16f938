import { isIP } from "node:net";
import { resolve } from "node:path";
import { readS3Settings, type S3Settings } from "../images/s3-settings.ts";
import { USUAL_LIMITS, type RateLimits } from "../http/rate-limits.ts";

interface Base {
  readonly host: string;
  readonly port: number;
  readonly dataDir: string;
  /** The owner's address of a PostgreSQL; null starts one of our own in `dataDir`. */
  readonly databaseUrl: string | null;
  readonly logLevel: string;
  readonly appStoreUrl: string | null;
  readonly defaultPromocode: string;
  /** Where pictures are kept; null: in a folder of `dataDir`. */
  readonly s3: S3Settings | null;
  /** Calls a minute that one caller may make of those that are limited; null counts nothing. */
  readonly rateLimits: RateLimits | null;
  /** Addresses or networks of the proxies before us, by commas; their `X-Forwarded-…` headers count, nobody else's. */
  readonly trustedProxies: string | null;
}

/** Nothing configured: stand-ins for identity and payment, demonstration data, this machine only. */
export interface EmbeddedConfig extends Base {
  readonly mode: "embedded";
}

export interface ProductionConfig extends Base {
  readonly mode: "production";
  readonly databaseUrl: string;
  readonly firebase: {
    readonly projectId: string;
    readonly apiKey: string;
    readonly authDomain: string | null;
  };
  readonly stripe: {
    readonly secretKey: string;
    readonly publishableKey: string;
    readonly webhookSecret: string;
  };
}

export type Config = EmbeddedConfig | ProductionConfig;

/** A start that is refused, with every reason at once. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.reasons = reasons;
  }
}

type Env = Readonly<Record<string, string | undefined>>;

/** The keys that decide the mode. One of them makes it production, and then all of them are needed. */
const DECIDING = [
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;

const LOG_LEVELS = ["fatal", "error", "warn", "info", "debug", "trace", "silent"];

const isLoopback = (host: string) =>
  host === "localhost" || host === "::1" || (isIP(host) === 4 && host.startsWith("127."));

function readPort(env: Env, reasons: string[]): number {
  const text = env["PORT"] ?? "3000";
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65_535)
    reasons.push(`PORT is a whole number from 0 to 65535, not "${text}".`);
  return port;
}

const LIMIT_NAMES: Readonly<Record<keyof RateLimits, string>> = {
  public: "RATE_LIMIT_PUBLIC",
  uploads: "RATE_LIMIT_UPLOADS",
  promocodes: "RATE_LIMIT_PROMOCODES",
  payments: "RATE_LIMIT_PAYMENTS",
};

function readLimit(env: Env, kind: keyof RateLimits, reasons: string[]): number {
  const name = LIMIT_NAMES[kind];
  const limit = Number(env[name] ?? USUAL_LIMITS[kind]);
  if (!Number.isInteger(limit) || limit < 1)
    reasons.push(
      `${name} is how many calls one caller may make in a minute: a whole number above 0.`,
    );
  return limit;
}

function readLimits(env: Env, reasons: string[]): RateLimits | null {
  const wanted = env["RATE_LIMITS"] ?? "on";
  if (wanted === "off") return null;
  if (wanted !== "on") reasons.push("RATE_LIMITS is on or off.");
  return {
    public: readLimit(env, "public", reasons),
    uploads: readLimit(env, "uploads", reasons),
    promocodes: readLimit(env, "promocodes", reasons),
    payments: readLimit(env, "payments", reasons),
  };
}

function readBase(env: Env, reasons: string[]): Base {
  const databaseUrl = env["DATABASE_URL"] ?? null;
  if (databaseUrl !== null && !/^postgres(ql)?:\/\//.test(databaseUrl))
    reasons.push("DATABASE_URL starts with postgres:// and names a PostgreSQL database.");
  const logLevel = env["LOG_LEVEL"] ?? "warn";
  if (!LOG_LEVELS.includes(logLevel)) reasons.push(`LOG_LEVEL is one of ${LOG_LEVELS.join(", ")}.`);
  return {
    host: env["HOST"] ?? "127.0.0.1",
    port: readPort(env, reasons),
    dataDir: resolve(env["DATA_DIR"] ?? ".marquee"),
    databaseUrl,
    logLevel,
    appStoreUrl: env["APP_STORE_URL"] ?? null,
    defaultPromocode: env["DEFAULT_PROMOCODE"] ?? "",
    s3: readS3Settings(env, reasons),
    rateLimits: readLimits(env, reasons),
    trustedProxies: env["TRUSTED_PROXIES"] ?? null,
  };
}

function embedded(base: Base, env: Env, reasons: string[]): EmbeddedConfig {
  if (env["NODE_ENV"] === "production")
    reasons.push(
      `NODE_ENV is production, and nothing says which identity and payment services to use. Set ${DECIDING.join(", ")}.`,
    );
  if (!isLoopback(base.host))
    reasons.push(
      `HOST is ${base.host}: the embedded mode has open demonstration accounts and answers this machine alone. Leave HOST out, or configure production.`,
    );
  return { ...base, mode: "embedded" };
}

function production(base: Base, env: Env, reasons: string[]): ProductionConfig {
  const read = (name: string): string => {
    const value = env[name];
    if (!value) reasons.push(`${name} is missing: production is half configured.`);
    return value ?? "";
  };
  return {
    ...base,
    mode: "production",
    databaseUrl: read("DATABASE_URL"),
    firebase: {
      projectId: read("FIREBASE_PROJECT_ID"),
      apiKey: read("FIREBASE_API_KEY"),
      authDomain: env["FIREBASE_AUTH_DOMAIN"] ?? null,
    },
    stripe: {
      secretKey: read("STRIPE_SECRET_KEY"),
      publishableKey: read("STRIPE_PUBLISHABLE_KEY"),
      webhookSecret: read("STRIPE_WEBHOOK_SECRET"),
    },
  };
}

/** Reads the environment. Throws `ConfigError` with everything that is wrong; there is no silent fallback. */
export function readConfig(env: Env): Config {
  const reasons: string[] = [];
  const base = readBase(env, reasons);
  const configured = DECIDING.some((name) => env[name]);
  const config = configured ? production(base, env, reasons) : embedded(base, env, reasons);
  if (reasons.length > 0) throw new ConfigError(reasons);
  return config;
}
