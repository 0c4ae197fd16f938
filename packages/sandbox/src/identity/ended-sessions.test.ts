import { afterAll, beforeAll, expect, it } from "vitest";
import { openTestSandbox, readJson, type TestSandbox } from "../testing/server.ts";

let sandbox: TestSandbox;
beforeAll(async () => {
  sandbox = await openTestSandbox();
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

it("[SBX-I10] ends the sessions from before the second that the server names", async () => {
  const user = { email: "ends@example.org", password: "first-pass" };
  const { idToken, localId } = await call("accounts:signUp", user);
  const { identity, projectId } = sandbox.server.sandbox;
  const update = async (validSince: unknown) =>
    (
      await call(
        `projects/${projectId}/accounts:update`,
        { localId, validSince },
        identity.adminToken,
      )
    ).error?.message;
  const lookup = async () => (await call("accounts:lookup", { idToken })).error?.message;
  const second = Math.floor(Date.now() / 1000);
  expect(await update(String(second - 60))).toBeUndefined();
  expect(await lookup()).toBeUndefined();
  for (const wrong of ["soon", second]) expect(await update(wrong)).toBe("INVALID_ARGUMENT");
  expect(await update(String(second + 60))).toBeUndefined();
  expect(await lookup()).toBe("TOKEN_EXPIRED");
});
