import { ApiFailure } from "@marquee/api/client/api-failure";
import { createClient } from "@marquee/api/client/create-client";
import type { Failure } from "@marquee/api/http/failure";
import { signInRefusal } from "@marquee/domain/session/sign-in";
import { expect, it, vi } from "vitest";
import { endOwnSession, lookUpUser } from "./session-actors.ts";

/** A client of a server that refuses every call. */
function refusing(status: number, failure: Failure) {
  vi.stubGlobal("fetch", () => Promise.resolve(Response.json({ error: failure }, { status })));
  return createClient({
    base: () => "https://server.test/api",
    token: () => Promise.resolve("token"),
  });
}

const lookUp = (message: string) =>
  lookUpUser(refusing(403, { tag: "Forbidden", message }), "ann@b.ca");
const lookUpRefusal = async (message: string) => {
  const user = await lookUp(message);
  return signInRefusal(
    { isVerified: false },
    user && { authType: user.authType, isShopify: user.user.isShopify },
  );
};

it("[SESSION-A2] says to an advertiser without a verified e-mail that it is not verified", async () => {
  expect(await lookUpRefusal("Email is not verifed")).toBe("Email is not verifed");
});

it("[SESSION-A2] says to any other user that they are no advertiser", async () => {
  const message = "User is not Admin please Signup to Onboard";
  expect(await lookUpRefusal(message)).toBe(message);
});

it("[SESSION-A2] says nothing of a user whom the server could not look up", async () => {
  const away = refusing(503, { tag: "Unavailable", message: "away" });
  await expect(lookUpUser(away, "ann@b.ca")).rejects.toBeInstanceOf(ApiFailure);
});

it("[SESSION-O6] ends the session that is signed out of, by its token and without an id", async () => {
  const calls: (readonly [string, RequestInit | undefined])[] = [];
  const client = createClient({
    base: () => "https://server.test/api",
    token: () => Promise.resolve("own"),
  });
  vi.stubGlobal("fetch", (request: Request | string, options?: RequestInit) => {
    calls.push([String(request instanceof Request ? request.url : request), options]);
    return Promise.resolve(Response.json({ data: { endedOn: "2026-11-28T12:00:00Z" } }));
  });
  await endOwnSession(client);
  expect(calls).toEqual([
    [
      "https://server.test/api/endSession",
      expect.objectContaining({ method: "POST", keepalive: true, body: "{}" }),
    ],
  ]);
});

it("[SESSION-O6] signs out though the server refuses, is away, or never responds", async () => {
  vi.useFakeTimers();
  try {
    for (const token of [
      () => Promise.resolve("old"),
      () => Promise.reject(new Error("no token")),
      () => Promise.withResolvers<string>().promise,
    ]) {
      vi.stubGlobal("fetch", () => Promise.reject(new TypeError("away")));
      const ended = endOwnSession(createClient({ base: () => "https://server.test/api", token }));
      await vi.advanceTimersByTimeAsync(1000);
      await ended;
    }
    expect(vi.getTimerCount()).toBe(0);
  } finally {
    vi.useRealTimers();
  }
});
