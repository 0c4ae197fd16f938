import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { DecidedBranch } from "@marquee/domain/approval/decided-branches.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, PEOPLE, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, expect, it } from "vitest";

const WAITED = "2026-02-28T12:00:00.000Z";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const readDecided = async (companyId: string) =>
  (await server.call<DecidedBranch[]>("master", "GET", `/stores/decided/${companyId}`)).data;

it("[STORE-A23] is read by those alone who approve branches", async () => {
  for (const { email } of PEOPLE.filter(
    (person) =>
      person.isMaster !== "Y" && person.authType === "A" && !person.email.startsWith("unverified"),
  ))
    expect((await server.call(email, "GET", `/stores/decided/${COMPANY.maple}`)).status).toBe(403);
});

it("[STORE-A23] is not found for a company that is not there", async () => {
  const unknown = await server.call("master", "GET", "/stores/decided/nowhere");
  expect([unknown.status, unknown.error?.tag]).toEqual([404, "NotFound"]);
});

it("[STORE-A23] lists the last decision of each branch, with who and when, the newest first", async () => {
  const { halifax, vancouver } = STORE;
  await server.database.owner.query("update store set created_on = $1 where id = $2", [
    WAITED,
    halifax,
  ]);
  await server.call("master", "GET", `/activeStoreCampaign/${vancouver}`);
  await server.call("master", "GET", `/unactiveStoreCampaign/${vancouver}`);
  await server.call("master", "POST", `/stores/sendBack/${halifax}`, {
    body: { reason: "The address has no unit.", seenOn: null },
  });
  expect(await readDecided(EVERY_COMPANY)).toMatchObject([
    {
      storeId: halifax,
      companyName: "Harbour",
      what: "sentBack",
      by: "Master",
      waitedSince: WAITED,
    },
    {
      storeId: vancouver,
      companyName: "Maple",
      what: "withdrawn",
      by: "Master",
      waitedSince: null,
    },
  ]);
  expect((await readDecided(COMPANY.harbour)).map(({ storeId }) => storeId)).toEqual([halifax]);
});

it("[STORE-A23] lists none that was decided more than seven days ago", async () => {
  await server.call("master", "GET", `/activeStoreCampaign/${STORE.vancouver}`);
  const isListed = async () =>
    (await readDecided(EVERY_COMPANY)).some(({ storeId }) => storeId === STORE.vancouver);
  expect(await isListed()).toBe(true);
  await server.database.owner.query(
    `update audit set after = after || jsonb_build_object('updated_on', (after ->> 'updated_on')::timestamptz - interval '8 days') where row_id = $1`,
    [STORE.vancouver],
  );
  expect(await isListed()).toBe(false);
});
