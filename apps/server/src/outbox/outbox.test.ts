import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "../database/schema/schema.ts";
import type { Heard } from "../events/change-feed.ts";
import { PUBLIC, SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { settableClock, type SettableClock } from "../testing/settable-clock.ts";
import { testDatabase, type TestDatabase } from "../testing/test-database.ts";
import { backoffSeconds, MOST_TRIES } from "./backoff.ts";
import { enqueue } from "./enqueue.ts";
import type { Effect, Job, JobResult } from "./job.ts";
import { listDead, revive, takeDue } from "./queries.ts";
import { outboxWorker, type OutboxWorker, type WorkerOptions } from "./worker.ts";

const NOW = "2026-03-02T18:00:00.000Z";
const DONE: JobResult = { tag: "done" };
const quiet = { warn: () => undefined, error: () => undefined };

let database: TestDatabase;
let clock: SettableClock;
const workers: OutboxWorker[] = [];

beforeAll(async () => {
  database = await testDatabase();
});
beforeEach(async () => {
  await Promise.all(workers.splice(0).map((worker) => worker.stop()));
  await database.owner.query("delete from outbox");
  clock = settableClock(NOW);
});
afterAll(async () => {
  await Promise.all(workers.map((worker) => worker.stop()));
  await database.drop();
});

const HEARD: readonly Heard[] = [
  { tag: "changed", change: { noun: "outbox", companyId: "" } },
  { tag: "resync" },
  { tag: "changed", change: { noun: "clock", companyId: "" } },
];
const job = (key: string, change: Partial<Job> = {}): Job => ({
  key,
  kind: "mail",
  payload: {
    to: "ann@example.org",
    replyTo: null,
    content: { subject: key, paragraphs: [], facts: [], link: null },
  },
  ...change,
});
const write = (...jobs: readonly Job[]) =>
  withScope(database.pool, SYSTEM, async (tx) => {
    for (const one of jobs) await enqueue(tx, one);
  });
const rows = () =>
  withScope(database.pool, SYSTEM, (tx) => tx.select().from(outbox).orderBy(outbox.key));
const worker = (mail: Effect, more: Partial<WorkerOptions> = {}): OutboxWorker => {
  const made = outboxWorker({
    pool: database.pool,
    clock,
    effects: { mail },
    log: quiet,
    pollEvery: 3_600_000,
    ...more,
  });
  workers.push(made);
  return made;
};
/** An effect that notes what it did, and answers as told. */
const noting = (answer: () => JobResult = () => DONE) => {
  const keys: string[] = [];
  const effect: Effect = async (_payload, { key }) => {
    keys.push(key);
    return answer();
  };
  return { keys, effect };
};

describe("writing a job down", () => {
  it("[OUTBOX-E1] stands or falls with the transaction of its fact", async () => {
    const broken = withScope(database.pool, SYSTEM, async (tx) => {
      await enqueue(tx, job("a"));
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    expect(await rows()).toEqual([]);
  });

  it("[OUTBOX-E2] follows a fact up once, however often it is told", async () => {
    await write(job("a"), job("a"));
    const { keys, effect } = noting();
    await worker(effect).flush();
    await write(job("a"));
    await worker(effect).flush();
    expect(keys).toEqual(["a"]);
  });

  it("[OUTBOX-E3] works under every scope, and shows what stands there to none but the system", async () => {
    const company = { kind: "company", companyId: "maple", storeId: null } as const;
    for (const scope of [company, PUBLIC, { kind: "staff" } as const]) {
      await withScope(database.pool, scope, (tx) => enqueue(tx, job(`by ${scope.kind}`)));
      expect(await withScope(database.pool, scope, (tx) => tx.select().from(outbox))).toEqual([]);
    }
    expect((await rows()).map(({ key }) => key)).toEqual(["by company", "by public", "by staff"]);
  });
});

describe("doing what is due", () => {
  it("[OUTBOX-W1] does a job once, whichever of two workers takes it", async () => {
    await write(...Array.from({ length: 60 }, (_, index) => job(`job ${index}`)));
    const { keys, effect } = noting();
    const counts = await Promise.all([worker(effect).flush(), worker(effect).flush()]);
    expect(keys.length).toBe(60);
    expect(new Set(keys).size).toBe(60);
    expect(counts.reduce((sum, count) => sum + count, 0)).toBe(60);
  });

  it("[OUTBOX-W2] waits for its time by the product's clock", async () => {
    await write(job("later", { dueAt: "2026-03-02T19:00:00.000Z" }));
    const { keys, effect } = noting();
    await worker(effect).flush();
    expect(keys).toEqual([]);
    clock.advance(3_600_000);
    await worker(effect).flush();
    expect(keys).toEqual(["later"]);
  });

  it("[OUTBOX-W3] gives the job of a server that died to another once its lease ran out, and not before", async () => {
    await write(job("orphan"));
    // What a killed server leaves behind: the job is taken, and nobody will report on it.
    await withScope(database.pool, SYSTEM, (tx) =>
      takeDue(tx, NOW, { kinds: ["mail"], most: 1, leaseSeconds: 60 }),
    );
    const { keys, effect } = noting();
    await worker(effect).flush();
    expect(keys).toEqual([]);
    await database.owner.query("update outbox set leased_until = now() - interval '1 second'");
    await worker(effect).flush();
    expect(keys).toEqual(["orphan"]);
    expect(await rows()).toMatchObject([{ tries: 2, doneOn: NOW, leasedUntil: null }]);
  });

  it("[OUTBOX-W3] lets whoever lost its lease report nothing", async () => {
    await write(job("slow"));
    const gate = Promise.withResolvers<JobResult>();
    const begun = Promise.withResolvers<void>();
    const slow = worker(() => {
      begun.resolve();
      return gate.promise;
    }).flush();
    await begun.promise;
    await database.owner.query("update outbox set leased_until = now() - interval '1 second'");
    await worker(noting().effect).flush();
    gate.resolve({ tag: "failed", reason: "too late", lasting: true });
    await slow;
    expect(await rows()).toMatchObject([{ doneOn: NOW, deadOn: null, lastError: null }]);
  });

  it("[OUTBOX-W4] tries a failure again after ever longer pauses, also when the effect throws", async () => {
    await write(job("shaky"));
    const answers = [
      () => ({ tag: "failed", reason: "busy", lasting: false }) as const,
      () => {
        throw new Error("broken");
      },
      () => DONE,
    ];
    const { keys, effect } = noting(() => answers.shift()?.() ?? DONE);
    const mails = worker(effect);
    await mails.flush();
    expect(await rows()).toMatchObject([{ lastError: "busy", dueAt: "2026-03-02T18:00:10.000Z" }]);
    clock.advance(10_000);
    await mails.flush();
    expect(await rows()).toMatchObject([
      { lastError: "broken", dueAt: "2026-03-02T18:00:40.000Z" },
    ]);
    clock.advance(29_999);
    await mails.flush();
    expect(keys.length).toBe(2);
    clock.advance(1);
    await mails.flush();
    expect(await rows()).toMatchObject([{ tries: 3, doneOn: clock.now().toISOString() }]);
  });

  it("[OUTBOX-W4] never pauses more than an hour", () => {
    const pauses = Array.from({ length: MOST_TRIES }, (_, index) => backoffSeconds(index + 1));
    expect(pauses.slice(0, 7)).toEqual([10, 30, 90, 270, 810, 2430, 3600]);
    expect(Math.max(...pauses)).toBe(3600);
  });

  it("[OUTBOX-W5] ends a job that takes too long as a failure", async () => {
    await write(job("endless"));
    await worker(() => new Promise(() => undefined), { leaseSeconds: 0.04 }).flush();
    expect(await rows()).toMatchObject([{ lastError: "It took too long.", doneOn: null }]);
  });

  it("[OUTBOX-W6] leaves kinds it does not know to servers that do", async () => {
    await write(job("a"));
    await database.owner.query("update outbox set kind = 'from the future'");
    expect(await worker(noting().effect).flush()).toBe(0);
    expect(await rows()).toMatchObject([{ tries: 0, deadOn: null }]);
  });

  it("[OUTBOX-W7] wakes when a job is told of, when anything may have been missed and when time was put forward", async () => {
    let done = Promise.withResolvers<string>();
    const listening = worker(async (_payload, { key }) => {
      done.resolve(key);
      return DONE;
    });
    for (const [index, heard] of HEARD.entries()) {
      done = Promise.withResolvers<string>();
      await write(job(`job ${index}`));
      listening.hear(heard);
      expect(await done.promise).toBe(`job ${index}`);
    }
  });

  it("[OUTBOX-W7] tells every server of a job once it stands", async () => {
    const client = await database.owner.connect();
    const told = new Promise((resolve) => client.on("notification", resolve));
    await client.query("listen marquee_changes");
    await write(job("a"));
    expect(await told).toMatchObject({ payload: '{"noun":"outbox","companyId":""}' });
    client.release(true);
  });

  it("[OUTBOX-W8] looks by itself where nobody wakes it", async () => {
    await write(job("a"));
    const done = Promise.withResolvers<string>();
    worker(
      async (_payload, { key }) => {
        done.resolve(key);
        return DONE;
      },
      { pollEvery: 5 },
    );
    expect(await done.promise).toBe("a");
  });

  it("[OUTBOX-W9] stops gracefully: what is in hand ends, nothing more is taken", async () => {
    await write(job("a"), job("b"));
    const gate = Promise.withResolvers<JobResult>();
    const begun = Promise.withResolvers<void>();
    const keys: string[] = [];
    const stopping = worker(
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
    expect((await rows()).map(({ doneOn }) => doneOn).filter(Boolean)).toEqual([NOW]);
  });
});

describe("jobs that are given up", () => {
  it("[OUTBOX-D1] keeps a lasting failure at once, and any other after its last try", async () => {
    await write(job("lasting"), job("stubborn"));
    const mails = worker(async (_payload, { key }) => ({
      tag: "failed",
      reason: `no ${key}`,
      lasting: key === "lasting",
    }));
    for (let tries = 0; tries <= MOST_TRIES; tries += 1) {
      await mails.flush();
      clock.advance(3_600_000);
    }
    expect(await rows()).toMatchObject([
      { key: "lasting", tries: 1, deadOn: NOW },
      { key: "stubborn", tries: MOST_TRIES, lastError: "no stubborn" },
    ]);
  });

  it("[OUTBOX-D1] gives up a job that every server dies of, without doing it again", async () => {
    await write(job("poison"));
    await database.owner.query("update outbox set tries = $1", [MOST_TRIES]);
    const { keys, effect } = noting();
    await worker(effect).flush();
    expect(keys).toEqual([]);
    expect(await rows()).toMatchObject([{ deadOn: NOW }]);
  });

  it("[OUTBOX-D2] lists them with the reason, and [OUTBOX-D3] revives one with all its tries", async () => {
    await write(job("a"));
    await worker(async () => ({ tag: "failed", reason: "no such box", lasting: true })).flush();
    const dead = await withScope(database.pool, SYSTEM, listDead);
    expect(dead).toMatchObject([{ key: "a", lastError: "no such box", deadOn: NOW }]);
    const again = (key: string) =>
      withScope(database.pool, SYSTEM, (tx) => revive(tx, key, clock.now().toISOString()));
    expect([await again("a"), await again("a"), await again("b")]).toEqual([true, false, false]);
    const { keys, effect } = noting();
    await worker(effect).flush();
    expect(keys).toEqual(["a"]);
    expect(await rows()).toMatchObject([{ tries: 1, doneOn: NOW }]);
  });
});
