import {
  job,
  noting,
  outboxHarness,
  type OutboxHarness,
} from "@marquee/verification/harness/outbox-harness";
import { WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { outbox } from "../../schema/schema.ts";
import { PUBLIC, SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { MAX_ATTEMPTS } from "./backoff.ts";
import { enqueue } from "./enqueue.ts";
import { listDead, revive } from "./queries.ts";

let harness: OutboxHarness;
beforeAll(async () => {
  harness = await outboxHarness();
});
beforeEach(() => harness.reset());
afterAll(() => harness.close());

describe("writing a job down", () => {
  it("[OUTBOX-E1] commits or rolls back with the transaction of its fact", async () => {
    const broken = withScope(harness.database.pool, SYSTEM, async (tx) => {
      await enqueue(tx, job("a"));
      throw new Error("no");
    });
    await expect(broken).rejects.toThrow("no");
    expect(await harness.rows()).toEqual([]);
  });

  it("[OUTBOX-E2] performs the job of a fact once, however often it is enqueued", async () => {
    await harness.write(job("a"), job("a"));
    const { keys, effect } = noting();
    await harness.worker(effect).flush();
    await harness.write(job("a"));
    await harness.worker(effect).flush();
    expect(keys).toEqual(["a"]);
  });

  it("[OUTBOX-E3] works under every scope, and shows its jobs to none but the system", async () => {
    const company = { kind: "company", companyId: "maple", storeId: null } as const;
    for (const scope of [company, PUBLIC, { kind: "staff" } as const]) {
      await withScope(harness.database.pool, scope, (tx) => enqueue(tx, job(`by ${scope.kind}`)));
      expect(
        await withScope(harness.database.pool, scope, (tx) => tx.select().from(outbox)),
      ).toEqual([]);
    }
    expect((await harness.rows()).map(({ key }) => key)).toEqual([
      "by company",
      "by public",
      "by staff",
    ]);
  });
});

describe("jobs that are given up", () => {
  it("[OUTBOX-D1] keeps a lasting failure at once, and any other after its last attempt", async () => {
    await harness.write(job("lasting"), job("stubborn"));
    const mails = harness.worker(async (_payload, { key }) => ({
      tag: "failed",
      reason: `no ${key}`,
      lasting: key === "lasting",
    }));
    for (let attempts = 0; attempts <= MAX_ATTEMPTS; attempts += 1) {
      await mails.flush();
      harness.clock().advance(3_600_000);
    }
    expect(await harness.rows()).toMatchObject([
      { key: "lasting", attempts: 1, deadOn: WORLD_NOW },
      { key: "stubborn", attempts: MAX_ATTEMPTS, lastError: "no stubborn" },
    ]);
  });

  it("[OUTBOX-D1] gives up a job that every server dies of, without doing it again", async () => {
    await harness.write(job("poison"));
    await harness.database.owner.query("update outbox set attempts = $1", [MAX_ATTEMPTS]);
    const { keys, effect } = noting();
    await harness.worker(effect).flush();
    expect(keys).toEqual([]);
    expect(await harness.rows()).toMatchObject([{ deadOn: WORLD_NOW }]);
  });

  it("[OUTBOX-D2] lists them with the reason", async () => {
    await harness.write(job("a"));
    await harness
      .worker(async () => ({ tag: "failed", reason: "no such box", lasting: true }))
      .flush();
    const dead = await withScope(harness.database.pool, SYSTEM, listDead);
    expect(dead).toMatchObject([{ key: "a", lastError: "no such box", deadOn: WORLD_NOW }]);
  });

  it("[OUTBOX-D3] revives one with all its attempts", async () => {
    await harness.write(job("a"));
    await harness
      .worker(async () => ({ tag: "failed", reason: "no such box", lasting: true }))
      .flush();
    const again = (key: string) =>
      withScope(harness.database.pool, SYSTEM, (tx) =>
        revive(tx, { key }, harness.clock().now().toISOString()),
      );
    expect([await again("a"), await again("a"), await again("b")]).toEqual([1, 0, 0]);
    const { keys, effect } = noting();
    await harness.worker(effect).flush();
    expect(keys).toEqual(["a"]);
    expect(await harness.rows()).toMatchObject([{ attempts: 1, doneOn: WORLD_NOW }]);
  });
});
