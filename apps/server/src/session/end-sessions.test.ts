import { performUserJobs } from "@marquee/verification/harness/perform-user-jobs";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userPath } from "@marquee/verification/harness/user-path";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const identity = async (path: string, payload: Record<string, unknown> | string) =>
  (
    await server.app.inject({
      method: "POST",
      url: `${path}?key=embedded`,
      payload,
      ...(typeof payload === "string"
        ? { headers: { "content-type": "application/x-www-form-urlencoded" } }
        : {}),
    })
  ).json<{ readonly refreshToken?: string; readonly error?: { readonly message: string } }>();
/** Another device of a user: it can be given tokens as long as its refresh token counts. */
async function device(email: string) {
  const { refreshToken = "" } = await identity(
    "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    { email, password: "marquee-demo", returnSecureToken: true },
  );
  return async () =>
    (
      await identity(
        "/securetoken.googleapis.com/v1/token",
        new URLSearchParams({
          grant_type: "refresh_token",
          refresh_token: refreshToken,
        }).toString(),
      )
    ).error?.message ?? "renewed";
}
/** Lets the sign-ins of a user have been a minute ago: the service knows whole seconds. */
const age = (email: string) =>
  server.database.owner.query(
    "update sandbox.refresh_token set signed_in_at = signed_in_at - interval '1 minute' where local_id = (select local_id from sandbox.account where email = $1)",
    [email],
  );

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

it.each([
  ["sign out everywhere", "agent", () => server.call("agent", "POST", "/endSessions")],
  [
    "an end of access",
    "branch",
    () => server.call("master", "POST", userPath("endUser", "branch")),
  ],
] as const)("[SESSION-O2] gives no device a new token after %s", async (_what, who, end) => {
  const email = `${who}@marquee.test`;
  const renew = await device(email);
  await age(email);
  expect(await renew()).toBe("renewed");
  expect((await end()).status).toBe(200);
  await performUserJobs(server, email);
  expect(await renew()).toBe("TOKEN_EXPIRED");
});

it("[SESSION-O2] leaves later sign-ins alone when it is done late, or twice", async () => {
  const email = "reader@marquee.test";
  const renew = await device(email);
  const minuteAgo = Math.floor(Date.now() / 1000) - 60;
  for (const seconds of [minuteAgo, minuteAgo])
    expect(await server.services.identity.endSessions(email, seconds)).toEqual({ tag: "ended" });
  expect(await renew()).toBe("renewed");
  expect(await server.services.identity.endSessions("no-one@marquee.test", 1)).toEqual({
    tag: "ended",
  });
});
