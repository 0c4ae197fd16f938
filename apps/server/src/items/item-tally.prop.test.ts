import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

const RUNS = ["null, null", "'2026-03-01', '2026-03-09'", "'2026-02-01', '2026-02-09'"];
const BRANCHES = [
  [COMPANY.maple, STORE.montreal],
  [COMPANY.maple, STORE.toronto],
  [COMPANY.northline, STORE.newYork],
] as const;

/** Statements that change many rows at once, as campaigns, moves and approvals do. `{}` stands for a drawn value. */
const branch = fc.constantFrom(...BRANCHES);
const run = fc.constantFrom(...RUNS);
const type = fc.constantFrom("Offer", "Collection");
const some = fc.integer({ min: 2, max: 5 }).map((every) => `hashtext(id) % ${every} = 0`);
const makes = fc.tuple(branch, run, type, fc.integer({ min: 1, max: 9 }), fc.nat()).map(
  ([[company, store], dates, kind, count, salt]) =>
    `insert into offer (id, company_id, store_id, type, valid_from, valid_till, heading, sub_heading, description, vendor_url, market_place, is_primary, created_by, created_on, updated_by, updated_on, create_hash)
     select md5('${salt} ' || n), '${company}', '${store}', '${kind}', ${dates.replaceAll("'2", "timestamptz '2")}, '', '', '', '', '{}', 'N', '', now(), '', now(), '' from generate_series(1, ${count}) n
     on conflict do nothing`,
);
const statement = fc.oneof(
  makes,
  fc
    .tuple(some, run)
    .map(
      ([where, dates]) =>
        `update offer set (valid_from, valid_till) = row(${dates.replaceAll("'2", "timestamptz '2").replace("null, null", "null::timestamptz, null::timestamptz")}), active = 'Y' where ${where}`,
    ),
  some.map((where) => `update offer set active = 'N', heading = heading || '.' where ${where}`),
  fc
    .tuple(some, branch)
    .map(
      ([where, [company, store]]) =>
        `update offer set company_id = '${company}', store_id = '${store}' where ${where}`,
    ),
  fc.tuple(some, type).map(([where, kind]) => `update offer set type = '${kind}' where ${where}`),
  some.map((where) => `delete from offer where ${where}`),
);

const KEY =
  "company_id, store_id, type, active, coalesce(valid_from, 'infinity')::text as f, coalesce(valid_till, 'infinity')::text as t";
const countRows = (tx: Tx) =>
  tx.execute(
    `select ${KEY}, count(*)::int as n from offer group by 1, 2, 3, 4, 5, 6 order by 1, 2, 3, 4, 5, 6`,
  );
const readTally = (tx: Tx) =>
  tx.execute(
    `select ${KEY}, n from item_tally where noun = 'offers' and n <> 0 order by 1, 2, 3, 4, 5, 6`,
  );

describe("the tally of items", () => {
  it("[OFFER-T11] is what counting the items gives, after any statements", async () => {
    await fc.assert(
      fc.asyncProperty(makes, fc.array(statement, { maxLength: 12 }), async (first, others) => {
        await withScope(database.pool, SYSTEM, async (tx) => {
          await tx.execute("delete from offer");
          for (const text of [first, ...others]) await tx.execute(text);
          expect((await readTally(tx)).rows).toEqual((await countRows(tx)).rows);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("[OFFER-T11] takes a statement that is rolled back, back with it", async () => {
    const before = await withScope(database.pool, SYSTEM, readTally);
    const broken = withScope(database.pool, SYSTEM, async (tx) => {
      await tx.execute("delete from offer");
      throw new Error("broken");
    });
    await expect(broken).rejects.toThrow("broken");
    expect((await withScope(database.pool, SYSTEM, readTally)).rows).toEqual(before.rows);
  });

  it("[OFFER-T11] cannot be changed by the server itself", async () => {
    const change = withScope(database.pool, SYSTEM, (tx) =>
      tx.execute("update item_tally set n = 0"),
    );
    await expect(change).rejects.toMatchObject({ code: "42501" });
  });
});
