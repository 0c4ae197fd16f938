import { afterAll, beforeAll, expect, it } from "vitest";
import { seconds } from "../clock.ts";
import { openTestSandbox, readJson, type TestSandbox } from "../testing/server.ts";
import { settableClock } from "../testing/settable-clock.ts";

const clock = settableClock();
let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox({ tokenClock: clock });
});
afterAll(() => sandbox.close());

interface ResponseBody {
  readonly error?: { readonly message: string };
  readonly idToken?: string;
  readonly localId?: string;
}

async function call(operation: string, body: object, bearer?: string): Promise<ResponseBody> {
  const { origin } = sandbox.server;
  const response = await fetch(`${origin}/identitytoolkit.googleapis.com/v1/${operation}`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      ...(bearer ? { authorization: `Bearer ${bearer}` } : {}),
    },
    body: JSON.stringify(body),
  });
  return readJson(response);
}

/** A user who has signed up, what the server changes of them, and the error with which their token is refused. */
async function signUp(email: string) {
  const { idToken, localId } = await call("accounts:signUp", { email, password: "first-pass" });
  const { identity, projectId } = sandbox.server.sandbox;
  const operation = `projects/${projectId}/accounts:update`;
  const update = async (change: object) =>
    (await call(operation, { localId, ...change }, identity.adminToken)).error?.message;
  const lookup = async () => (await call("accounts:lookup", { idToken })).error?.message;
  return { second: seconds(clock.now()), update, lookup };
}

it("[SBX-I10] ends the sessions from before the second that the server names", async () => {
  const { second, update, lookup } = await signUp("ends@example.org");
  expect(await update({ validSince: String(second - 60) })).toBeUndefined();
  expect(await lookup()).toBeUndefined();
  for (const validSince of ["soon", second])
    expect(await update({ validSince })).toBe("INVALID_ARGUMENT");
  expect(await update({ validSince: String(second + 60) })).toBeUndefined();
  expect(await lookup()).toBe("TOKEN_EXPIRED");
});

it("[SBX-I6] leaves ended what a password ended, whatever second is named with it", async () => {
  const { second, update, lookup } = await signUp("password@example.org");
  clock.advance(10);
  const change = { password: "second-pass", validSince: String(second) };
  expect(await update(change)).toBeUndefined();
  expect(await lookup()).toBe("TOKEN_EXPIRED");
});

it("[SBX-I10] leaves ended what a second ended, after an earlier one and after a password", async () => {
  const { second, update, lookup } = await signUp("stays@example.org");
  for (const change of [
    { validSince: String(second + 60) },
    { validSince: String(second - 60) },
    { password: "second-pass" },
  ]) {
    expect(await update(change)).toBeUndefined();
    expect(await lookup()).toBe("TOKEN_EXPIRED");
  }
});
