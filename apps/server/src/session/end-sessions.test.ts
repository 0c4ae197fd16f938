import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const session = (who: string) => server.call(who, "GET", "/session");

it("[SESSION-O1] ends every session of the caller, for reads too, and of no other user", async () => {
  expect([(await session("merchant")).status, (await session("reader")).status]).toEqual([
    200, 200,
  ]);
  const ended = await server.call("merchant", "POST", "/endSessions");
  expect(ended.status).toBe(200);
  const after = await session("merchant");
  expect([after.status, after.error.message]).toEqual([
    401,
    "Your sign-in has ended. Please sign in again.",
  ]);
  expect((await session("reader")).status).toBe(200);
  expect((await server.call(null, "POST", "/endSessions")).status).toBe(401);
});

it("[SESSION-O1] leaves the user one, whose next sign-in counts", async () => {
  await server.call("other", "POST", "/endSessions");
  await server.database.owner.query(
    "update app_user set signed_out_on = signed_out_on - interval '1 day' where email = $1",
    ["other@marquee.test"],
  );
  expect((await session("other")).status).toBe(200);
});
