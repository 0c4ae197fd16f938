import { itemStatus, statusesOf } from "@marquee/domain/items/item-status";
import { StatusFilter } from "@marquee/domain/items/status-filter.schema";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { WORLD_NOW } from "@marquee/verification/harness/world";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Tx } from "../platform/database/typed.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts, listProducts } from "../products/queries.ts";
import { product } from "../schema/schema.ts";
import { statusCondition } from "./status-condition.ts";
import { countItems, tallyItems } from "./status-counts.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

const now = Date.parse(WORLD_NOW);
/** Instants right before, at and after the moment of asking: where statuses change. */
const edge = fc.integer({ min: -2, max: 2 }).map((step) => new Date(now + step).toISOString());
const dates = fc.oneof(
  fc.constant([null, null] as const),
  fc.tuple(edge, edge).map(([a, b]) => (a < b ? ([a, b] as const) : ([b, a] as const))),
);
const items = fc.array(fc.record({ active: fc.constantFrom("Y", "N"), dates }), {
  minLength: 1,
  maxLength: 40,
});

async function listIds(tx: Tx, filter: StatusFilter, at: Date): Promise<string[]> {
  const rows = await tx
    .select({ id: product.id })
    .from(product)
    .where(statusCondition(product, filter, at));
  return rows.map(({ id }) => id).toSorted();
}

describe("the status of an item in the database", () => {
  it("[OFFER-T1] is the domain's, for the rows and for their counts", async () => {
    await fc.assert(
      fc.asyncProperty(items, async (drawn) => {
        const at = new Date(now);
        const rows = drawn.map(({ active, dates: [validFrom, validTill] }, index) =>
          Object.assign(productRow(`item ${index}`), { active, validFrom, validTill }),
        );
        await withScope(database.pool, SYSTEM, async (tx) => {
          await tx.delete(product);
          await insertProducts(tx, rows);
          const work = { tx, scope: SYSTEM, now: at };
          const counts = await countItems(work, product, undefined);
          expect(await tallyItems(work, { noun: "products" })).toEqual(counts);
          for (const filter of StatusFilter.literals) {
            const expected = rows.filter((row) => statusesOf(filter).includes(itemStatus(row, at)));
            expect(await listIds(tx, filter, at)).toEqual(expected.map(({ id }) => id).toSorted());
            const page = await listProducts(work, { status: filter });
            expect(page).toMatchObject({ total: expected.length, counts });
          }
        });
      }),
      { numRuns: 25 },
    );
  });
});
