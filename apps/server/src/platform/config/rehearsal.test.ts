import { configReasons } from "@marquee/verification/harness/config-reasons";
import { describe, expect, it } from "vitest";
import { ConfigError, readConfig } from "./config.ts";
import { readSandboxConfig } from "./read-sandbox.ts";

const REHEARSAL = {
  NODE_ENV: "production",
  REHEARSAL: "1",
  SANDBOX_SECRET: "s".repeat(32),
  PUBLIC_ORIGINS: "https://shop.example,https://shop.example.ca",
  DATABASE_URL: "postgres://db.test/marquee?sslmode=verify-full",
};

/** Why the process of the stand-ins does not start with these settings. */
function sandboxReasons(env: Readonly<Record<string, string>>): readonly string[] {
  try {
    readSandboxConfig(env);
    return [];
  } catch (error) {
    if (error instanceof ConfigError) return error.reasons;
    throw error;
  }
}

const without = (name: keyof typeof REHEARSAL): Record<string, string> => {
  const { [name]: _left, ...rest } = REHEARSAL;
  return rest;
};

describe("a rehearsal", () => {
  it("[CONFIG-R1] is a production of any address whose services are the stand-ins'", () => {
    expect(readConfig({ ...REHEARSAL, HOST: "0.0.0.0" })).toMatchObject({
      mode: "rehearsal",
      sandbox: { url: "http://127.0.0.1:3900" },
      mail: null,
    });
    const mail = { SMTP_URL: "smtp://127.0.0.1:1025", MAIL_FROM: "no-reply@shop.example" };
    expect(readConfig({ ...REHEARSAL, ...mail })).toMatchObject({ mail: { from: mail.MAIL_FROM } });
  });

  it("[CONFIG-R2] needs a database, an origin and a secret, and repeats no secret", () => {
    for (const name of ["DATABASE_URL", "PUBLIC_ORIGINS", "SANDBOX_SECRET"] as const)
      expect(configReasons(without(name))).toEqual([expect.stringContaining(name)]);
    for (const SANDBOX_SECRET of ["too-short-a-secret", `with a blank ${"x".repeat(32)}`]) {
      const reasons = configReasons({ ...REHEARSAL, SANDBOX_SECRET });
      expect(reasons).toEqual([expect.stringContaining("SANDBOX_SECRET")]);
      expect(reasons.join("")).not.toContain(SANDBOX_SECRET);
    }
    for (const SANDBOX_URL of ["http://sandbox", "http://sandbox:1/path", "ftp://sandbox:1", "x"])
      expect(configReasons({ ...REHEARSAL, SANDBOX_URL })[0]).toContain("SANDBOX_URL");
    expect(configReasons({ ...REHEARSAL, REHEARSAL: "yes" })).toContain(
      "REHEARSAL is 1, or left out.",
    );
    expect(configReasons({ SANDBOX_URL: "http://sandbox:3900" })[0]).toContain(
      "without REHEARSAL=1",
    );
  });

  it.for(["FIREBASE_API_KEY", "STRIPE_SECRET_KEY", "PAYPAL_SECRET", "STRIPE_API_KEY"])(
    "[CONFIG-R3] is refused together with a real key, %s, as a server and as the stand-ins",
    (name) => {
      const env = { ...REHEARSAL, [name]: "rk_live_secret" };
      for (const reasons of [configReasons(env), sandboxReasons(env)]) {
        expect(reasons).toEqual([expect.stringContaining(`${name} is set beside REHEARSAL=1`)]);
        expect(reasons.join("")).not.toContain("rk_live_secret");
      }
    },
  );

  it("[CONFIG-R7] starts the stand-ins with the same settings, on a database of their own", () => {
    expect(readSandboxConfig(REHEARSAL)).toMatchObject({
      listensAt: { host: "127.0.0.1", port: 3900 },
      publicOrigins: ["https://shop.example", "https://shop.example.ca"],
      databaseUrl: null,
    });
    const elsewhere = { ...REHEARSAL, SANDBOX_URL: "http://sandbox:4000" };
    expect(readSandboxConfig(elsewhere).listensAt).toEqual({ host: "::", port: 4000 });
    expect(sandboxReasons({ ...REHEARSAL, SANDBOX_DATABASE_URL: REHEARSAL.DATABASE_URL })).toEqual([
      expect.stringContaining("have a database of their own"),
    ]);
    expect(sandboxReasons({})).toHaveLength(2);
  });
});
