import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { afterAll, beforeAll, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0";

interface Session {
  readonly id: string;
  readonly browser: string;
  readonly system: string;
  readonly isThis: "Y" | "N";
  readonly hasSecondFactor: "Y" | "N";
}

/** Another device of a user, whose sign-in is so many seconds older than now. */
async function device(email: string, secondsAgo: number) {
  const identity = async (path: string, payload: object | string, type: string) =>
    server.app.inject({
      method: "POST",
      url: `${path}?key=embedded`,
      payload,
      headers: { "content-type": type },
    });
  const signedIn = await identity(
    "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword",
    { email, password: "marquee-demo", returnSecureToken: true },
    "application/json",
  );
  const { refreshToken } = signedIn.json<{ readonly refreshToken: string }>();
  await server.database.owner.query(
    `update sandbox.refresh_token set signed_in_at = signed_in_at - make_interval(secs => $2)
     where local_id = (select local_id from sandbox.account where email = $1) and signed_in_at > now() - interval '5 seconds'`,
    [email, secondsAgo],
  );
  // an account of the world is as young as the test
  await server.database.owner.query(
    "update sandbox.account set valid_since = valid_since - interval '1 day' where email = $1",
    [email],
  );
  const renewed = await identity(
    "/securetoken.googleapis.com/v1/token",
    new URLSearchParams({ grant_type: "refresh_token", refresh_token: refreshToken }).toString(),
    "application/x-www-form-urlencoded",
  );
  const { id_token: token } = renewed.json<{ readonly id_token: string }>();
  return async (method: "GET" | "POST", url: string, payload?: object) => {
    const response = await server.app.inject({
      method,
      url: `/api${url}`,
      headers: { authorization: `Bearer ${token}`, "user-agent": FIREFOX },
      ...(payload ? { payload } : {}),
    });
    return { status: response.statusCode, body: response.json<{ readonly data: never }>() };
  };
}
type Device = Awaited<ReturnType<typeof device>>;

async function sessionsOf(open: Device): Promise<readonly Session[]> {
  await open("GET", "/session");
  const { body } = await open("GET", "/sessions");
  return body.data;
}

it("[SESSION-O3] lists each sign-in with browser and system, the one that asks first", async () => {
  const email = "merchant@marquee.test";
  const [phone, desk] = [await device(email, 3600), await device(email, 60)];
  await sessionsOf(desk);
  const sessions = await sessionsOf(phone);
  expect(sessions.slice(0, 2)).toMatchObject([
    { browser: "Firefox", system: "Linux", isThis: "Y", hasSecondFactor: "N" },
    { browser: "Firefox", system: "Linux", isThis: "N" },
  ]);
  expect(await sessionsOf(phone)).toEqual(sessions);
});

it("[SESSION-O4] ends one session alone, at once and for reads too, and a repeat changes nothing", async () => {
  const email = "reader@marquee.test";
  const [phone, desk] = [await device(email, 7200), await device(email, 120)];
  await sessionsOf(phone);
  const other = (await sessionsOf(desk)).find(({ isThis }) => isThis === "N");
  const end = () => desk("POST", "/endSession", { id: other?.id });
  const first = await end();
  expect(first.status).toBe(200);
  expect((await end()).body).toEqual(first.body);
  expect((await phone("GET", "/session")).status).toBe(401);
  expect((await desk("GET", "/session")).status).toBe(200);
  expect((await sessionsOf(desk)).map(({ id }) => id)).not.toContain(other?.id);
});

it("[SESSION-O4] ends no session of another user", async () => {
  const own = await device("other@marquee.test", 30);
  const [known] = await sessionsOf(own);
  const stranger = await device("agent@marquee.test", 30);
  expect((await stranger("POST", "/endSession", { id: known?.id })).status).toBe(404);
  expect((await own("GET", "/session")).status).toBe(200);
});

it("[SESSION-O5] ends the session that asks if none is named, also one that was never seen", async () => {
  const open = await device("branch@marquee.test", 45);
  expect((await open("POST", "/endSession", {})).status).toBe(200);
  expect((await open("GET", "/session")).status).toBe(401);
});
