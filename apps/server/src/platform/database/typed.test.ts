import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { eq } from "drizzle-orm";
import { NodePgSession } from "drizzle-orm/node-postgres";
import pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { city, state } from "../../schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { isAmong } from "./is-among.ts";
import { typedTx, type Tx } from "./typed.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await database.owner.query("insert into state values ('n1', 'One', 'canada', 5, 5, 0, 0, 0)");
});
afterAll(() => database.drop());

/** How many statements about a table the connection of a transaction has prepared once `work` is done. */
const preparedFor = (table: string, work: (tx: Tx) => Promise<unknown>): Promise<number> =>
  withScope(database.pool, SYSTEM, async (tx) => {
    await work(tx);
    const { rows } = await tx.execute(
      `select from pg_prepared_statements where statement like '%"${table}"%'`,
    );
    return rows.length;
  });

const names = (count: number): readonly string[] =>
  Array.from({ length: count }, (_, index) => `n${index}`);

describe("statements that are planned once a connection", () => {
  it("[DB-23] are one for a list of ids, however long it is, and find what it holds", async () => {
    const prepared = await preparedFor("state", async (tx) => {
      for (const count of [0, 1, 2, 300]) {
        const found = await tx
          .select()
          .from(state)
          .where(isAmong(state.id, names(count)));
        expect(found).toHaveLength(count > 1 ? 1 : 0);
      }
    });
    expect(prepared).toBe(1);
  });

  it("[DB-23] are none that hold a value for each of many rows", async () => {
    const insert = (tx: Tx, count: number) =>
      tx
        .insert(city)
        .values(names(count).map((id) => ({ id: `${id}-${count}`, name: id, stateId: "n1" })));
    const prepared = await preparedFor("city", async (tx) => {
      for (const count of [2, 40, 41]) await insert(tx, count);
    });
    expect(prepared).toBe(1);
  });
});

describe("the session of the ORM that names statements and maps rows", () => {
  // An upgrade that fails here prepares statements in another way: typed.ts and build-selection.ts have to follow it.
  it("[DB-23] is handed every statement with the parameters that it passes on", () => {
    expect(NodePgSession.prototype).toHaveProperty("prepareQuery.length", 7);
    const tx = typedTx(new pg.Client());
    for (const statement of [
      tx.select().from(state).where(eq(state.id, "n1")),
      tx.update(state).set({ name: "One" }).returning(),
      tx.delete(state).where(eq(state.id, "n1")).returning(),
    ]) {
      const prepared = statement.prepare("");
      expect(prepared).toMatchObject({ customResultMapper: expect.any(Function) });
      expect(Reflect.get(prepared, "fields")).toHaveLength(8);
    }
  });
});
