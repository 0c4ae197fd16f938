import { configReasons } from "@marquee/verification/harness/config-reasons";
import { serviceAccountOf } from "@marquee/verification/harness/service-account";
import { describe, expect, it } from "vitest";
import { readConfig } from "./config.ts";

const PRODUCTION = {
  DATABASE_URL: "postgres://marquee@db.example/marquee?sslmode=verify-full",
  FIREBASE_PROJECT_ID: "marquee",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("marquee"),
  STRIPE_SECRET_KEY: "sk_live_x",
  STRIPE_PUBLISHABLE_KEY: "pk_live_x",
  STRIPE_WEBHOOK_SECRET: "whsec_x",
  SMTP_URL: "smtp://marquee:s%40crt@mail.example:2525",
  MAIL_FROM: "Marquee <no-reply@marquee.example>",
};

const without = (...names: readonly string[]) =>
  Object.fromEntries(Object.entries(PRODUCTION).filter(([name]) => !names.includes(name)));

describe("the configuration", () => {
  it("[CONFIG-M1] is embedded with nothing configured, and also with a mail server alone", () => {
    expect(readConfig({}).mode).toBe("embedded");
    expect(readConfig({ SMTP_URL: "smtp://mail.example" }).mode).toBe("embedded");
  });

  it("[CONFIG-M3] names everything that half a production lacks, mail included", () => {
    expect(configReasons(without("SMTP_URL", "MAIL_FROM", "DATABASE_URL"))).toEqual(
      ["DATABASE_URL", "SMTP_URL", "MAIL_FROM"].map(
        (name) => `${name} is missing: production is half configured.`,
      ),
    );
  });

  it("[CONFIG-M5] refuses a mail server, a sender or an operator that cannot be one", () => {
    expect(configReasons({ ...PRODUCTION, SMTP_URL: "https://mail.example" })).toEqual([
      "SMTP_URL starts with smtp:// or smtps:// and names a mail server.",
    ]);
    for (const password of ["100%", "%zz", "%e9"])
      expect(
        configReasons({ ...PRODUCTION, SMTP_URL: `smtp://u:${password}@mail.example` }),
      ).toEqual(["SMTP_URL names a user or a password that cannot be read: % is written %25."]);
    for (const from of ["no-address", "a@b.ca, c@d.ca", "Marquee <a@b.ca>\r\nBcc: <c@d.ca>"])
      expect(configReasons({ ...PRODUCTION, MAIL_FROM: from })).toEqual([
        "MAIL_FROM is no e-mail address.",
      ]);
    expect(configReasons({ OPERATOR_MAIL: "no-address" })).toEqual([
      "OPERATOR_MAIL is no e-mail address.",
    ]);
  });

  it("[CONFIG-M3] reads a whole production; the operator's address may be left out", () => {
    expect(readConfig(PRODUCTION)).toMatchObject({
      mode: "production",
      operatorMail: null,
      mail: { from: PRODUCTION.MAIL_FROM, smtp: { host: "mail.example", port: 2525 } },
    });
  });

  it("[INGEST-S5] reads one secret, or one for each source; without any, nothing is ingested", () => {
    const secret = "s".repeat(32);
    const other = "o".repeat(32);
    const secretsOf = (text?: string) => {
      const config = readConfig({ ...PRODUCTION, ...(text ? { INGEST_SECRET: text } : {}) });
      return config.mode === "production" ? Object.fromEntries(config.ingestSecrets) : null;
    };
    expect(secretsOf()).toEqual({});
    expect(secretsOf(secret)).toEqual({ default: secret });
    expect(secretsOf(`shop=${secret}, panel=${other}`)).toEqual({ shop: secret, panel: other });
  });

  it("[INGEST-S5] refuses a short secret without repeating it, and a source named twice", () => {
    const [reason = ""] = configReasons({ ...PRODUCTION, INGEST_SECRET: "shop=opensesame" });
    expect(reason).toMatch(/^INGEST_SECRET holds one secret of at least 32 characters/);
    expect(reason).not.toContain("opensesame");
    const twice = `shop=${"s".repeat(32)},shop=${"t".repeat(32)}`;
    expect(configReasons({ ...PRODUCTION, INGEST_SECRET: twice })).toEqual([
      "INGEST_SECRET names the source shop twice.",
    ]);
  });
});
