import { eq, sql } from "drizzle-orm";
import type pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { SYSTEM } from "../tenancy/scope.ts";
import { readTogether, withScope } from "../tenancy/with-scope.ts";
import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { connect } from "./connect.ts";
import { promocode } from "../../schema/schema.ts";
import { run, statement } from "./statement.ts";

let database: TestDatabase;
/** Of one connection, so that every statement meets what the others left on it. */
let pool: pg.Pool;
beforeAll(async () => {
  database = await testDatabase();
  pool = connect(() => database.ownerUrl, process.env["TEST_DATABASE_APP_PASSWORD"] ?? null, 1);
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const byCode = (column: "type" | "discount") =>
  statement((draft) =>
    draft
      .select({ found: promocode[column] })
      .from(promocode)
      .where(eq(promocode.code, sql.placeholder("code"))),
  );
const WAYS = { trip: readTogether, transaction: withScope } as const;

it.each([
  ["first in a trip, then in a transaction", "type", ["trip", "transaction", "trip"]],
  ["first in a transaction, then in a trip", "discount", ["transaction", "trip", "transaction"]],
] as const)("[DB-9] a statement is asked %s, on one connection", async (_order, column, ways) => {
  const asked = byCode(column);
  for (const way of ways)
    expect(await WAYS[way](pool, SYSTEM, (line) => run(line, asked, { code: "NONE" }))).toEqual([]);
});
