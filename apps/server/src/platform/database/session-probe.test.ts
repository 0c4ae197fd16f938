import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import pg from "pg";
import { afterAll, beforeAll, expect, it } from "vitest";
import { keepsSessions } from "./session-probe.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.drop());

it("[DB-30] tells a pooler that lends a session for a transaction from a session of one's own", async () => {
  const open = () => new pg.Client({ connectionString: database.ownerUrl });
  expect(await keepsSessions(open)).toBe(true);
  // Of such a pooler both connections are lent whichever session is free.
  const session = open();
  await session.connect();
  const lent = () => ({
    connect: () => Promise.resolve(session),
    query: session.query.bind(session),
    end: () => Promise.resolve(),
  });
  expect(await keepsSessions(lent as () => pg.Client)).toBe(false);
  await session.end();
});
