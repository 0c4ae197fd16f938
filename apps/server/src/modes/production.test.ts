import type { DataFolder } from "@marquee/verification/harness/data-folder";
import { serviceAccountOf } from "@marquee/verification/harness/service-account";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { copyMarket } from "@marquee/verification/market/copy-market";
import { spawnServer, type StartingServer } from "@marquee/verification/proof/server-process";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

/** Names every file that is loaded of the stand-ins and of OpenTelemetry, but for its interfaces, which the metrics import. */
const WATCH = `data:text/javascript,${encodeURIComponent(`
  import { registerHooks } from "node:module";
  registerHooks({ load: (url, context, next) => {
    if (/[/](?:packages[/]sandbox|@opentelemetry[/](?!api[/])[^/]+)[/]/.test(url)) process.stderr.write("LOADED " + url + "\\n");
    return next(url, context);
  } });
`)}`;

let database: TestDatabase;
let folder: DataFolder;
const servers: StartingServer[] = [];
beforeAll(async () => {
  database = await testDatabase();
  folder = await copyMarket("production");
});
afterAll(async () => {
  for (const server of servers) server.signal("SIGKILL");
  await database.drop();
  folder.remove();
});

interface Started {
  readonly origin: string;
  /** Files of the stand-ins and of OpenTelemetry that were loaded. */
  readonly loaded: () => readonly string[];
}

async function start(env: Readonly<Record<string, string>>): Promise<Started> {
  const server = spawnServer(folder.path, {
    LOG_LEVEL: "silent",
    NODE_OPTIONS: `--import ${WATCH}`,
    ...env,
  });
  servers.push(server);
  const listLoaded = () =>
    [...server.output().matchAll(/^LOADED (.+)$/gm)].map(([, url = ""]) => url);
  return { origin: await server.origin, loaded: listLoaded };
}

const PRODUCTION = {
  NODE_ENV: "production",
  FIREBASE_PROJECT_ID: "shop",
  FIREBASE_API_KEY: "key",
  FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("shop"),
  STRIPE_SECRET_KEY: "sk_test_1",
  STRIPE_PUBLISHABLE_KEY: "pk_test_1",
  STRIPE_WEBHOOK_SECRET: "whsec_1",
  SMTP_URL: "smtp://127.0.0.1:1",
  MAIL_FROM: "no-reply@marquee.example",
};

/** What responds in the embedded mode alone, and how it is called. */
const STAND_INS = [
  ["GET", "/__sandbox/outbox"],
  ["POST", "/__sandbox/clock"],
  ["POST", "/__sandbox/faults"],
  ["POST", "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded"],
  ["POST", "/v1/payment_intents"],
  ["POST", "/v2/checkout/orders"],
] as const;

const statuses = (origin: string) =>
  Promise.all(
    STAND_INS.map(async ([method, path]) => {
      const body = method === "POST" ? { body: "{}" } : {};
      const headers = { "content-type": "application/json" };
      const response = await fetch(origin + path, { method, headers, ...body });
      await response.body?.cancel();
      return response.status;
    }),
  );

const PAYPAL = {
  PAYPAL_CLIENT_ID: "AbC",
  PAYPAL_SECRET: "s3cret",
  PAYPAL_WEBHOOK_ID: "1AB",
  PAYPAL_ENVIRONMENT: "sandbox",
};

describe("a production", () => {
  it("[CONFIG-P1] has its webhook endpoint with PayPal's keys and announces it to the browser; the stand-in stays away", async () => {
    const { origin, loaded } = await start({
      ...PRODUCTION,
      ...PAYPAL,
      DATABASE_URL: database.ownerUrl,
    });
    const forged = await fetch(`${origin}/webhooks/paypal`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: "{}",
    });
    expect(forged.status).toBe(400);
    const settings = await (await fetch(`${origin}/api/settings`)).text();
    expect(settings).toContain('"clientId":"AbC"');
    expect(settings).not.toContain("s3cret");
    const page = await fetch(`${origin}/ADMIN-UI/login`);
    expect(page.headers.get("content-security-policy")).toContain("https://*.paypal.com");
    expect(await statuses(origin)).toEqual(STAND_INS.map(() => 404));
    expect(loaded()).toEqual([]);
  });

  it("[CONFIG-M9] [OPS-20] loads nothing of the stand-ins or of traces, and has none of their addresses", async () => {
    const { origin, loaded } = await start({ ...PRODUCTION, DATABASE_URL: database.ownerUrl });
    expect((await fetch(`${origin}/readyz`)).status).toBe(200);
    expect(await statuses(origin)).toEqual(STAND_INS.map(() => 404));
    const page = await fetch(`${origin}/ADMIN-UI/login`);
    expect(page.headers.get("content-security-policy")).not.toContain("paypal");
    const endpoint = await fetch(`${origin}/webhooks/paypal`, { method: "POST" });
    expect(endpoint.status).toBe(404);
    expect(loaded()).toEqual([]);
    const { rows } = await database.owner.query("select count(*)::int as people from app_user");
    expect(rows).toEqual([{ people: 0 }]);
  });

  it("[CONFIG-M9] is distinguished from the embedded mode by the same check", async () => {
    const { origin, loaded } = await start({});
    expect(await statuses(origin)).not.toContain(404);
    expect(loaded().length).toBeGreaterThan(10);
  });
});
