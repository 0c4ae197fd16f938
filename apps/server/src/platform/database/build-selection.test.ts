import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { STORE } from "@marquee/verification/harness/world";
import { eq, sql } from "drizzle-orm";
import { store } from "../../schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { buildSelection } from "./build-selection.ts";
import type { Tx } from "./typed.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

const selectStores = (tx: Tx) => tx.select().from(store);

describe("a selection that is built once", () => {
  it("[DB-26] reads what the same selection reads that is built on each read, by one planned statement", async () => {
    const read = buildSelection(selectStores);
    await withScope(database.pool, SYSTEM, async (tx) => {
      for (const id of [STORE.montreal, STORE.toronto, "unknown"]) {
        const rows = await read(tx, eq(store.id, id));
        expect(rows).toEqual(await selectStores(tx).where(eq(store.id, id)));
      }
      const { rows } = await tx.execute(
        sql`select from pg_prepared_statements where statement like '%from "store" where "store"."id" = $1'`,
      );
      expect(rows).toHaveLength(1);
    });
  });

  it("[DB-26] holds no value, and nests nothing", () => {
    expect(() =>
      buildSelection((tx) => tx.select({ same: sql`${"a value"}` }).from(store)),
    ).toThrow("holds no values");
    expect(() => buildSelection((tx) => tx.select({ store }).from(store))).toThrow("is flat");
  });
});
