import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { STORE } from "@marquee/verification/harness/world";
import { eq, sql } from "drizzle-orm";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
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
  it("[DB-26] reads what the same selection reads that is built on each read, with the same text, which PostgreSQL plans once", async () => {
    const read = buildSelection(selectStores);
    const query = vi.spyOn(pg.Client.prototype, "query");
    await withScope(database.pool, SYSTEM, async (tx) => {
      for (const id of [STORE.montreal, STORE.toronto, "unknown"]) {
        const rows = await read(tx, eq(store.id, id));
        expect(rows).toEqual(await selectStores(tx).where(eq(store.id, id)));
      }
    });
    const texts = query.mock.calls
      .map(([config]: readonly unknown[]) => String(Reflect.get(Object(config), "text")))
      .filter((text) => text.includes('from "store" where'));
    query.mockRestore();
    expect(texts).toHaveLength(6);
    expect(new Set(texts).size).toBe(1);
  });

  it("[DB-26] holds no value, and nests nothing", () => {
    expect(() =>
      buildSelection((tx) => tx.select({ same: sql`${"a value"}` }).from(store)),
    ).toThrow("holds no values");
    expect(() => buildSelection((tx) => tx.select({ store }).from(store))).toThrow("is flat");
  });
});
