import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { getTableName } from "drizzle-orm";
import { afterAll, beforeAll, expect, it } from "vitest";
import { RECORDS } from "./item-records.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

/** What the edits of items themselves take along, or refuse to move. */
const MOVED = {
  offer: ["campaign_offer", "offer_product", "product"],
  product: ["campaign_product", "offer_product", "product"],
} as const;

it.each([
  ["OFFER-T16", "offer"],
  ["PRODUCT-T11", "product"],
] as const)("[%s] asks every table that names an %s of its company", async (_rule, item) => {
  const { rows } = await database.owner.query<{ name: string }>(
    "select distinct conrelid::regclass::text as name from pg_constraint where contype = 'f' and confrelid = $1::regclass",
    [item],
  );
  const names = rows.map(({ name }) => name);
  expect(names.toSorted()).toEqual([...MOVED[item], ...RECORDS.map(getTableName)].toSorted());
});
