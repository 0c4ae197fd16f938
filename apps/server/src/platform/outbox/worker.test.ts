import {
  DONE,
  job,
  noting,
  outboxHarness,
  type OutboxHarness,
} from "@marquee/verification/harness/outbox-harness";
import { WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import type { FeedMessage } from "../events/change-feed.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { backoffSeconds, MAX_ATTEMPTS } from "./backoff.ts";
import type { JobResult } from "./job.ts";
import { claimDue } from "./queries.ts";

const MESSAGES: readonly FeedMessage[] = [
  { tag: "changed", change: { noun: "outbox", companyId: "" } },
  { tag: "resync" },
  { tag: "changed", change: { noun: "clock", companyId: "" } },
];

let harness: OutboxHarness;
beforeAll(async () => {
  harness = await outboxHarness();
});
beforeEach(() => harness.reset());
afterAll(() => harness.close());

describe("doing what is due", () => {
  it("[OUTBOX-W1] does a job once, whichever of two workers takes it", async () => {
    await harness.write(...Array.from({ length: 60 }, (_, index) => job(`job ${index}`)));
    const { keys, effect } = noting();
    const counts = await Promise.all([
      harness.worker(effect).flush(),
      harness.worker(effect).flush(),
    ]);
    expect(keys.length).toBe(60);
    expect(new Set(keys).size).toBe(60);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  it("[DB-24] takes no more than it may at a time, whatever the statistics of the table", async () => {
    await harness.write(job("before"));
    await harness.database.owner.query("analyze outbox");
    await harness.write(job("a"), job("b"));
    const taken = await withScope(harness.database.pool, SYSTEM, (tx) =>
      claimDue(tx, WORLD_NOW, { kinds: ["mail"], most: 1, leaseSeconds: 60 }),
    );
    expect(taken.length).toBe(1);
  });

  it("[OUTBOX-W2] waits for its time by the product's clock", async () => {
    await harness.write(job("later", { dueAt: "2026-03-02T19:00:00.000Z" }));
    const { keys, effect } = noting();
    await harness.worker(effect).flush();
    expect(keys).toEqual([]);
    harness.clock().advance(3_600_000);
    await harness.worker(effect).flush();
    expect(keys).toEqual(["later"]);
  });

  it("[OUTBOX-W3] gives the job of a server that died to another once its lease ran out, and not before", async () => {
    await harness.write(job("orphan"));
    // What a killed server leaves behind: the job is taken, and no worker will report on it.
    await withScope(harness.database.pool, SYSTEM, (tx) =>
      claimDue(tx, WORLD_NOW, { kinds: ["mail"], most: 1, leaseSeconds: 60 }),
    );
    const { keys, effect } = noting();
    await harness.worker(effect).flush();
    expect(keys).toEqual([]);
    await harness.database.owner.query(
      "update outbox set leased_until = now() - interval '1 second'",
    );
    await harness.worker(effect).flush();
    expect(keys).toEqual(["orphan"]);
    expect(await harness.rows()).toMatchObject([
      { attempts: 2, doneOn: WORLD_NOW, leasedUntil: null },
    ]);
  });

  it("[OUTBOX-W3] lets a worker that lost its lease report nothing", async () => {
    await harness.write(job("slow"));
    const gate = Promise.withResolvers<JobResult>();
    const begun = Promise.withResolvers<void>();
    const slow = harness
      .worker(() => {
        begun.resolve();
        return gate.promise;
      })
      .flush();
    await begun.promise;
    await harness.database.owner.query(
      "update outbox set leased_until = now() - interval '1 second'",
    );
    await harness.worker(noting().effect).flush();
    gate.resolve({ tag: "failed", reason: "too late", lasting: true });
    await slow;
    expect(await harness.rows()).toMatchObject([
      { doneOn: WORLD_NOW, deadOn: null, lastError: null },
    ]);
  });

  it("[OUTBOX-W4] tries a failure again after ever longer pauses, also when the effect throws", async () => {
    await harness.write(job("shaky"));
    const responses = [
      () => ({ tag: "failed", reason: "busy", lasting: false }) as const,
      () => {
        throw new Error("broken");
      },
      () => DONE,
    ];
    const { keys, effect } = noting(() => responses.shift()?.() ?? DONE);
    const mails = harness.worker(effect);
    await mails.flush();
    expect(await harness.rows()).toMatchObject([
      { lastError: "busy", dueAt: "2026-03-02T18:00:10.000Z" },
    ]);
    harness.clock().advance(10_000);
    await mails.flush();
    expect(await harness.rows()).toMatchObject([
      { lastError: "broken", dueAt: "2026-03-02T18:00:40.000Z" },
    ]);
    harness.clock().advance(29_999);
    await mails.flush();
    expect(keys.length).toBe(2);
    harness.clock().advance(1);
    await mails.flush();
    expect(await harness.rows()).toMatchObject([
      { attempts: 3, doneOn: harness.clock().now().toISOString() },
    ]);
  });

  it("[OUTBOX-W10] counts no attempt while what a job needs is away, and tries it every minute", async () => {
    await harness.write(job("far"));
    const outcomes = Array.from(
      { length: MAX_ATTEMPTS + 1 },
      () => ({ tag: "away", reason: "ECONNREFUSED" }) as const,
    );
    const { keys, effect } = noting(() => outcomes.shift() ?? DONE);
    const results: string[] = [];
    const mails = harness.worker(effect, {
      onResult: (kind, result) => results.push(`${kind} ${result}`),
    });
    for (let minute = 0; minute <= MAX_ATTEMPTS; minute++) {
      await mails.flush();
      expect(await harness.rows()).toMatchObject([
        { attempts: 0, deadOn: null, lastError: "ECONNREFUSED" },
      ]);
      harness.clock().advance(60_000);
    }
    await mails.flush();
    expect(await harness.rows()).toMatchObject([{ attempts: 1, deadOn: null }]);
    expect(keys).toHaveLength(MAX_ATTEMPTS + 2);
    expect(results.slice(-2)).toEqual(["mail away", "mail done"]);
  });

  it("[OUTBOX-W4] never pauses more than an hour", () => {
    const pauses = Array.from({ length: MAX_ATTEMPTS }, (_, index) => backoffSeconds(index + 1));
    expect(pauses.slice(0, 7)).toEqual([10, 30, 90, 270, 810, 2430, 3600]);
    expect(Math.max(...pauses)).toBe(3600);
  });

  it("[OUTBOX-W5] ends a job that takes too long as a failure", async () => {
    await harness.write(job("endless"));
    await harness.worker(() => new Promise(() => undefined), { leaseSeconds: 0.04 }).flush();
    expect(await harness.rows()).toMatchObject([{ lastError: "It took too long.", doneOn: null }]);
  });

  it("[OUTBOX-W6] leaves unknown kinds to servers that know them", async () => {
    await harness.write(job("a"));
    await harness.database.owner.query("update outbox set kind = 'from the future'");
    expect(await harness.worker(noting().effect).flush()).toBe(0);
    expect(await harness.rows()).toMatchObject([{ attempts: 0, deadOn: null }]);
  });

  it("[OUTBOX-W7] polls when it is notified of a job, when a notification may have been missed and when the clock was advanced", async () => {
    let done = Promise.withResolvers<string>();
    const listening = harness.worker(async (_payload, { key }) => {
      done.resolve(key);
      return DONE;
    });
    for (const [index, message] of MESSAGES.entries()) {
      done = Promise.withResolvers<string>();
      await harness.write(job(`job ${index}`));
      listening.receive(message);
      expect(await done.promise).toBe(`job ${index}`);
    }
  });

  it("[OUTBOX-W7] notifies every server of a job once it is committed", async () => {
    const client = await harness.database.owner.connect();
    const told = new Promise((resolve) => client.on("notification", resolve));
    await client.query("listen marquee_changes");
    await harness.write(job("a"));
    expect(await told).toMatchObject({ payload: '{"noun":"outbox","companyId":""}' });
    client.release(true);
  });

  it("[OUTBOX-W8] polls from time to time without notifications", async () => {
    await harness.write(job("a"));
    const done = Promise.withResolvers<string>();
    harness.worker(
      async (_payload, { key }) => {
        done.resolve(key);
        return DONE;
      },
      { pollEvery: 5 },
    );
    expect(await done.promise).toBe("a");
  });

  it("[OUTBOX-W9] stops gracefully: what is in hand ends, nothing more is taken", async () => {
    await harness.write(job("a"), job("b"));
    const gate = Promise.withResolvers<JobResult>();
    const begun = Promise.withResolvers<void>();
    const keys: string[] = [];
    const stopping = harness.worker(
      (_payload, { key }) => {
        keys.push(key);
        begun.resolve();
        return gate.promise;
      },
      { most: 1 },
    );
    stopping.wake();
    await begun.promise;
    const stopped = stopping.stop();
    gate.resolve(DONE);
    await stopped;
    expect(keys.length).toBe(1);
    expect((await harness.rows()).map(({ doneOn }) => doneOn).filter(Boolean)).toEqual([WORLD_NOW]);
  });
});
