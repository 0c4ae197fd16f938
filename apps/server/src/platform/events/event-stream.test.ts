import { eventServers, next, type EventServers } from "@marquee/verification/harness/event-servers";
import type { TestDatabase } from "@marquee/verification/harness/test-database";
import { eq } from "drizzle-orm";
import Fastify from "fastify";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, onTestFinished } from "vitest";
import { savedCard, store } from "../../schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import type { ChangeFeed } from "./change-feed.ts";
import { eventStream } from "./event-stream.ts";

let events: EventServers;
let database: TestDatabase;
beforeEach(async () => {
  events = await eventServers();
  ({ database } = events);
});
afterEach(() => events.close());

const openStream: EventServers["openStream"] = (...of) => events.openStream(...of);
const serverUrl = (server: number) => events.urls[server] ?? "";

const rename = (id: string, storeName: string) =>
  withScope(database.pool, SYSTEM, (tx) =>
    tx.update(store).set({ storeName }).where(eq(store.id, id)),
  );

describe("the event stream", () => {
  it("[EVENT-1] [EVENT-2] sends a change on one server to the readers of the other, within their scope", async () => {
    const stop = new AbortController();
    const north = await openStream(1, "n@marquee.test", stop);
    const master = await openStream(0, "m@marquee.test", stop);
    await rename("s1", "South renamed");
    await rename("n1", "North renamed");
    expect(await next(master)).toContain('"stores"');
    expect(await next(master)).toContain('"stores"');
    // The first event that the northerner receives is the second change: the first was the other company's.
    expect(await next(north)).toBe('event: changed\ndata: {"noun":"stores"}');
    await database.owner.query(
      'select pg_notify(\'marquee_changes\', \'{"noun":"end","companyId":"north"}\')',
    );
    expect(await next(north)).toContain('"end"');
    stop.abort();
  });

  it("[EVENT-8] announces a saved card to its user and to staff, and to no one else of their company", async () => {
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
    // Of two changes to a card and one to a store, the colleague receives the last alone.
    expect(await next(colleague)).toContain('"stores"');
    // Both servers have received it, before other streams are opened on them.
    expect(await next(north)).toContain('"stores"');
    stop.abort();
  });

  it("[EVENT-1] announces nothing of a change that was rolled back", async () => {
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

  it("[EVENT-3] sends every reader `resync` after the database dropped the listener", async () => {
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
    const stream = await openStream(0, "n@marquee.test", stop, "1s");
    expect(await stream.next()).toMatchObject({ done: true });
  });

  it("[EVENT-11] adds no listener for a client that has gone before the stream was opened", async () => {
    const app = Fastify();
    onTestFinished(() => app.close());
    const listening = new Set<unknown>();
    const feed: ChangeFeed = {
      listen: (hear) => {
        listening.add(hear);
        return () => listening.delete(hear);
      },
      isListening: () => true,
      close: () => Promise.resolve(),
    };
    const gone = Promise.withResolvers<undefined>();
    const known = Promise.withResolvers<undefined>();
    const asked = Promise.withResolvers<undefined>();
    app.addHook("onRequest", async (_request, { raw }) => {
      raw.on("close", () => gone.resolve(undefined));
    });
    const identity = {
      email: "n@marquee.test",
      verified: true,
      signedInAt: 0,
      expiresAt: 2 ** 40,
      hasSecondFactor: false,
    };
    // One connection handles one after the other: the first is done before the second.
    const pool = new pg.Pool({ connectionString: database.ownerUrl, max: 1 });
    // The database is dropped before the test is finished, and so ends the connection that is idle.
    pool.on("error", () => undefined);
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

  it("[EVENT-12] opens a limited number of streams of one user, and another once one of them has ended", async () => {
    const signedHeaders = async (email: string) => ({
      authorization: `Bearer ${await events.sign(email)}`,
    });
    const headers = await signedHeaders("n@marquee.test");
    const open = (stop: AbortController, as = headers) =>
      fetch(`${serverUrl(0)}/api/events`, { headers: as, signal: stop.signal });
    const [one, others] = [new AbortController(), new AbortController()];
    expect((await open(one)).status).toBe(200);
    const more = await Promise.all(Array.from({ length: 60 }, () => open(others)));
    const refused = more.filter(({ status }) => status === 429);
    expect(refused.length).toBe(11);
    expect(refused[0]?.headers.get("retry-after")).toBe("30");
    expect((await open(others, await signedHeaders("c@marquee.test"))).status).toBe(200);
    one.abort();
    await expect.poll(async () => (await open(others)).status).toBe(200);
    others.abort();
  });

  it("[EVENT-12] opens none for a HEAD, which would receive nothing", async () => {
    const headers = { authorization: `Bearer ${await events.sign("n@marquee.test")}` };
    const response = await fetch(`${serverUrl(0)}/api/events`, { method: "HEAD", headers });
    expect(response.status).toBe(404);
  });

  it("[EVENT-4] opens no stream without a token", async () => {
    const response = await fetch(`${serverUrl(0)}/api/events`);
    expect(response.status).toBe(401);
    await response.body?.cancel();
  });
});
