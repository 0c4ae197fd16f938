import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { afterAll, beforeAll, expect, it } from "vitest";
import { state } from "../../schema/schema.ts";
import { PUBLIC } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import { countTotal } from "./count-total.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

it("[LIST-C2] counts rows one by one up to a limit, and says that there are more", () =>
  withScope(database.pool, PUBLIC, async (tx) => {
    const states = () => tx.select({ id: state.id }).from(state);
    const all = await tx.$count(state);
    expect(all).toBeGreaterThan(2);
    expect(await countTotal(tx, states())).toEqual({ total: all });
    expect(await countTotal(tx, states(), all)).toEqual({ total: all });
    expect(await countTotal(tx, states(), all - 1)).toEqual({ total: all - 1, isMore: true });
  }));
