import { configReasons } from "@marquee/verification/harness/config-reasons";
import { serviceAccountOf } from "@marquee/verification/harness/service-account";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";
import type { Env } from "./env.ts";

/** A whole production. */
const PRODUCTION = {
  NODE_ENV: "production",
  HOST: "0.0.0.0",
  DATABASE_URL: "postgres://marquee:s3cret@db.example/marquee?sslmode=verify-full",
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("shop"),
  STRIPE_SECRET_KEY: "sk_live_s3cret",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_s3cret",
  SMTP_URL: "smtps://mail.example",
  MAIL_FROM: "Marquee <no-reply@marquee.example>",
};
/** The same with PayPal. */
const WITH_PAYPAL = {
  ...PRODUCTION,
  PAYPAL_CLIENT_ID: "AbC",
  PAYPAL_SECRET: "s3cret",
  PAYPAL_WEBHOOK_ID: "1AB",
  PAYPAL_ENVIRONMENT: "live",
};

const db = (rest: string) => ({ ...PRODUCTION, DATABASE_URL: `postgres://u:s3cret@${rest}` });
const lacking = (name: string) => ({ ...PRODUCTION, [name]: undefined });
const half = (name: string): readonly [string, Env, string] => [
  `[CONFIG-P1] PayPal without ${name}`,
  { ...WITH_PAYPAL, [name]: undefined },
  `${name} is missing: PayPal is half configured`,
];
const MISSING = "is missing: production is half configured.";

