import { checkDatabaseUrl } from "./check-database-url.ts";
import { checkStripeKeys, type StripeKeys } from "./check-stripe-keys.ts";
import type { Env } from "./env.ts";
import { isLoopback } from "./is-loopback.ts";
import { readAppStore } from "./read-app-store.ts";
import { readIngestSecrets, type IngestSecrets } from "./read-ingest-secrets.ts";
import { readLimits } from "./read-limits.ts";
import { readOrigins } from "./read-origins.ts";
import { readPaypal, type PaypalKeys } from "./read-paypal.ts";
import { readProxies } from "./read-proxies.ts";
import {
  readSandboxAddress,
  readsRehearsal,
  refuseRealKeys,
  type SandboxAddress,
} from "./read-rehearsal.ts";
import { readS3Settings, type S3Settings } from "./read-s3.ts";
import { DEMONSTRATION_SELLER, readSeller, type Seller } from "./read-seller.ts";
import { readServiceAccount, type ServiceAccount } from "./read-service-account.ts";
import { readServing, type Serving } from "./read-serving.ts";
import { readGreeting, smtpOptions, type SmtpOptions } from "./read-smtp.ts";
import { readStorage, type Storage } from "./read-storage.ts";
import { readTracing, type TracingSettings } from "./read-tracing.ts";
import { strayKeys } from "./stray-keys.ts";
import { withUnfilled } from "./unfilled.ts";

interface Base extends Serving, Storage {
  /** Where traces are sent; null: nowhere. */
  readonly tracing: TracingSettings | null;
  readonly appStoreUrl: string | null;
  /** The seller, as an invoice names it. */
  readonly seller: Seller;
  readonly defaultPromocode: string;
  /** Where images are stored; null: in a folder of `dataDir`. */
  readonly s3: S3Settings | null;
  /** What the limits of calls are multiplied by; null counts nothing. */
  readonly rateLimits: number | null;
  /** Addresses or networks of the proxies before us, by commas; their `X-Forwarded-…` headers count, and no others. */
  readonly trustedProxies: string | null;
  /** The operator of this server, who receives the questions that users mail. */
  readonly operatorMail: string | null;
  /** The address that users write to for support; the operator's, if no other is configured (CONFIG-M23). */
  readonly supportEmail: string | null;
  /** The public origin of Marquee, for the links of our mails; none: production mails no link (CONFIG-M17). */
  readonly publicOrigins: readonly string[];
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
    /** Makes and finds accounts of users. */
    readonly serviceAccount: ServiceAccount;
  };
  readonly stripe: StripeKeys;
  /** Null if PayPal is not offered. */
  readonly paypal: PaypalKeys | null;
  readonly mail: { readonly smtp: SmtpOptions; readonly from: string };
  /** The secret by which each source signs its deliveries; without any, no delivery is ingested. */
  readonly ingestSecrets: IngestSecrets;
}

/** Everything as in production, but identity and payments are those of the stand-ins' own process (CONFIG-R1). */
export interface RehearsalConfig extends Base {
  readonly mode: "rehearsal";
  readonly databaseUrl: string;
  readonly sandbox: SandboxAddress;
  /** Null: mail goes to the outbox page of the stand-ins. */
  readonly mail: ProductionConfig["mail"] | null;
  readonly ingestSecrets: IngestSecrets;
}

export type Config = EmbeddedConfig | RehearsalConfig | ProductionConfig;

/** A start that is refused, with every reason at once. */
export class ConfigError extends Error {
  override readonly name = "ConfigError";
  readonly reasons: readonly string[];

  constructor(reasons: readonly string[]) {
    super(reasons.join("\n"));
    this.reasons = reasons;
  }
}

/** The keys that decide the mode. One of them makes it production, and then all of them are needed. */
const DECIDING = [
  "FIREBASE_PROJECT_ID",
  "FIREBASE_API_KEY",
  "FIREBASE_SERVICE_ACCOUNT",
  "STRIPE_SECRET_KEY",
  "STRIPE_PUBLISHABLE_KEY",
  "STRIPE_WEBHOOK_SECRET",
] as const;

/** `a@b.ca`, or with a name before it: `Marquee <a@b.ca>`. */
const ADDRESS = /^(?:[^<>\r\n]*<[^\s@<>,;]+@[^\s@<>,;]+>|[^\s@<>,;]+@[^\s@<>,;]+)$/;

function readAddress(name: string, text: string | null, reasons: string[]): string | null {
  if (text && !ADDRESS.test(text)) reasons.push(`${name} is no e-mail address.`);
  return text;
}

function readBase(env: Env, reasons: string[]): Base {
  return {
    ...readServing(env, reasons),
    ...readStorage(env, reasons),
    tracing: readTracing(env, reasons),
    appStoreUrl: readAppStore(env, reasons),
    seller: readSeller(env),
    defaultPromocode: env["DEFAULT_PROMOCODE"] ?? "",
    s3: readS3Settings(env, reasons),
    rateLimits: readLimits(env, reasons),
    trustedProxies: readProxies(env, reasons),
    operatorMail: readAddress("OPERATOR_MAIL", env["OPERATOR_MAIL"] ?? null, reasons),
    supportEmail:
      readAddress("SUPPORT_EMAIL", env["SUPPORT_EMAIL"] ?? null, reasons) ??
      env["OPERATOR_MAIL"] ??
      null,
    publicOrigins: readOrigins(env, reasons),
  };
}

