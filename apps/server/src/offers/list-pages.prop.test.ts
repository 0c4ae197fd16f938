import { contract } from "@marquee/api/contract/contract";
import type { Page } from "@marquee/api/http/call";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { sql } from "drizzle-orm";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../platform/database/typed.ts";
import type { ListQuery } from "../platform/lists/list-query.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { listOffers } from "./queries.ts";

/** So many that the last pages are found from the end. */
const ROWS = 2300;
const NOW = new Date("2026-03-02T18:00:00Z");

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
  await withScope(database.pool, SYSTEM, async (tx) => {
    await tx.execute(sql`delete from offer where company_id = ${COMPANY.maple}`);
    await fill(tx, 0, ROWS);
  });
});
afterAll(() => database.drop());

/** Offers of which many have equal values, or none. */
const fill = (tx: Tx, from: number, count: number) =>
  tx.execute(sql`
    insert into offer (id, company_id, store_id, type, heading, sub_heading, description, vendor_url, market_place, is_primary,
      valid_from, valid_till, created_by, created_on, updated_by, updated_on, create_hash)
    select md5('page' || n), ${COMPANY.maple}, case when n % 3 = 0 then ${STORE.toronto} else ${STORE.montreal} end,
      case when n % 2 = 0 then 'Offer' else 'Collection' end, (array['Éclair', 'ecru', 'Apple', 'zebra', 'Œuvre'])[1 + n % 5] || n % 40,
      case when n % 7 = 0 then '' else 'Line ' || n % 9 end, '', '', '{}', 'N',
      case when n % 4 = 0 then null else timestamptz '2026-03-01' + n % 11 * interval '1 day' end,
      case when n % 4 = 0 then null else timestamptz '2026-04-01' + n % 6 * interval '1 day' end,
      'fill', timestamptz '2026-01-01' + n % 500 * interval '1 minute', '', timestamptz '2026-02-01' + n % 3 * interval '1 second', ''
    from generate_series(${from}::int, ${from + count - 1}::int) n`);

async function pageIn(tx: Tx, query: ListQuery): Promise<Page<Offer>> {
  const page = await listOffers(
    { tx, scope: SYSTEM, now: NOW },
    { companyId: COMPANY.maple, status: "allincludeActive", ...query },
  );
  if (page instanceof Refusal) throw new Error(page.failure.message);
  return page;
}

const idsOf = ({ rows }: Page<Offer>): readonly string[] => rows.map(({ id }) => id);

/** The ids of the whole list in its order, read in no pages. */
async function wholeList(tx: Tx, sort: string): Promise<readonly string[]> {
  const ids: string[] = [];
  for (let page = 1; page <= 3; page++)
    ids.push(...idsOf(await pageIn(tx, { page, size: 1000, sort })));
  return ids;
}

/** All pages from one to the next by the key of the last row; `between` runs between two. */
async function walk(
  tx: Tx,
  { size, sort }: { readonly size: number; readonly sort: string },
  between: (page: number) => Promise<unknown> = () => Promise.resolve(),
): Promise<readonly string[]> {
  const ids: string[] = [];
  let after: string | undefined;
  for (let page = 1; ; page++) {
    const found = await pageIn(tx, { size, sort, after });
    ids.push(...idsOf(found));
    if (found.rows.length < size) return ids;
    after = found.keys?.last;
    if (after === undefined) throw new Error(`${sort} has no keys`);
    await between(page);
  }
}

const undone = new Error("undone");
const inPassing = (work: (tx: Tx) => Promise<void>) =>
  withScope(database.pool, SYSTEM, async (tx) => {
    await work(tx);
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone) throw error;
  });

const SORTS = contract.offers.byCompany.sorts;
const sorted = fc
  .tuple(fc.constantFrom(...SORTS), fc.constantFrom("", "-"))
  .map(([name, sign]) => `${sign}${name}`);
const paged = fc.record({ size: fc.integer({ min: 150, max: 1000 }), sort: sorted });

describe("pages of a long list", () => {
  it.each(SORTS.flatMap((name) => [name, `-${name}`]))(
    "[LIST-P2] by %s give each row once, from key to key, both ways",
    (sort) =>
      withScope(database.pool, SYSTEM, async (tx) => {
        const whole = await wholeList(tx, sort);
        expect(new Set(whole).size).toBe(ROWS);
        const size = 700;
        expect(await walk(tx, { size, sort })).toEqual(whole);
        const third = await pageIn(tx, { page: 3, size, sort });
        const second = await pageIn(tx, { page: 2, size, sort, before: third.keys?.first });
        expect(idsOf(second)).toEqual(whole.slice(size, 2 * size));
      }),
  );

  it("[LIST-P2] give each row once while others are added and removed", () =>
    fc.assert(
      fc.asyncProperty(paged, (query) =>
        inPassing(async (tx) => {
          const before = await wholeList(tx, query.sort);
          const seen = await walk(tx, query, async (page) => {
            await fill(tx, ROWS + page * 50, 50);
            await tx.execute(sql`delete from offer where id = ${before[page] ?? ""}`);
          });
          expect(new Set(seen).size).toBe(seen.length);
          const stayed = new Set(await wholeList(tx, query.sort));
          expect(seen.filter((id) => before.includes(id))).toEqual(
            before.filter((id) => seen.includes(id)),
          );
          expect(before.filter((id) => stayed.has(id) && !seen.includes(id))).toEqual([]);
        }),
      ),
      { numRuns: 6 },
    ));

  it("[LIST-P3] are by their number what they are in the whole list, from its end as well", () =>
    withScope(database.pool, SYSTEM, async (tx) => {
      await fc.assert(
        fc.asyncProperty(paged, async ({ size, sort }) => {
          const whole = await wholeList(tx, sort);
          for (let page = 1; page <= Math.ceil(ROWS / size) + 1; page++)
            expect(idsOf(await pageIn(tx, { page, size, sort }))).toEqual(
              whole.slice((page - 1) * size, page * size),
            );
        }),
        { numRuns: 6 },
      );
    }));

  it("[LIST-P2] are found by their number if the key is invalid, of another order, or has nothing beside it", () =>
    withScope(database.pool, SYSTEM, async (tx) => {
      const query = { page: 2, size: 1000, sort: "heading" };
      const second = await pageIn(tx, query);
      const last = (await pageIn(tx, { ...query, page: 3 })).keys?.last;
      const other = (await pageIn(tx, { ...query, sort: "validTill" })).keys?.last;
      const makeKey = (...parts: readonly unknown[]) =>
        Buffer.from(JSON.stringify(parts)).toString("base64url");
      for (const after of [
        last,
        other,
        "nothing",
        makeKey("heading"),
        makeKey("heading", 5, "a"),
        makeKey("heading", "a\u0000", "a"),
        makeKey("heading", "a", null),
      ])
        expect(idsOf(await pageIn(tx, { ...query, after }))).toEqual(idsOf(second));
      const instants = { page: 2, size: 1000, sort: "createdOn" };
      for (const value of ["soon", "2026-02-30T00:00:00.000Z", 5])
        expect(
          idsOf(await pageIn(tx, { ...instants, after: makeKey("createdOn", value, "a") })),
        ).toEqual(idsOf(await pageIn(tx, instants)));
    }));
});
