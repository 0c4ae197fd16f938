import { SignJWT, generateKeyPair } from "jose";
import { request } from "node:http";
import { afterAll, beforeAll, expect, it } from "vitest";
import type { TestDatabase } from "../testing/database.ts";
import {
  openTestSandbox,
  readJson,
  startTestServer,
  type TestServer,
  type TestSandbox,
} from "../testing/server.ts";
import { settableClock } from "../testing/settable-clock.ts";
import { ATTEMPTS } from "./sign-in-attempts.ts";

const clock = settableClock();
let sandbox: TestSandbox;
let database: TestDatabase;
let server: TestServer;
beforeAll(async () => {
  sandbox = await openTestSandbox({ tokenClock: clock });
  ({ database, server } = sandbox);
});
afterAll(() => sandbox.close());

interface CallResponse {
  readonly status: number;
  readonly body: {
    readonly error?: { readonly message: string };
    readonly idToken?: string;
    readonly localId?: string;
    readonly users?: {
      readonly localId: string;
      readonly email: string;
      readonly disabled: boolean;
    }[];
    readonly oobLink?: string;
  };
}

async function call(operation: string, body: object, bearer?: string): Promise<CallResponse> {
  const response = await fetch(`${server.origin}/identitytoolkit.googleapis.com/v1/${operation}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return { status: response.status, body: await readJson(response) };
}

let names = 0;
async function signUpUser() {
  const email = `person-${++names}@example.org`;
  const { body } = await call("accounts:signUp", { email, password: "first-pass" });
  return { email, idToken: body.idToken ?? "", localId: body.localId ?? "" };
}
const lookup = async (idToken: string) =>
  (await call("accounts:lookup", { idToken })).body.error?.message;

const base64 = (value: object) => Buffer.from(JSON.stringify(value)).toString("base64url");
function claimsFor(localId: string) {
  const now = Math.floor(clock.now().getTime() / 1000);
  const { issuer, projectId } = server.sandbox;
  return {
    iss: issuer,
    aud: projectId,
    sub: localId,
    iat: now,
    exp: now + 3600,
    auth_time: now,
    email_verified: true,
  };
}
async function publicKey() {
  const response = await fetch(`${server.origin}/__identity/jwks.json`);
  const { keys } = await readJson<{ keys: { kid: string; n: string }[] }>(response);
  if (!keys[0]) throw new Error("the key set is empty");
  return keys[0];
}

it("[SBX-I4] refuses a token without a signature", async () => {
  const { localId } = await signUpUser();
  const forged = `${base64({ alg: "none", typ: "JWT" })}.${base64(claimsFor(localId))}.`;
  expect(await lookup(forged)).toBe("INVALID_ID_TOKEN");
});

it("[SBX-I4] refuses a token signed with another key under our key's name", async () => {
  const { localId } = await signUpUser();
  const { kid } = await publicKey();
  const { privateKey } = await generateKeyPair("RS256");
  const forged = await new SignJWT(claimsFor(localId))
    .setProtectedHeader({ alg: "RS256", kid })
    .sign(privateKey);
  expect(await lookup(forged)).toBe("INVALID_ID_TOKEN");
});

it("[SBX-I4] refuses a token signed with the public key as a shared secret", async () => {
  const { localId } = await signUpUser();
  const { kid, n } = await publicKey();
  const forged = await new SignJWT(claimsFor(localId))
    .setProtectedHeader({ alg: "HS256", kid })
    .sign(new TextEncoder().encode(n));
  expect(await lookup(forged)).toBe("INVALID_ID_TOKEN");
});

it("[SBX-I4] refuses a token whose payload was changed", async () => {
  const [own, other] = [await signUpUser(), await signUpUser()];
  const [head, , signature] = own.idToken.split(".");
  expect(await lookup(`${head}.${base64(claimsFor(other.localId))}.${signature}`)).toBe(
    "INVALID_ID_TOKEN",
  );
});

it("[SBX-I4] refuses a token after its hour, and an account that was disabled", async () => {
  const { idToken, localId } = await signUpUser();
  expect(await lookup(idToken)).toBeUndefined();
  const admin = server.sandbox.identity.adminToken;
  const projects = `projects/${server.sandbox.projectId}`;
  await call(`${projects}/accounts:update`, { localId, disableUser: true }, admin);
  expect(await lookup(idToken)).toBe("USER_DISABLED");
  clock.advance(3601);
  expect(await lookup(idToken)).toBe("TOKEN_EXPIRED");
});

it("[SBX-I7] refuses the code of a mail after its hour", async () => {
  const { email } = await signUpUser();
  const admin = server.sandbox.identity.adminToken;
  const { body } = await call(
    `projects/${server.sandbox.projectId}/accounts:sendOobCode`,
    { requestType: "PASSWORD_RESET", email, returnOobLink: true },
    admin,
  );
  const oobCode = new URL(body.oobLink ?? "").searchParams.get("oobCode");
  clock.advance(3600);
  const late = await call("accounts:resetPassword", { oobCode, newPassword: "second-pass" });
  expect(late.body.error?.message).toBe("EXPIRED_OOB_CODE");
});

it("[SBX-I5] slows down guesses at one account's password, also in parallel", async () => {
  const { email } = await signUpUser();
  const guess = (password: string) => call("accounts:signInWithPassword", { email, password });
  const guesses = await Promise.all(
    Array.from({ length: ATTEMPTS + 5 }, (_, index) => guess(`guess-${index}`)),
  );
  const slowed = guesses.filter((one) => one.body.error?.message.startsWith("TOO_MANY_ATTEMPTS"));
  expect(slowed).toHaveLength(5);
  expect((await guess("first-pass")).status).toBe(400);
  clock.advance(5 * 60);
  expect((await guess("first-pass")).status).toBe(200);
});

it("[SBX-I9] lets only the server's bearer reach the project's calls", async () => {
  const { email, idToken, localId } = await signUpUser();
  const path = `projects/${server.sandbox.projectId}/accounts:lookup`;
  for (const bearer of [undefined, "owner", idToken])
    expect((await call(path, { email: [email] }, bearer)).status).toBe(401);
  const admin = server.sandbox.identity.adminToken;
  expect((await call(path, { email: [email] }, admin)).body.users?.[0]?.localId).toBe(localId);
  expect((await call("projects/another/accounts:lookup", {}, admin)).status).toBe(404);
});

it("[SBX-I9] creates, finds and changes accounts for the server", async () => {
  const admin = server.sandbox.identity.adminToken;
  const projects = `projects/${server.sandbox.projectId}`;
  const user = { localId: "made-by-server", email: "made@example.org", password: "first-pass" };
  expect((await call(`${projects}/accounts`, user, admin)).body.localId).toBe("made-by-server");
  expect((await call(`${projects}/accounts`, user, admin)).body.error?.message).toBe(
    "DUPLICATE_LOCAL_ID",
  );
  await call(
    `${projects}/accounts:update`,
    { localId: "made-by-server", email: "renamed@example.org" },
    admin,
  );
  const { body } = await call(
    `${projects}/accounts:lookup`,
    { localId: ["made-by-server", "unknown"] },
    admin,
  );
  expect(body.users).toMatchObject([{ email: "renamed@example.org" }]);
});

it("[SBX-I2] gives an address that two accounts ask for at once to one of them", async () => {
  const [one, other] = [await signUpUser(), await signUpUser()];
  const email = "asked-for-twice@example.org";
  const holder = await database.pool.connect();
  await holder.query("begin");
  await holder.query("update sandbox.account set email = $1 where local_id = $2", [
    email,
    one.localId,
  ]);
  const result = call(
    `projects/${server.sandbox.projectId}/accounts:update`,
    { localId: other.localId, email },
    server.sandbox.identity.adminToken,
  );
  await expect.poll(() => database.countWaiting()).toBe(1);
  await holder.query("commit");
  holder.release();
  expect(await result).toMatchObject({ status: 400, body: { error: { message: "EMAIL_EXISTS" } } });
});

function rawStatus(headers: Record<string, string>): Promise<number | undefined> {
  return new Promise((resolve, reject) => {
    const sent = request(`${server.origin}/__identity/jwks.json`, { headers }, (response) => {
      response.resume();
      resolve(response.statusCode);
    });
    sent.on("error", reject);
    sent.end();
  });
}

it("[SBX-G1] serves this machine alone", async () => {
  for (const headers of [
    {},
    { host: "127.8.0.1:3000" },
    { host: "[::1]" },
    { host: "marquee.ca.localhost:3000" },
  ])
    expect(await rawStatus(headers)).toBe(200);
  for (const headers of [
    { host: "evil.example" },
    { host: "127.0.0.1.evil.example" },
    { host: "128.0.0.1" },
    { host: "localhost.evil.example:3000" },
    { host: "evillocalhost" },
    { "x-forwarded-for": "203.0.113.7" },
    { forwarded: "for=203.0.113.7" },
    { "sec-fetch-site": "cross-site" },
    { origin: "https://evil.example" },
    { origin: "null" },
    { origin: "http://localhost.evil.example:3000" },
    { origin: "" },
  ])
    expect(await rawStatus(headers)).toBe(403);
});

it("[SBX-I8] responds to a failure of its own with plain text, so that no user is signed out", async () => {
  const pool = database.newPool();
  const broken = await startTestServer(pool);
  await pool.end();
  const response = await fetch(
    `${broken.origin}/identitytoolkit.googleapis.com/v1/accounts:lookup`,
    {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ idToken: (await signUpUser()).idToken }),
    },
  );
  await broken.close();
  expect(response.status).toBe(503);
  expect(response.headers.get("content-type")).toContain("text/plain");
});

it("[SBX-I8] responds to an unreadable request with the service's error form", async () => {
  const url = `${server.origin}/identitytoolkit.googleapis.com/v1/accounts:signUp`;
  const headers = { "content-type": "application/json" };
  for (const body of ["{", "[]", "null"]) {
    const response = await fetch(url, { method: "POST", headers, body });
    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ error: { message: "INVALID_ARGUMENT" } });
  }
  expect((await call("accounts:createAuthUri", {})).status).toBe(404);
});