function readEmbedded(base: Base, env: Env, reasons: string[]): EmbeddedConfig {
  if (env["NODE_ENV"] === "production")
    reasons.push(
      `NODE_ENV is production, and nothing says which identity and payment services to use. Set ${DECIDING.join(", ")}.`,
    );
  for (const name of strayKeys(env))
    reasons.push(
      `${name} is set, a key of a real service: the embedded mode has open accounts and keeps away from those. Take it away, or set ${DECIDING.join(", ")}.`,
    );
  if (!isLoopback(base.host))
    reasons.push(
      `HOST is ${base.host}: the embedded mode has open demonstration accounts and answers this machine alone. Leave HOST out, or configure production.`,
    );
  const operatorMail = base.operatorMail ?? "operator@marquee.test";
  const seller = base.seller.lines.length > 0 ? base.seller : DEMONSTRATION_SELLER;
  const supportEmail = base.supportEmail ?? operatorMail;
  return { ...base, mode: "embedded", operatorMail, supportEmail, seller };
}

type Read = (name: string) => string;

/** A placeholder while reasons are collected; a start with reasons is refused. */
const NOWHERE: SmtpOptions = {
  host: "",
  port: 0,
  secure: true,
  requireTLS: true,
  ignoreTLS: false,
};

function readMail(read: Read, env: Env, reasons: string[]): ProductionConfig["mail"] {
  const url = read("SMTP_URL");
  const from = read("MAIL_FROM");
  const smtp = smtpOptions(url);
  if (url && typeof smtp === "string") reasons.push(`SMTP_URL ${smtp}`);
  readAddress("MAIL_FROM", from, reasons);
  const greeting = readGreeting(env["SMTP_NAME"], reasons);
  return { smtp: { ...(typeof smtp === "string" ? NOWHERE : smtp), ...greeting }, from };
}

const reader =
  (env: Env, what: string, reasons: string[]): Read =>
  (name) => {
    const value = env[name];
    if (!value) reasons.push(`${name} is missing: ${what} is half configured.`);
    return value ?? "";
  };

function readDatabase(read: Read, reasons: string[]): string {
  const databaseUrl = read("DATABASE_URL");
  const exposed = databaseUrl && checkDatabaseUrl(databaseUrl);
  if (exposed) reasons.push(exposed);
  return databaseUrl;
}

function rehearsal(base: Base, env: Env, reasons: string[]): RehearsalConfig {
  const read = reader(env, "the rehearsal", reasons);
  refuseRealKeys(env, reasons);
  read("PUBLIC_ORIGINS");
  return {
    ...base,
    mode: "rehearsal",
    databaseUrl: readDatabase(read, reasons),
    sandbox: readSandboxAddress(env, reasons),
    mail: env["SMTP_URL"] || env["MAIL_FROM"] ? readMail(read, env, reasons) : null,
    ingestSecrets: readIngestSecrets(env["INGEST_SECRET"], reasons),
  };
}

function production(base: Base, env: Env, reasons: string[]): ProductionConfig {
  const read = reader(env, "production", reasons);
  const databaseUrl = readDatabase(read, reasons);
  const stripe = {
    secretKey: read("STRIPE_SECRET_KEY"),
    publishableKey: read("STRIPE_PUBLISHABLE_KEY"),
    webhookSecret: read("STRIPE_WEBHOOK_SECRET"),
  };
  reasons.push(...checkStripeKeys(stripe));
  const projectId = read("FIREBASE_PROJECT_ID");
  return {
    ...base,
    mode: "production",
    databaseUrl,
    firebase: {
      projectId,
      apiKey: read("FIREBASE_API_KEY"),
      authDomain: env["FIREBASE_AUTH_DOMAIN"] ?? null,
      serviceAccount: readServiceAccount(env, projectId, reasons),
    },
    stripe,
    paypal: readPaypal(env, stripe.secretKey, reasons),
    mail: readMail(read, env, reasons),
    ingestSecrets: readIngestSecrets(env["INGEST_SECRET"], reasons),
  };
}

/** The settings that are set: an empty one is the same as none (CONFIG-M16). */
const settingsIn = (environment: Env): Env =>
  Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ""));

function readMode(base: Base, env: Env, reasons: string[]): Config {
  if (readsRehearsal(env, reasons)) return rehearsal(base, env, reasons);
  const configured = DECIDING.some((name) => env[name]);
  return configured ? production(base, env, reasons) : readEmbedded(base, env, reasons);
}

/** Reads the environment. Throws `ConfigError` with everything that is wrong; there is no silent fallback. */
export function readConfig(environment: Env): Config {
  const env = settingsIn(environment);
  const found: string[] = [];
  const base = readBase(env, found);
  const config = readMode(base, env, found);
  const reasons = withUnfilled(env, found);
  if (reasons.length > 0) throw new ConfigError(reasons);
  return config;
}
