import { settableClock } from "@marquee/verification/harness/settable-clock";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, expect, it } from "vitest";
import type { RetentionYears } from "../platform/config/read-storage.ts";
import { earlyLog } from "../platform/log/early-log.ts";
import { forgetOld } from "./forget-old.ts";

let database: TestDatabase;
beforeEach(async () => {
  database = await testDatabase("world");
});
afterEach(() => database.drop());

/** Thirteen months and a day before the world's now, and a day less than that. */
const OLD = "2025-01-29T18:00:00Z";
const YOUNG = "2025-01-31T18:00:00Z";

const run = (statement: string, ...values: readonly unknown[]) =>
  database.owner.query<{ id: string }>(statement, [...values]);
const names = async (statement: string) => (await run(statement)).rows.map(({ id }) => id);

const sweep = async (years: RetentionYears = { audit: 10, beacons: null }): Promise<number> => {
  const clock = settableClock(WORLD_NOW);
  const forgetting = forgetOld({ pool: database.pool, clock, years, log: earlyLog() });
  const deleted = await forgetting.sweep();
  await forgetting.stop();
  return deleted;
};

it("[RETAIN-1] deletes jobs that were done thirteen months ago, and none that waits or was given up", async () => {
  await run(
    `insert into outbox (key, kind, payload, due_at, done_on, dead_on) values
     ('done long ago', 'mail', '{}', $1, $1, null), ('done', 'mail', '{}', $1, $2, null),
     ('waits', 'mail', '{}', $1, null, null), ('given up', 'mail', '{}', $1, null, $1)`,
    OLD,
    YOUNG,
  );
  expect(await sweep()).toBe(1);
  expect(await names("select key as id from outbox order by key")).toEqual([
    "done",
    "given up",
    "waits",
  ]);
});

it("[RETAIN-2] deletes processed events of providers after thirteen months", async () => {
  await run(
    `insert into provider_event (id, provider, type, received_on, processed_on) values
     ('old', 'stripe', 't', $1, $1), ('not processed', 'stripe', 't', $1, null), ('young', 'paypal', 't', $2, $2)`,
    OLD,
    YOUNG,
  );
  expect(await sweep()).toBe(1);
  expect(await names("select id from provider_event order by id")).toEqual([
    "not processed",
    "young",
  ]);
});

it("[RETAIN-3] deletes ids of repeated requests whose checkout has long been over", async () => {
  const checkout = (letter: string, state: string, on: string) =>
    run(
      `insert into checkout (id, kind, state, company_id, store_id, user_id, draft, purchase_hash, receipt, total, charge, created_on, updated_on, expires_at)
       values (repeat($1, 32), 'flyer', $2, $3, $4, 'merchant@marquee.test', '{}', $1, '{}', 900, 900, $5, $5, $5)`,
      letter,
      state,
      COMPANY.maple,
      STORE.montreal,
      on,
    );
  await checkout("a", "paid", OLD);
  await checkout("b", "paid", YOUNG);
  await checkout("c", "declined", OLD);
  await run(
    `insert into resumed_request (id, company_id, checkout_id)
     select translate(id, 'abc', '123'), company_id, id from checkout where id ~ '^(a|b|c)+$'`,
  );
  expect(await sweep()).toBe(1);
  expect(await names("select left(id, 1) as id from resumed_request order by id")).toEqual([
    "2",
    "3",
  ]);
  expect(await names("select left(id, 1) as id from checkout order by id")).toEqual([
    "a",
    "b",
    "c",
  ]);
});

it("[RETAIN-4] deletes lines of the trail after the operator's years, and none that is younger than one", async () => {
  const line = (rowId: string, months: number) =>
    run(
      `insert into audit (at, actor, origin, request, action, noun, row_id)
       values (now() - make_interval(months => $2), 'x', '', '', 'insert', 'trail', $1)`,
      rowId,
      months,
    );
  await line("eleven months", 11);
  await line("two years", 24);
  await line("four years", 48);
  const listRemaining = () =>
    names("select row_id as id from audit where noun = 'trail' order by at desc");
  await sweep({ audit: 3, beacons: null });
  expect(await listRemaining()).toEqual(["eleven months", "two years"]);
  await database.pool.query("select marquee_forget_audit(0, 100)");
  expect(await listRemaining()).toEqual(["eleven months"]);
});

it("[RETAIN-5] deletes beacons after the operator's years, with what they add up to", async () => {
  await run(
    `insert into offer (id, company_id, store_id, type, heading, sub_heading, description, vendor_url, market_place, is_primary, created_by, created_on, updated_by, updated_on, create_hash)
     values (repeat('d', 32), $1, $2, 'Offer', '', '', '', '', '{}', 'N', '', now(), '', now(), '')`,
    COMPANY.maple,
    STORE.montreal,
  );
  for (const day of ["2023-03-01T06:00:00Z", "2025-12-01T06:00:00Z"])
    await run(
      `insert into beacon (company_id, store_id, offer_id, created_on, impressions) values ($1, $2, repeat('d', 32), $3, 7)`,
      COMPANY.maple,
      STORE.montreal,
      day,
    );
  const days = (table: string) =>
    names(`select extract(year from created_on)::text as id from ${table} order by created_on`);
  await sweep();
  expect(await days("beacon")).toEqual(["2023", "2025"]);
  expect(await sweep({ audit: 10, beacons: 2 })).toBe(1);
  expect(await days("beacon")).toEqual(["2025"]);
  expect(await days("beacon_tally where impressions > 0")).toEqual(["2025"]);
});

it("[RETAIN-7] deletes sessions that were not seen for ninety days, but for one that was ended by itself", async () => {
  const session = (id: string, email: string, on: string, endedOn: string | null) =>
    run(
      "insert into user_session (id, email, signed_in_on, seen_on, ended_on) values ($1, $2, $3, $3, $4)",
      id,
      `${email}@marquee.test`,
      on,
      endedOn,
    );
  await session("old", "merchant", OLD, null);
  await session("young", "merchant", WORLD_NOW, null);
  await session("ended", "reader", OLD, OLD);
  await session("ended before all were", "other", OLD, OLD);
  await run("update app_user set signed_out_on = $1 where email = 'other@marquee.test'", YOUNG);
  expect(await sweep()).toBe(2);
  expect(await names("select id from user_session order by id")).toEqual(["ended", "young"]);
});

it("[RETAIN-6] deletes batch by batch until nothing old is left", async () => {
  await run(
    `insert into outbox (key, kind, payload, due_at, done_on)
     select 'job ' || n, 'mail', '{}', $1, $1 from generate_series(1, 5001) n`,
    OLD,
  );
  expect(await sweep()).toBe(5001);
});
