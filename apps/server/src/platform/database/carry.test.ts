import pg from "pg";
import { afterAll, afterEach, beforeAll, expect, it, vi } from "vitest";
import type { Scope } from "../tenancy/scope.ts";
import { readTogether } from "../tenancy/with-scope.ts";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { connect } from "./connect.ts";
import type { Asked } from "./line.ts";
import { Trip } from "./trip.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());
afterEach(() => {
  vi.restoreAllMocks();
});

const poolOf = (size: number) =>
  connect(() => database.ownerUrl, process.env["TEST_DATABASE_APP_PASSWORD"] ?? null, size);

async function ask(pool: pg.Pool, asked: Asked, params: readonly unknown[] = []): Promise<unknown> {
  const trip = new Trip();
  const rows = trip.ask(asked, params);
  await trip.travel(pool);
  return (await rows)[0]?.[0];
}

const WHERE: Asked = { name: "where", text: "select pg_backend_pid()" };
const WHO: Asked = {
  name: "who",
  text: "select current_setting('marquee.company', true) || ' ' || current_setting('marquee.store', true)",
};
const BROKEN: Asked = { name: undefined, text: "select 1 / (random() * 0)::int" };
const HELD: Asked = { name: undefined, text: "select pg_advisory_xact_lock_shared(4711)" };

const ofCompany = (companyId: string): Scope => ({
  kind: "company",
  companyId,
  storeId: null,
});

it("[DB-11] each of many trips at once stays within its own scope, on one connection", async () => {
  const pool = poolOf(1);
  const companies = Array.from({ length: 40 }, (_, index) => `company-${index}`);
  const heard = await Promise.all(
    companies.map((company) =>
      readTogether(pool, ofCompany(company), async (line) => (await line.ask(WHO, []))[0]?.[0]),
    ),
  );
  expect(heard).toEqual(companies.map((company) => `${company} `));
  expect(await ask(pool, WHO)).toBe(" ");
  await pool.end();
});

it("[DB-11] a trip that fails takes none of those with it that share its connection", async () => {
  const pool = poolOf(1);
  const asked = Array.from({ length: 24 }, (_, index) => (index % 3 === 1 ? BROKEN : WHERE));
  const ended = await Promise.allSettled(asked.map((statement) => ask(pool, statement)));
  expect(ended.map(({ status }) => status)).toEqual(
    asked.map((statement) => (statement === BROKEN ? "rejected" : "fulfilled")),
  );
  expect(await ask(pool, WHERE)).toEqual(expect.any(Number));
  await pool.end();
});

it("[DB-11] many trips at once share a few connections, and give them back", async () => {
  const pool = poolOf(16);
  const used = await Promise.all(Array.from({ length: 64 }, () => ask(pool, WHERE)));
  expect(new Set(used).size).toBeLessThanOrEqual(4);
  expect(pool.idleCount).toBe(pool.totalCount);
  await pool.end();
});

it("[DB-12] nobody waits behind trips that have stood still for a moment", async () => {
  const pool = poolOf(16);
  const keeper = await pool.connect();
  await keeper.query("select pg_advisory_lock(4711)");
  const now = vi.spyOn(performance, "now").mockReturnValue(1000);
  const still = Array.from({ length: 8 }, () => ask(pool, HELD));
  now.mockReturnValue(1100);
  const quick = await Promise.all(Array.from({ length: 8 }, () => ask(pool, WHERE)));
  expect(quick).toHaveLength(8);
  await keeper.query("select pg_advisory_unlock(4711)");
  keeper.release();
  await Promise.all(still);
  await pool.end();
});

it("[DB-12] trips on a connection that is lost fail, and those on no other do", async () => {
  const pool = poolOf(1);
  const owner = new pg.Client({ connectionString: database.ownerUrl });
  await owner.connect();
  const keeper = new pg.Client({ connectionString: database.ownerUrl });
  await keeper.connect();
  await keeper.query("select pg_advisory_lock(4711)");
  // Four may have one of their own, so the last shares the first one's.
  const asked = [HELD, WHERE, WHERE, WHERE, WHERE].map((statement) => ask(pool, statement));
  const ended = Promise.allSettled(asked);
  const killed = async (): Promise<boolean> => {
    const { rowCount } = await owner.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock'`,
    );
    return (rowCount ?? 0) > 0;
  };
  while (!(await killed()));
  expect((await ended).map(({ status }) => status)).toEqual([
    "rejected",
    "fulfilled",
    "fulfilled",
    "fulfilled",
    "rejected",
  ]);
  expect(await ask(pool, WHERE)).toEqual(expect.any(Number));
  await Promise.all([pool.end(), owner.end(), keeper.end()]);
});
