import { generateKeyPair, SignJWT } from "jose";
import { eq } from "drizzle-orm";
import Fastify, { type FastifyInstance } from "fastify";
import pg from "pg";
import { tmpdir } from "node:os";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { buildApp } from "../../app.ts";
import { createDeliveries } from "../../handlers.ts";
import { machineClock } from "../clock/clock.ts";
import { appUrl } from "../database/connect.ts";
import { savedCard, store } from "../../schema/schema.ts";
import { folderStore } from "../images/folder-store.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { changeFeed, type ChangeFeed } from "./change-feed.ts";
import { eventStream } from "./event-stream.ts";

const ISSUER = "https://identity.test";
const PROJECT = "events";

let database: TestDatabase;
let sign: (email: string, until?: string) => Promise<string>;
const servers: { app: FastifyInstance; feed: ChangeFeed; url: string }[] = [];

async function startServer(keySet: Parameters<typeof buildApp>[0]["identity"]): Promise<void> {
  const password = process.env["TEST_DATABASE_APP_PASSWORD"] ?? null;
  const feed = changeFeed({
    connect: () => new pg.Client({ connectionString: appUrl(database.ownerUrl, password) }),
  });
  await new Promise<void>((resolve) => feed.listen(() => resolve()));
  const app = await buildApp({
    mode: "embedded",
    logLevel: "silent",
    pool: database.pool,
    clock: machineClock,
    handlers: {},
    ingest: { secrets: new Map(), deliveries: createDeliveries({ images: folderStore(tmpdir()) }) },
    readiness: { ready: true },
    feed,
    identity: keySet,
  });
  servers.push({ app, feed, url: await app.listen({ host: "127.0.0.1", port: 0 }) });
}

/** Reads a stream event by event. */
async function* eventsOf(url: string, token: string, signal: AbortSignal): AsyncGenerator<string> {
  const answer = await fetch(`${url}/api/events`, {
    headers: { authorization: `Bearer ${token}` },
    signal,
  });
  expect(answer.status).toBe(200);
  expect(answer.headers.get("content-security-policy")).toContain("default-src 'self'");
  let text = "";
  for await (const chunk of answer.body ?? []) {
    text += new TextDecoder().decode(chunk);
    const parts = text.split("\n\n");
    text = parts.pop() ?? "";
    yield* parts.filter((part) => part.startsWith("event:"));
  }
}

const next = async (events: AsyncGenerator<string>): Promise<string> =>
  String((await events.next()).value);

/** The stream of a person, past its first resync. */
async function openStream(server: number, email: string, stop: AbortController) {
  const url = servers[server]?.url ?? "";
  const events = eventsOf(url, await sign(email), stop.signal);
  expect(await next(events)).toContain("event: resync");
  return events;
}

const rename = (id: string, storeName: string) =>
  withScope(database.pool, SYSTEM, (tx) =>
    tx.update(store).set({ storeName }).where(eq(store.id, id)),
  );

beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query(`
    insert into state values ('qc', 'Québec', 'canada', 14.975, 5, 0, 0, 9.975);
    insert into city values ('mtl', 'Montréal', 'qc');
    insert into company (id, name, country_id) values ('north', 'North', 'canada'), ('south', 'South', 'canada');
    insert into store (id, company_id, code, store_name, market_place, country_id, state_id, city_id)
      values ('n1', 'north', 'Primary', 'North One', '{Canada}', 'canada', 'qc', 'mtl'), ('s1', 'south', 'Primary', 'South One', '{Canada}', 'canada', 'qc', 'mtl');
    insert into app_user (email, name, auth_type, company_id) values ('n@marquee.test', 'N', 'A', 'north'), ('c@marquee.test', 'C', 'A', 'north'), ('s@marquee.test', 'S', 'A', 'south');
    insert into app_user (email, name, auth_type, is_master) values ('m@marquee.test', 'M', 'A', 'Y');`);
  const { privateKey, publicKey } = await generateKeyPair("RS256");
  sign = (email, until = "1h") =>
    new SignJWT({ email, email_verified: true, auth_time: Math.floor(Date.now() / 1000) })
      .setProtectedHeader({ alg: "RS256" })
      .setIssuer(ISSUER)
      .setAudience(PROJECT)
      .setSubject(email)
      .setIssuedAt()
      .setExpirationTime(until)
      .sign(privateKey);
  const identity = () =>
    Promise.resolve({ keySet: async () => publicKey, issuer: ISSUER, projectId: PROJECT });
  await startServer(identity);
  await startServer(identity);
});

