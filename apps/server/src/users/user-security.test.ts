import { userMessages } from "@marquee/domain/users/messages";
import { giveApp } from "@marquee/verification/harness/give-app";
import { performUserJobs } from "@marquee/verification/harness/perform-user-jobs";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userPath } from "@marquee/verification/harness/user-path";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const appsOf = async (who: string) =>
  (
    await server.database.owner.query(
      "select 1 from sandbox.second_factor join sandbox.account using (local_id) where email = $1",
      [`${who}@marquee.test`],
    )
  ).rowCount;

it("[USER-F2] a master is told whether a code is asked for, and of the sessions", async () => {
  const read = () => server.call("master", "GET", userPath("userSecurity", "other"));
  await server.call("other", "GET", "/session");
  const before = await read();
  expect(before.data).toMatchObject({ secondFactor: "off", secondFactorSince: null });
  expect(before.data).toMatchObject({ sessions: [{ isThis: "N" }] });
  await giveApp(server, "other@marquee.test", "2026-01-02T03:04:05.000Z");
  expect((await read()).data).toMatchObject({
    secondFactor: "on",
    secondFactorSince: "2026-01-02T03:04:05.000Z",
  });
});

it.each(["merchant", "agent", "reader"])("[USER-F2] %s is told nothing of it", async (who) => {
  for (const [method, path] of [
    ["GET", "userSecurity"],
    ["POST", "resetSecondFactor"],
  ] as const)
    expect((await server.call(who, method, userPath(path, "shop"))).status).toBe(403);
});

it("[USER-F1] a reset signs out everywhere, takes the app off, and is in the history and in a mail", async () => {
  await giveApp(server, "shop@marquee.test", "2026-01-02T03:04:05.000Z");
  const reset = await server.call("master", "POST", userPath("resetSecondFactor", "shop"));
  expect(reset.status).toBe(200);
  expect((await server.call("shop", "GET", "/session")).status).toBe(401);
  await performUserJobs(server, "shop@marquee.test");
  expect(await appsOf("shop")).toBe(0);
  const mails = await server.database.owner.query<{ subject: string }>(
    "select payload->'content'->>'subject' as subject from outbox where kind = 'mail' and payload->>'to' = 'shop@marquee.test'",
  );
  expect(mails.rows).toEqual([{ subject: "Your two-factor sign-in was reset" }]);
  const history = await server.call("master", "GET", userPath("userHistory", "shop"));
  expect(JSON.stringify(history.data)).toContain("secondFactorResetOn");
});

it("[USER-F3] refuses to reset a user without an app: no mail, and they stay signed in", async () => {
  await server.call("reader", "GET", "/session");
  const reset = await server.call("master", "POST", userPath("resetSecondFactor", "reader"));
  expect([reset.status, reset.error.message]).toEqual([409, userMessages.noFactor]);
  expect((await server.call("reader", "GET", "/session")).status).toBe(200);
  const jobs = await server.database.owner.query(
    "select kind from outbox where payload->>'to' = $1 or key like $2",
    ["reader@marquee.test", "user-factor-reset:reader@%"],
  );
  expect(jobs.rows).toEqual([]);
});

it("[USER-F1] leaves an app that was set up after the reset", async () => {
  await giveApp(server, "pending@marquee.test", new Date().toISOString());
  const { identity } = server.services;
  const remove = (before: Date) => identity.removeSecondFactor("pending@marquee.test", before);
  expect(await remove(new Date(Date.now() - 60_000))).toEqual({ tag: "removed" });
  expect(await appsOf("pending")).toBe(1);
  expect(await remove(new Date(Date.now() + 60_000))).toEqual({ tag: "removed" });
  expect(await appsOf("pending")).toBe(0);
});

it("[USER-F1] no master resets their own", async () => {
  const own = await server.call("master", "POST", userPath("resetSecondFactor", "master"));
  expect([own.status, own.error.message]).toEqual([
    403,
    "You remove your own two-factor sign-in in your profile.",
  ]);
});
