import { configReasons } from "@marquee/verification/harness/config-reasons";
import { serviceAccountOf } from "@marquee/verification/harness/service-account";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const PRODUCTION = {
  DATABASE_URL: "postgres://db.test/marquee?sslmode=verify-full",
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("shop"),
  STRIPE_SECRET_KEY: "sk_live_1",
  STRIPE_PUBLISHABLE_KEY: "pk_live_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtp://mail.test",
  MAIL_FROM: "Marquee <no-reply@marquee.test>",
};

describe("the mode", () => {
  it("[CONFIG-M1] is embedded with nothing configured, and with a database alone", () => {
    expect(readConfig({})).toMatchObject({
      mode: "embedded",
      host: "127.0.0.1",
      port: 3000,
      databaseUrl: null,
    });
    expect(readConfig({ DATABASE_URL: "postgres://x/y" })).toMatchObject({
      mode: "embedded",
      databaseUrl: "postgres://x/y",
    });
  });

  it("[CONFIG-M2] refuses to be embedded in production, and to open the demonstration to other machines", () => {
    expect(configReasons({ NODE_ENV: "production" })[0]).toContain("FIREBASE_PROJECT_ID");
    for (const HOST of ["0.0.0.0", "::", "192.168.1.4", "marquee.example", "127.0.0.1.nip.io"])
      expect(configReasons({ HOST })).toHaveLength(1);
    for (const HOST of ["127.0.0.1", "127.8.0.1", "localhost", "::1"])
      expect(configReasons({ HOST })).toEqual([]);
  });

  it("[CONFIG-M11] gives a statement five seconds, or what is set between one and 600", () => {
    expect(readConfig({}).statementWithin).toBe(5_000);
    expect(readConfig({ STATEMENT_TIMEOUT: "60" }).statementWithin).toBe(60_000);
    for (const STATEMENT_TIMEOUT of ["0", "601", "1.5", "soon"])
      expect(configReasons({ STATEMENT_TIMEOUT })[0]).toContain("STATEMENT_TIMEOUT");
  });

  it("[CONFIG-M23] reads where users write to for support, else it is the operator", () => {
    const own = { OPERATOR_MAIL: "ops@paper.test" };
    expect(readConfig(own).supportEmail).toBe("ops@paper.test");
    expect(readConfig({ ...own, SUPPORT_EMAIL: "help@paper.test" }).supportEmail).toBe(
      "help@paper.test",
    );
    expect(readConfig({}).supportEmail).toBe("operator@marquee.test");
  });

  it("[CONFIG-M25] reads the promo code of new campaigns, and has none by itself", () => {
    expect(readConfig({}).defaultPromocode).toBe("");
    expect(readConfig({ DEFAULT_PROMOCODE: "SPRING10" }).defaultPromocode).toBe("SPRING10");
  });

  it("[CONFIG-M19] reads the seller and its tax numbers by semicolons; the demonstration has its own", () => {
    const own = { SELLER: "Paper Inc.; 1 Sea Road ;", SELLER_TAX_NUMBERS: "GST 1; QST 2" };
    expect(readConfig(own).seller).toEqual({
      lines: ["Paper Inc.", "1 Sea Road"],
      taxNumbers: ["GST 1", "QST 2"],
    });
    expect(readConfig({}).seller.lines[0]).toBe("Marquee Demonstration Inc.");
  });

  it("[CONFIG-M16] takes a setting that is empty for one that is left out", () => {
    const empty = [
      "PORT",
      "HOST",
      "DATA_DIR",
      "DATABASE_URL",
      "STATEMENT_TIMEOUT",
      "LOG_LEVEL",
      "STATECHARTS",
      "STATECHART_TRAFFIC",
      "RATE_LIMITS",
      "TRUSTED_PROXIES",
      "OPERATOR_MAIL",
      "APP_STORE_URL",
    ];
    expect(readConfig(Object.fromEntries(empty.map((name) => [name, ""])))).toEqual(readConfig({}));
  });

  it("[CONFIG-M3] is production with every key, and names each one that is missing", () => {
    expect(readConfig({ ...PRODUCTION, HOST: "0.0.0.0", NODE_ENV: "production" }).mode).toBe(
      "production",
    );
    for (const name of Object.keys(PRODUCTION)) {
      const { [name]: _left, ...rest } = PRODUCTION as Record<string, string>;
      expect(configReasons(rest)).toEqual([expect.stringContaining(name)]);
    }
    const {
      DATABASE_URL: _database,
      SMTP_URL: _mail,
      MAIL_FROM: _sender,
      ...deciding
    } = PRODUCTION;
    for (const [name, value] of Object.entries(deciding))
      expect(configReasons({ [name]: value })).toHaveLength(Object.keys(PRODUCTION).length - 1);
  });

  it("[CONFIG-M4] reports everything that is wrong at once", () => {
    const reasons = configReasons({
      PORT: "eighty",
      LOG_LEVEL: "loud",
      DATABASE_URL: "mysql://x",
      HOST: "0.0.0.0",
    });
    expect(reasons).toHaveLength(4);
    for (const PORT of ["-1", "65536", "80.5", "http"])
      expect(configReasons({ PORT })).toHaveLength(1);
  });

  it("[CONFIG-M20] [CONFIG-M21] [CONFIG-M22] read how a server stops, connects and migrates", () => {
    expect(readConfig({})).toMatchObject({ drainWithin: 0, databasePool: 16, migrates: true });
    expect(readConfig({ DRAIN_SECONDS: "10", DATABASE_POOL: "40", MIGRATE: "off" })).toMatchObject({
      drainWithin: 10_000,
      databasePool: 40,
      migrates: false,
    });
  });

  it("[CONFIG-Y1] reads for how many years the trail and beacons are stored", () => {
    expect(readConfig({}).years).toEqual({ audit: 10, beacons: null });
    expect(readConfig({ AUDIT_YEARS: "7", BEACON_YEARS: "3" }).years).toEqual({
      audit: 7,
      beacons: 3,
    });
  });
});