afterAll(async () => {
  for (const { app, feed } of servers) {
    await app.close();
    await feed.close();
  }
  await database.drop();
});

describe("the event stream", () => {
  it("[EVENT-1] [EVENT-2] sends a change on one server to the readers of the other, within their scope", async () => {
    const stop = new AbortController();
    const north = await openStream(1, "n@marquee.test", stop);
    const master = await openStream(0, "m@marquee.test", stop);
    await rename("s1", "South renamed");
    await rename("n1", "North renamed");
    expect(await next(master)).toContain('"stores"');
    expect(await next(master)).toContain('"stores"');
    // The first thing the northerner hears is the second change: the first was the other company's.
    expect(await next(north)).toBe('event: changed\ndata: {"noun":"stores"}');
    await database.owner.query(
      'select pg_notify(\'marquee_changes\', \'{"noun":"end","companyId":"north"}\')',
    );
    expect(await next(north)).toContain('"end"');
    stop.abort();
  });

  it("[EVENT-8] tells of a saved card to its person and to staff, and to nobody of their company", async () => {
    const stop = new AbortController();
    const north = await openStream(0, "n@marquee.test", stop);
    const colleague = await openStream(1, "c@marquee.test", stop);
    const master = await openStream(0, "m@marquee.test", stop);
    await withScope(database.pool, SYSTEM, (tx) =>
      tx.insert(savedCard).values({
        cardId: "pm_1",
        userId: "n@marquee.test",
        brand: "visa",
        last4digit: "4242",
        expMonth: 1,
        expYear: 2030,
        fingerprint: "f",
        createdOn: "2026-03-02T18:00:00.000Z",
      }),
    );
    expect(await next(north)).toBe('event: changed\ndata: {"noun":"cards"}');
    expect(await next(master)).toContain('"cards"');
    await withScope(database.pool, SYSTEM, (tx) => tx.delete(savedCard));
    expect(await next(north)).toContain('"cards"');
    await rename("n1", "North with cards");
    // Of two changes to a card and one to a store, the colleague hears of the last alone.
    expect(await next(colleague)).toContain('"stores"');
    // Both servers have heard of it, before other streams are opened on them.
    expect(await next(north)).toContain('"stores"');
    stop.abort();
  });

  it("[EVENT-1] tells nothing of a change that was rolled back", async () => {
    const stop = new AbortController();
    const north = await openStream(0, "n@marquee.test", stop);
    const failure = withScope(database.pool, SYSTEM, async (tx) => {
      await tx.update(store).set({ storeName: "never" });
      throw new Error("no");
    });
    await expect(failure).rejects.toThrow("no");
    await database.owner.query(
      'select pg_notify(\'marquee_changes\', \'{"noun":"end","companyId":"north"}\')',
    );
    expect(await next(north)).toContain('"end"');
    stop.abort();
  });

  it("[EVENT-3] tells every reader to resync after the database dropped the listener", async () => {
    const stop = new AbortController();
    const north = await openStream(0, "n@marquee.test", stop);
    await database.owner.query(
      "select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen %' and datname = current_database()",
    );
    expect(await next(north)).toContain("event: resync");
    await rename("n1", "North again");
    expect(await next(north)).toContain('"stores"');
    stop.abort();
  });

  it("[EVENT-5] ends with the token it was opened with", async () => {
    const stop = new AbortController();
    const token = await sign("n@marquee.test", "1s");
    const events = eventsOf(servers[0]?.url ?? "", token, stop.signal);
    expect(await next(events)).toContain("event: resync");
    expect(await events.next()).toMatchObject({ done: true });
  });

  it.each([
    ["is moved to another company", "update app_user set company_id = 'south' where email = $1"],
    ["is no advertiser any more", "update app_user set auth_type = 'AU' where email = $1"],
    ["is no user any more", "delete from app_user where email = $1"],
  ])("[EVENT-15] ends when its person %s, on every server", async (_what, statement) => {
    const email = "moved@marquee.test";
    await database.owner.query(
      "insert into app_user (email, name, auth_type, company_id) values ($1, 'Moved', 'A', 'north') on conflict (email) do update set auth_type = 'A', company_id = 'north'",
      [email],
    );
    const stop = new AbortController();
    const [here, there] = [
      await openStream(0, email, stop),
      await openStream(1, email, stop),
    ];
    const colleague = await openStream(0, "c@marquee.test", stop);
    await database.owner.query(statement, [email]);
    for (const events of [here, there]) {
      let event = await events.next();
      // What was their company's still when it changed may come first.
      while (!event.done) {
        expect(event.value).toContain('"users"');
        event = await events.next();
      }
    }
    expect(await next(colleague)).toContain('"users"');
    stop.abort();
  });

  it("[EVENT-15] ends when the role of its person grants something else, and sends no word of it", async () => {
    const email = "granted@marquee.test";
    await database.owner.query(`
      insert into role (id, role_name, company_id) values ('r', 'Of North', 'north');
      insert into privilege (privilege_code, id, privilege_name) values ('VIEW_ALL_COMPANY', 'VIEW_ALL_COMPANY', 'All') on conflict do nothing;
      insert into app_user (email, name, auth_type, company_id, role_id) values ('${email}', 'G', 'A', 'north', 'r');`);
    const stop = new AbortController();
    const events = await openStream(0, email, stop);
    const master = await openStream(0, "m@marquee.test", stop);
    await database.owner.query(
      "insert into role_privilege (role_id, privilege_code) values ('r', 'VIEW_ALL_COMPANY')",
    );
    expect(await events.next()).toMatchObject({ done: true });
    await rename("n1", "North of the granted");
    expect(await next(master)).toContain('"stores"');
    stop.abort();
  });

  it("[EVENT-11] listens for nobody who has gone before the stream was opened", async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    const listening = new Set<unknown>();
    const feed: ChangeFeed = {
      listen: (hear) => {
        listening.add(hear);
        return () => listening.delete(hear);
      },
      close: () => Promise.resolve(),
    };
    const gone = Promise.withResolvers<undefined>();
    const known = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    app.addHook("onRequest", async (_request, { raw }) => {
      raw.on("close", () => gone.resolve(undefined));
    });
    const identity = { email: "n@marquee.test", verified: true, expiresAt: 2 ** 40 };
    // One connection answers one after the other: who came first is through before who came second.
    const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
    onTestFinished(() => pool.end());
    eventStream(app, {
      pool,
      feed,
      verify: async () => {
        asked.resolve(undefined);
        await known.promise;
        return { tag: "verified", identity };
      },
    });
    const url = `${await app.listen({ host: "127.0.0.1", port: 0 })}/events`;
    const open = (signal: AbortSignal) =>
      fetch(url, { headers: { authorization: "Bearer any" }, signal });
    const [leaving, staying] = [new AbortController(), new AbortController()];
    const left = open(leaving.signal);
    await asked.promise;
    leaving.abort();
    await expect(left).rejects.toThrow("aborted");
    await gone.promise;
    known.resolve(undefined);
    expect((await open(staying.signal)).status).toBe(200);
    expect(listening.size).toBe(1);
    staying.abort();
    await expect.poll(() => listening.size).toBe(0);
  });

  it("[EVENT-12] opens so many streams of one person, and another once one of them has ended", async () => {
    const headersOf = async (email: string) => ({ authorization: `Bearer ${await sign(email)}` });
    const headers = await headersOf("n@marquee.test");
    const open = (stop: AbortController, as = headers) =>
      fetch(`${servers[0]?.url}/api/events`, { headers: as, signal: stop.signal });
    const [one, others] = [new AbortController(), new AbortController()];
    expect((await open(one)).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 60 }, () => open(others)));
    const refused = more.filter(({ status }) => status === 429);
    expect(refused.length).toBe(11);
    expect(refused[0]?.headers.get("retry-after")).toBe("30");
    expect((await open(others, await headersOf("c@marquee.test"))).status).toBe(200);
    one.abort();
    await expect.poll(async () => (await open(others)).status).toBe(200);
    others.abort();
  });

  it("[EVENT-12] opens none for a HEAD, which would hear nothing", async () => {
    const headers = { authorization: `Bearer ${await sign("n@marquee.test")}` };
    const answer = await fetch(`${servers[0]?.url}/api/events`, { method: "HEAD", headers });
    expect(answer.status).toBe(404);
  });

  it("[EVENT-4] opens no stream without a token", async () => {
    const answer = await fetch(`${servers[0]?.url}/api/events`);
    expect(answer.status).toBe(401);
    await answer.body?.cancel();
  });
});