/** Each start has one thing wrong, and is refused for that alone. */
const REFUSED: readonly (readonly [title: string, env: Env, reason: string])[] = [
  ["[CONFIG-M2] NODE_ENV=production", { NODE_ENV: "production" }, "NODE_ENV is production"],
  [
    "[CONFIG-M18] an app without https",
    { APP_STORE_URL: "javascript:alert(1)" },
    "APP_STORE_URL is",
  ],
  [
    "[CONFIG-M20] draining for long",
    { DRAIN_SECONDS: "301" },
    'DRAIN_SECONDS is a whole number of seconds from 0 to 300, not "301".',
  ],
  [
    "[CONFIG-M21] one connection",
    { DATABASE_POOL: "1" },
    'DATABASE_POOL is a whole number of connections from 2 to 500, not "1".',
  ],
  [
    "[CONFIG-Y1] beacons of a year",
    { BEACON_YEARS: "1" },
    'BEACON_YEARS is a whole number of years from 2 to 100, not "1".',
  ],
  ["[CONFIG-M22] migrating perhaps", { MIGRATE: "later" }, 'MIGRATE is on or off, not "later".'],
  [
    "[MAIL-P6] a greeting of two words",
    { ...PRODUCTION, SMTP_NAME: "our mail" },
    "SMTP_NAME is the name of a machine",
  ],
  ["[CONFIG-M2] every address", { HOST: "0.0.0.0" }, "HOST is 0.0.0.0"],
  ["[CONFIG-M2] every address of IPv6", { HOST: "::" }, "HOST is ::"],
  ["[CONFIG-M2] an address of the network", { HOST: "192.168.1.4" }, "HOST is 192.168.1.4"],
  ["[CONFIG-M2] a name", { HOST: "marquee.example" }, "HOST is marquee.example"],
  ["[CONFIG-M2] a name like loopback", { HOST: "localhost.example" }, "HOST is localhost.example"],
  ["[CONFIG-M3] no DATABASE_URL", lacking("DATABASE_URL"), `DATABASE_URL ${MISSING}`],
  ["[CONFIG-M3] no project", lacking("FIREBASE_PROJECT_ID"), `FIREBASE_PROJECT_ID ${MISSING}`],
  ["[CONFIG-M3] no key of it", lacking("FIREBASE_API_KEY"), `FIREBASE_API_KEY ${MISSING}`],
  ["[CONFIG-M3] no secret key", lacking("STRIPE_SECRET_KEY"), `STRIPE_SECRET_KEY ${MISSING}`],
  [
    "[CONFIG-M3] no open key",
    lacking("STRIPE_PUBLISHABLE_KEY"),
    `STRIPE_PUBLISHABLE_KEY ${MISSING}`,
  ],
  ["[CONFIG-M3] no webhook", lacking("STRIPE_WEBHOOK_SECRET"), `STRIPE_WEBHOOK_SECRET ${MISSING}`],
  ["[CONFIG-M3] no mail server", lacking("SMTP_URL"), `SMTP_URL ${MISSING}`],
  ["[CONFIG-M3] no sender", lacking("MAIL_FROM"), `MAIL_FROM ${MISSING}`],
  [
    "[CONFIG-M3] an empty key",
    { ...PRODUCTION, STRIPE_SECRET_KEY: "" },
    `STRIPE_SECRET_KEY ${MISSING}`,
  ],
  ["[CONFIG-M5] a port", { PORT: "eighty" }, "PORT is a whole number"],
  ...["1e3", "0x50", " 80", "8_0", "+80", "3000.0"].map(
    (port) =>
      [
        `[CONFIG-M5] PORT="${port}"`,
        { PORT: port },
        `PORT is a whole number from 0 to 65535, not "${port}".`,
      ] as const,
  ),
  ["[CONFIG-M5] a pool", { DATABASE_POOL: "1e2" }, 'connections from 2 to 500, not "1e2".'],
  ["[CONFIG-M5] limits in hex", { RATE_LIMITS: "0x2" }, "RATE_LIMITS is off"],
  ...["1", "10.1", "010.0.0.1", "0x7f.1", "10.0.0.0/0", "10.0.0.0/8.5", "1/8"].map(
    (proxy) =>
      [
        `[CONFIG-M5] TRUSTED_PROXIES="${proxy}"`,
        { TRUSTED_PROXIES: proxy },
        `TRUSTED_PROXIES names "${proxy}", which is no address`,
      ] as const,
  ),
  ["[CONFIG-M5] a log level", { LOG_LEVEL: "loud" }, "LOG_LEVEL is one of"],
  ["[CONFIG-M5] another database", { DATABASE_URL: "mysql://x" }, "DATABASE_URL starts with"],
  ["[CONFIG-M5] limits", { RATE_LIMITS: "-1" }, "RATE_LIMITS is off"],
  ["[CONFIG-M5] a proxy", { TRUSTED_PROXIES: "10.0.0.1, proxy" }, 'TRUSTED_PROXIES names "proxy"'],
  ["[CONFIG-M5] every proxy", { TRUSTED_PROXIES: "::/0" }, 'TRUSTED_PROXIES names "::/0"'],
  ["[CONFIG-M5] an operator", { OPERATOR_MAIL: "no-address" }, "OPERATOR_MAIL is no e-mail"],
  ["[CONFIG-M5] a mail server", { ...PRODUCTION, SMTP_URL: "https://x" }, "SMTP_URL starts with"],
  ["[CONFIG-M5] a sender", { ...PRODUCTION, MAIL_FROM: "no-address" }, "MAIL_FROM is no e-mail"],
  ["[CONFIG-M5] a weak secret", { ...PRODUCTION, INGEST_SECRET: "s3cret" }, "INGEST_SECRET holds"],
  [
    "[CONFIG-M5] a weak token",
    { METRICS_TOKEN: "s3cret" },
    "METRICS_TOKEN holds at least 32 characters",
  ],
  ["[CONFIG-M6] a key of PayPal", { PAYPAL_SECRET: "s3cret" }, "PAYPAL_SECRET is set"],
  ["[CONFIG-M6] a misspelt key", { STRIPE_SECRETKEY: "s3cret" }, "STRIPE_SECRETKEY is set"],
  ["[CONFIG-M6] a half key", { FIREBASE_AUTH_DOMAIN: "x" }, "FIREBASE_AUTH_DOMAIN is set"],
  [
    "[CONFIG-M7] no secret key",
    { ...PRODUCTION, STRIPE_SECRET_KEY: "pk_live_1" },
    "STRIPE_SECRET_KEY is no such key",
  ],
  [
    "[CONFIG-M7] a secret in the open",
    { ...PRODUCTION, STRIPE_PUBLISHABLE_KEY: "sk_live_s3cret" },
    "STRIPE_PUBLISHABLE_KEY is no such key",
  ],
  [
    "[CONFIG-M7] no webhook secret",
    { ...PRODUCTION, STRIPE_WEBHOOK_SECRET: "s3cret" },
    "STRIPE_WEBHOOK_SECRET is no such key",
  ],
  [
    "[CONFIG-M7] the stand-in's key",
    { ...PRODUCTION, STRIPE_WEBHOOK_SECRET: "whsec_sandbox" },
    "STRIPE_WEBHOOK_SECRET is the stand-in's",
  ],
  [
    "[CONFIG-M7] keys of two worlds",
    { ...PRODUCTION, STRIPE_SECRET_KEY: "sk_test_1" },
    "do not belong together",
  ],
  half("PAYPAL_CLIENT_ID"),
  half("PAYPAL_SECRET"),
  half("PAYPAL_WEBHOOK_ID"),
  half("PAYPAL_ENVIRONMENT"),
  [
    "[CONFIG-P1] a third world",
    { ...WITH_PAYPAL, PAYPAL_ENVIRONMENT: "production" },
    "PAYPAL_ENVIRONMENT is live or sandbox",
  ],
  [
    "[CONFIG-P2] play money beside real cards",
    { ...WITH_PAYPAL, PAYPAL_ENVIRONMENT: "sandbox" },
    "PAYPAL_ENVIRONMENT and STRIPE_SECRET_KEY do not belong together",
  ],
  [
    "[CONFIG-P2] real PayPal beside test cards",
    { ...WITH_PAYPAL, STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
    "PAYPAL_ENVIRONMENT and STRIPE_SECRET_KEY do not belong together",
  ],
  [
    "[CONFIG-P2] the stand-in's client",
    { ...WITH_PAYPAL, PAYPAL_CLIENT_ID: "sandbox-client" },
    "PAYPAL_CLIENT_ID is the stand-in's",
  ],
  [
    "[CONFIG-P2] the stand-in's secret",
    { ...WITH_PAYPAL, PAYPAL_SECRET: "sandbox-secret" },
    "PAYPAL_SECRET is the stand-in's",
  ],
  [
    "[CONFIG-M6] live PayPal in the embedded mode",
    { PAYPAL_ENVIRONMENT: "live" },
    "PAYPAL_ENVIRONMENT is set",
  ],
  ["[CONFIG-M8] nothing said", db("db.example/marquee"), "does not say how it is protected"],
  [
    "[CONFIG-M8] perhaps",
    db("db.example/marquee?sslmode=prefer"),
    "does not say how it is protected",
  ],
  [
    "[CONFIG-M8] a host behind",
    db("127.0.0.1/m?host=db.example"),
    "does not say how it is protected",
  ],
  [
    "[CONFIG-M8] no address",
    { ...PRODUCTION, DATABASE_URL: "postgres://a:b" },
    "DATABASE_URL is no address",
  ],
];

describe("a start that is refused", () => {
  it.each(REFUSED)("%s", (_title, env, reason) => {
    const reasons = configReasons(env);
    expect(reasons).toEqual([expect.stringContaining(reason)]);
    expect(reasons.join()).not.toContain("s3cret");
  });

  it("[CONFIG-M2] [CONFIG-M6] reports every danger of an embedded start at once", () => {
    const env = { NODE_ENV: "production", HOST: "0.0.0.0", PAYPAL_SECRET: "x" };
    expect(configReasons(env)).toHaveLength(3);
  });
});

/** What resembles the above and is right. */
const TAKEN: readonly (readonly [title: string, env: Env, mode: string])[] = [
  ["[CONFIG-M1] nothing at all", {}, "embedded"],
  ["[CONFIG-M1] a database alone", { DATABASE_URL: "postgres://db.example/x" }, "embedded"],
  ["[CONFIG-M2] an address of this machine", { HOST: "127.8.0.1" }, "embedded"],
  ["[CONFIG-M2] this machine by IPv6", { HOST: "::1" }, "embedded"],
  ["[CONFIG-M3] a whole production", PRODUCTION, "production"],
  ["[CONFIG-M6] a name that is empty", { PAYPAL_SECRET: "" }, "embedded"],
  ["[CONFIG-M7] a restricted key", { ...PRODUCTION, STRIPE_SECRET_KEY: "rk_live_1" }, "production"],
  [
    "[CONFIG-M7] keys for tests, both",
    { ...PRODUCTION, STRIPE_SECRET_KEY: "sk_test_1", STRIPE_PUBLISHABLE_KEY: "pk_test_1" },
    "production",
  ],
  ["[CONFIG-P1] PayPal with all its keys", WITH_PAYPAL, "production"],
  [
    "[CONFIG-P2] PayPal's tests beside test cards",
    {
      ...WITH_PAYPAL,
      PAYPAL_ENVIRONMENT: "sandbox",
      STRIPE_SECRET_KEY: "sk_test_1",
      STRIPE_PUBLISHABLE_KEY: "pk_test_1",
    },
    "production",
  ],
  ["[CONFIG-M8] said to be protected", db("db.example/marquee?sslmode=disable"), "production"],
  ["[CONFIG-M8] this machine", db("127.0.0.1/marquee"), "production"],
  ["[CONFIG-M8] this machine by IPv6", db("[::1]:5432/marquee"), "production"],
  ["[CONFIG-M8] a socket", db("localhost/marquee?host=/run/postgresql"), "production"],
];

describe("a start that is taken", () => {
  it.each(TAKEN)("%s", (_title, env, mode) => {
    expect(configReasons(env)).toEqual([]);
    expect(readConfig(env).mode).toBe(mode);
  });
});
