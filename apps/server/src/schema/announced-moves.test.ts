import { testDatabase, type TestDatabase } from "@marquee/verification/harness/test-database";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";
import { CHANNEL, readChange, type Change } from "../platform/events/change.ts";

let database: TestDatabase;
beforeAll(async () => {
  database = await testDatabase("world");
});
afterAll(() => database.drop());

/** What is announced while a statement runs. */
async function readChanges(
  statement: string,
  values: readonly string[],
): Promise<readonly Change[]> {
  const client = await database.owner.connect();
  const heard: Change[] = [];
  client.on("notification", ({ payload }) => {
    const change = readChange(payload);
    if (change) heard.push(change);
  });
  await client.query(`listen ${CHANNEL}`);
  await client.query(statement, [...values]);
  // Notifications arrive before the result of the next statement at the latest.
  await client.query(`unlisten ${CHANNEL}`);
  client.release(true);
  return heard;
}

it("[EVENT-13] notifies both companies of a user who moves from one to the other", async () => {
  const move = "update app_user set company_id = $1, store_id = null where email = $2";
  const changes = await readChanges(move, [COMPANY.northline, "reader@marquee.test"]);
  const users = (companyId: string) => ({ noun: "users", companyId });
  expect(new Set(changes)).toEqual(
    new Set([
      users(COMPANY.maple),
      users(COMPANY.northline),
      { noun: "rights", person: "reader@marquee.test" },
    ]),
  );
});

it("[EVENT-13] notifies one company of a change that moves nothing", async () => {
  const rename = "update app_user set name = $1 where email = $2";
  expect(await readChanges(rename, ["Other", "other@marquee.test"])).toEqual([
    { noun: "users", companyId: COMPANY.northline },
  ]);
});
