import { freePort } from "@marquee/server/platform/database/cluster-access";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { dataFolder, type DataFolder } from "../harness/data-folder.ts";
import { otlpReceiver, type OtlpReceiver } from "../harness/otlp-receiver.ts";
import { bareDatabase, testDatabase, type TestDatabase } from "../harness/test-database.ts";
import { signInMerchant } from "../proof/merchant.ts";
import { spawnServer, startServerProcess, type ServerProcess } from "../proof/server-process.ts";
import { Visitor, type Visit } from "../proof/visitor.ts";
import { addAccount, rehearsalAt, type Rehearsal } from "./rehearsal-settings.ts";

let database: TestDatabase;
let ofSandbox: Awaited<ReturnType<typeof bareDatabase>>;
let folder: DataFolder;
let rehearsal: Rehearsal;
let sandbox: ServerProcess;
let server: ServerProcess;
let settings: Readonly<Record<string, string>>;
let receiver: OtlpReceiver;

beforeAll(async () => {
  [database, ofSandbox] = await Promise.all([testDatabase("world"), bareDatabase()]);
  folder = dataFolder("rehearsal");
  receiver = await otlpReceiver();
  const port = String(await freePort());
  rehearsal = await rehearsalAt(`http://127.0.0.1:${port}`);
  settings = {
    ...rehearsal.env,
    LOG_LEVEL: "warn",
    RATE_LIMITS: "off",
    PORT: port,
    DATABASE_URL: database.ownerUrl,
    METRICS_TOKEN: "m".repeat(32),
    TRUSTED_PROXIES: "loopback",
  };
  [sandbox, server] = await Promise.all([
    startServerProcess(
      folder.path,
      { ...settings, SANDBOX_DATABASE_URL: ofSandbox.ownerUrl },
      "sandbox",
    ),
    startServerProcess(folder.path, {
      ...settings,
      OTEL_EXPORTER_OTLP_ENDPOINT: receiver.url,
    }),
  ]);
  await addAccount(rehearsal, "merchant@marquee.test");
});
afterAll(async () => {
  for (const each of [server, sandbox]) each.signal("SIGTERM");
  await Promise.all([server.ended, sandbox.ended]);
  await Promise.all([database.drop(), ofSandbox.drop(), receiver.close()]);
  folder.remove();
});

/** One server responds to every request, of any sender. */
const visitorOf = async (visit: Visit) =>
  new Visitor(
    await signInMerchant(server.origin),
    async (what, send) => {
      const result = await send(server.origin);
      if (result.tag === "responded") return result.response;
      throw new Error(`${what}: ${JSON.stringify(result)}`);
    },
    visit,
    4711,
  );

const PAYMENTS = [
  { number: 1, provider: "card", isDeclinedFirst: true, isGone: false },
  { number: 2, provider: "paypal", isDeclinedFirst: false, isGone: false },
] as const;

