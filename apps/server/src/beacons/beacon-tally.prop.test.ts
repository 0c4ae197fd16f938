import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { sql } from "drizzle-orm";
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

/** What a delivery of shoppers' apps does: it adds to the beacon of an item and a day. */
const item = fc.integer({ min: 1, max: 6 });
const day = fc.integer({ min: 1, max: 3 });
const adds = fc
  .array(fc.tuple(item, day, fc.nat(40), fc.nat(9)), { minLength: 1, maxLength: 6 })
  .map(
    (rows) => sql`
      insert into beacon (company_id, store_id, offer_id, created_on, impressions, clicks)
      select o.company_id, o.store_id, o.id, ('2026-03-0' || day)::timestamptz, sum(impressions), sum(clicks)
      from (values ${sql.join(
        rows.map(
          ([n, on, impressions, clicks]) =>
            sql`(${n}::int, ${on}::int, ${impressions}::int, ${clicks}::int)`,
        ),
        sql`, `,
      )}) as counted (n, day, impressions, clicks)
      join offer o on o.id = md5('tallied ' || n)
      group by 1, 2, 3, 4 order by 3, 4
      on conflict on constraint beacon_once_per_day do update
        set impressions = beacon.impressions + excluded.impressions, clicks = beacon.clicks + excluded.clicks`,
  );
const removes = item.map((n) => sql`delete from offer where id = md5(${`tallied ${n}`})`);
const statement = fc.oneof({ weight: 4, arbitrary: adds }, { weight: 1, arbitrary: removes });

const offers = sql`
  insert into offer (id, company_id, store_id, type, heading, sub_heading, description, vendor_url, market_place, is_primary, created_by, created_on, updated_by, updated_on, create_hash)
  select md5('tallied ' || n), case when n % 2 = 0 then ${COMPANY.maple} else ${COMPANY.northline} end,
    case when n % 2 = 0 then ${STORE.montreal} else ${STORE.newYork} end, 'Offer', '', '', '', '', '{}', 'N', '', now(), '', now(), ''
  from generate_series(1, 6) n on conflict do nothing`;

const KEY = "company_id, store_id, created_on::text as day";
const countRows = (tx: Tx) =>
  tx.execute(
    `select ${KEY}, sum(impressions)::int as impressions, sum(clicks)::int as clicks from beacon group by 1, 2, 3 having sum(impressions) + sum(clicks) > 0 order by 1, 2, 3`,
  );
const readTally = (tx: Tx) =>
  tx.execute(
    `select ${KEY}, impressions::int, clicks::int from beacon_tally where impressions + clicks <> 0 order by 1, 2, 3`,
  );

describe("the tally of beacons", () => {
  it("[HOME-M7] is what adding up the beacons gives, after any deliveries and deletions", async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(statement, { maxLength: 12 }), async (statements) => {
        await withScope(database.pool, SYSTEM, async (tx) => {
          for (const each of [offers, ...statements]) await tx.execute(each);
          expect((await readTally(tx)).rows).toEqual((await countRows(tx)).rows);
        });
      }),
      { numRuns: 60 },
    );
  });

  it("[HOME-M7] cannot be changed by the server itself", async () => {
    const change = withScope(database.pool, SYSTEM, (tx) =>
      tx.execute("update beacon_tally set clicks = 0"),
    );
    await expect(change).rejects.toMatchObject({ code: "42501" });
  });
});