describe("a rehearsal", () => {
  it.for(PAYMENTS)(
    "[CONFIG-R1] takes a payment by $provider end to end, with two processes",
    async (visit) => {
      const id = await (await visitorOf(visit)).pay();
      const { rows } = await database.owner.query(
        `select c.state, t.status, (select count(*)::int from invoice i where i.checkout_id = c.id) as invoices
       from checkout c join transaction t on t.checkout_id = c.id and t.status = 'Paid' where c.id = $1`,
        [id],
      );
      expect(rows).toEqual([{ state: "paid", status: "Paid", invoices: 1 }]);
    },
  );

  it("[CONFIG-R1] settles a payment whose payer has left, by the event that the stand-ins send", async () => {
    await (
      await visitorOf({ number: 3, provider: "card", isDeclinedFirst: false, isGone: true })
    ).pay();
    await expect
      .poll(
        async () =>
          (
            await database.owner.query(
              "select state from checkout where draft ->> 'campaignName' = 'Campaign 3'",
            )
          ).rows,
      )
      .toEqual([{ state: "paid" }]);
    const { rows } = await database.owner.query(
      "select count(*)::int as events from provider_event",
    );
    expect(rows[0]?.events).toBeGreaterThan(0);
  });

  it("[CONFIG-R6] says that it is one at its start, in /healthz, in the metrics and to the panel", async () => {
    expect(server.output()).toContain("This is a rehearsal");
    const health = await fetch(`${server.origin}/healthz`);
    expect(await health.json()).toMatchObject({ alive: true, rehearsal: true });
    const headers = { authorization: `Bearer ${"m".repeat(32)}` };
    const metrics = await (await fetch(`${server.origin}/metrics`, { headers })).text();
    expect(metrics).toMatch(/marquee_build_info\{release="[\d.]+",mode="rehearsal"\} 1/);
    const page = await (await fetch(`${server.origin}/api/settings`)).json();
    expect(page).toMatchObject({ data: { mode: "rehearsal" } });
  });

  it("[CONFIG-R4] answers behind a proxy that forwards, and passes on what browsers send alone", async () => {
    const signIn = await fetch(
      `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=rehearsal`,
      {
        method: "POST",
        headers: {
          "content-type": "application/json",
          "x-forwarded-for": "203.0.113.9",
          "x-forwarded-proto": "https",
          "x-forwarded-host": "shop.example",
          origin: "https://shop.example",
        },
        body: JSON.stringify({ email: "merchant@marquee.test", password: "wrong" }),
      },
    );
    expect(signIn.status).toBe(400);
    expect(await signIn.text()).toContain("INVALID_LOGIN_CREDENTIALS");
    for (const path of [
      "/__sandbox/outbox",
      "/__sandbox/faults",
      "/v1/events",
      "/__identity/jwks.json",
    ])
      expect((await fetch(server.origin + path)).status).toBe(404);
    const script = await fetch(`${server.origin}/__paysandbox/stripe.js`);
    expect(script.headers.get("content-type")).toContain("javascript");
    expect(script.headers.get("strict-transport-security")).not.toBeNull();
  });

  it("[OPS-20] traces a whole server: a call with its statements, and without an e-mail", async () => {
    await signInMerchant(server.origin);
    const find = (name: string) => receiver.spans.find((span) => span.name === name);
    await expect.poll(() => find("GET /api/session")).toBeDefined();
    const call = find("GET /api/session");
    const parts = receiver.spans.filter(({ traceId }) => traceId === call?.traceId);
    expect(parts.some((span) => span.attributes["db.operation.name"] === "SELECT")).toBe(true);
    expect(receiver.bytes().toString("latin1")).not.toContain("merchant@marquee.test");
  });

  it("[SBX-H2] takes no key that is known to others", async () => {
    const stripe = await fetch(`${rehearsal.sandbox}/v1/events`, {
      headers: { authorization: "Bearer sk_test_sandbox" },
    });
    expect(stripe.status).toBe(401);
    const paypal = await fetch(`${rehearsal.sandbox}/v1/oauth2/token`, {
      method: "POST",
      headers: {
        authorization: `Basic ${btoa("sandbox-client:sandbox-secret")}`,
        "content-type": "application/x-www-form-urlencoded",
      },
      body: "grant_type=client_credentials",
    });
    expect(paypal.status).toBe(401);
  });

  it("[SBX-H3] opens mails and faults to this machine and to the bearer alone", async () => {
    const mails = `${rehearsal.sandbox}/__sandbox/outbox`;
    const forwarded = { "x-forwarded-for": "203.0.113.9", accept: "application/json" };
    expect((await fetch(mails, { headers: forwarded })).status).toBe(403);
    const authorization = `Bearer ${rehearsal.keys.operator}`;
    expect((await fetch(mails, { headers: { ...forwarded, authorization } })).status).toBe(200);
  });

  it("[MAIL-P7] puts mail into the outbox page of the stand-ins, once under each key", async () => {
    const id = await (await visitorOf({ ...PAYMENTS[0], number: 4 })).pay();
    expect(id).not.toBeNull();
    const readMails = async () => {
      const headers = { accept: "application/json" };
      const response = await fetch(
        `${rehearsal.sandbox}/__sandbox/outbox?to=merchant@marquee.test`,
        { headers },
      );
      const { data } = (await response.json()) as { data: { text: string }[] };
      return data.filter(({ text }) => text.includes("Campaign 4")).length;
    };
    await expect.poll(readMails).toBe(1);
  });

  it("[CONFIG-R8] mails a password to a user whose account was elsewhere, and nothing to an address without a user", async () => {
    const ask = async (email: string) => {
      const { status } = await fetch(
        `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:sendOobCode?key=rehearsal`,
        {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify({ requestType: "PASSWORD_RESET", email }),
        },
      );
      expect(status).toBe(200);
      const mails = await fetch(`${rehearsal.sandbox}/__sandbox/outbox?to=${email}`, {
        headers: { accept: "application/json" },
      });
      const { data } = (await mails.json()) as { data: readonly { subject: string }[] };
      return data.map(({ subject }) => subject);
    };
    expect(await ask("reader@marquee.test")).toEqual(["Reset your password"]);
    expect(await ask("reader@marquee.test")).toHaveLength(2);
    expect(await ask("unknown@marquee.test")).toEqual([]);
  });

  it("[SBX-H1] has the stand-ins' rows in a database of their own", async () => {
    await (await visitorOf({ ...PAYMENTS[1], number: 5, isDeclinedFirst: true })).pay();
    const count =
      "select count(*)::int as captures, to_regclass('public.offer') is null as alone from sandbox.paypal_capture";
    // the world's template has tables of the embedded mode's stand-ins, too
    expect((await database.owner.query(count)).rows).toEqual([{ captures: 0, alone: false }]);
    const client = new pg.Client({ connectionString: ofSandbox.ownerUrl });
    await client.connect();
    const { rows } = await client.query<{ captures: number; alone: boolean }>(count);
    await client.end();
    expect(rows[0]?.captures).toBeGreaterThan(0);
    expect(rows[0]?.alone).toBe(true);
  });

  it("[CONFIG-R5] is on a database that no other mode may serve from then on", async () => {
    const starting = spawnServer(folder.path, { DATABASE_URL: database.ownerUrl, PORT: "0" });
    expect(await starting.ended).toBe(2);
    expect(starting.output()).toContain("is a rehearsal's");
  });
});
