import {
  serviceAccountOf,
  serviceAccountPublicKey,
} from "@marquee/verification/harness/service-account";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { jwtVerify } from "jose";
import { createPublicKey } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { readServiceAccount } from "../config/read-service-account.ts";
import { identityService, type IdentitySettings } from "./identity-service.ts";
import { serviceAccountToken } from "./service-account-token.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ template: "empty" });
});
afterAll(() => server.close());

const account = (email: string, password: string | null = "a-good-one") => ({
  localId: `id-of-${email}`,
  email,
  password,
  displayName: "Noor",
});

/** A service whose every response is this one. */
const responding = (response: () => Response, settings: Partial<IdentitySettings> = {}) =>
  identityService({
    base: () => "https://identity.test/v1",
    projectId: () => "shop",
    adminToken: () => Promise.resolve("t"),
    transport: () => Promise.resolve(response()),
    ...settings,
  });

describe("the identity service", () => {
  it("[USER-I1] creates an account once, and does not change the password of an existing one", async () => {
    const { identity } = server.services;
    const made = { tag: "known", existed: false, emailVerified: false };
    expect(await identity.ensureAccount(account("one@new.test"))).toEqual(made);
    expect(await identity.ensureAccount(account("one@new.test", "another"))).toEqual({
      ...made,
      existed: true,
    });
    expect(await identity.ensureAccount(account("two@new.test", null))).toEqual(made);
    expect(await identity.sendMail("two@new.test", "PASSWORD_RESET", null)).toEqual({
      tag: "sent",
    });
    expect(await identity.sendMail("unknown@new.test", "VERIFY_EMAIL", null)).toEqual({
      tag: "refused",
      code: "USER_NOT_FOUND",
    });
    expect(await identity.ensureAccount(account("three@new.test", "short"))).toEqual({
      tag: "refused",
      code: "WEAK_PASSWORD",
    });
  });

  it("[USER-I4] makes an account anew that another user made and did not confirm", async () => {
    const { identity } = server.services;
    const strangers = { ...account("anew@new.test", "a-stranger"), localId: "strangers" };
    await identity.ensureAccount(strangers);
    expect(await identity.ensureAccount(account("anew@new.test"))).toEqual({
      tag: "known",
      existed: false,
      emailVerified: false,
    });
    const { rows } = await server.database.owner.query(
      "select local_id from sandbox.account where email = 'anew@new.test'",
    );
    expect(rows).toEqual([{ local_id: "id-of-anew@new.test" }]);
  });

  it("[USER-I4] leaves an account whose e-mail was confirmed as it is", async () => {
    const { identity } = server.services;
    await identity.ensureAccount({ ...account("sure@new.test"), localId: "their-own" });
    expect(await identity.isConfirmed("sure@new.test")).toEqual({
      tag: "known",
      isConfirmed: false,
    });
    await server.database.owner.query(
      "update sandbox.account set email_verified = true where email = 'sure@new.test'",
    );
    const known = { tag: "known", existed: true, emailVerified: true };
    expect(await identity.ensureAccount(account("sure@new.test"))).toEqual(known);
    expect(await identity.isConfirmed("sure@new.test")).toEqual({
      tag: "known",
      isConfirmed: true,
    });
    expect(await identity.isConfirmed("no-one@new.test")).toEqual({
      tag: "known",
      isConfirmed: false,
    });
  });

  it("[USER-I4] gives up on an account that another user makes again and again", async () => {
    const taken = responding(() => Response.json({}), {
      transport: (url, init) => {
        const { pathname } = new URL(new Request(url, init).url);
        if (pathname.endsWith(":lookup"))
          return Promise.resolve(Response.json({ users: [{ localId: "strangers" }] }));
        if (pathname.endsWith(":delete")) return Promise.resolve(Response.json({}));
        const error = { message: "EMAIL_EXISTS" };
        return Promise.resolve(Response.json({ error }, { status: 400 }));
      },
    });
    expect(await taken.ensureAccount(account("one@new.test"))).toMatchObject({
      tag: "unavailable",
    });
  });

  it("[USER-I1] is called at the project's address, with the administrator's token", async () => {
    const asked: { url?: string; authorization?: string | null } = {};
    const identity = responding(() => Response.json({}), {
      transport: (url, init) => {
        const request = new Request(url, init);
        asked.url = request.url;
        asked.authorization = request.headers.get("authorization");
        return Promise.resolve(Response.json({}));
      },
    });
    await identity.sendMail("one@new.test", "VERIFY_EMAIL", null);
    expect(asked).toEqual({
      url: "https://identity.test/v1/projects/shop/accounts:sendOobCode",
      authorization: "Bearer t",
    });
  });

  it("[USER-C4] is unavailable if its response is not in its form, is late, or asks to retry", async () => {
    const refusal = (message: string, status: number) => () =>
      Response.json({ error: { message } }, { status });
    for (const identity of [
      responding(refusal("UNAUTHENTICATED", 401)),
      responding(refusal("INTERNAL", 500)),
      responding(refusal("TOO_MANY_ATTEMPTS_TRY_LATER : slow down", 400)),
      responding(refusal("OPERATION_NOT_ALLOWED : Password sign-in is off.", 400)),
      responding(() => new Response("<h1>Bad gateway</h1>", { status: 502 })),
      responding(() => new Response("<h1>No</h1>", { status: 400 })),
      responding(() => Response.json({}), { adminToken: () => Promise.reject(new Error("no")) }),
      responding(() => Response.json({}), {
        transport: () => Promise.reject(new TypeError("fetch failed", { cause: "ECONNREFUSED" })),
      }),
    ])
      expect((await identity.ensureAccount(account("x@new.test"))).tag).toBe("unavailable");
  });
});

describe("the token of a service account", () => {
  it("[USER-I3] is got by a signed assertion, and used until shortly before it ends", async () => {
    const asked: string[] = [];
    let now = 1_800_000_000;
    const token = serviceAccountToken(
      readServiceAccount({ FIREBASE_SERVICE_ACCOUNT: serviceAccountOf("shop") }, "shop", []),
      {
        nowSeconds: () => now,
        transport: async (_url, init) => {
          const body = new URLSearchParams(init?.body as URLSearchParams);
          asked.push(body.get("assertion") ?? "");
          expect(body.get("grant_type")).toBe("urn:ietf:params:oauth:grant-type:jwt-bearer");
          return Response.json({ access_token: `token ${asked.length}`, expires_in: 3600 });
        },
      },
    );
    const { signal } = new AbortController();
    expect([await token(signal), await token(signal)]).toEqual(["token 1", "token 1"]);
    now += 3541;
    expect(await token(signal)).toBe("token 2");
    const { payload } = await jwtVerify(asked[0] ?? "", createPublicKey(serviceAccountPublicKey), {
      audience: "https://oauth2.googleapis.com/token",
      issuer: "marquee@shop.iam.gserviceaccount.test",
      currentDate: new Date(1_800_000_000_000),
    });
    expect(payload["scope"]).toBe("https://www.googleapis.com/auth/identitytoolkit");
  });

  it("[CONFIG-M12] needs a key file of the same project, and no reason repeats it", () => {
    const accountReasons = (text: string, project = "shop"): readonly string[] => {
      const reasons: string[] = [];
      readServiceAccount({ FIREBASE_SERVICE_ACCOUNT: text }, project, reasons);
      return reasons;
    };
    expect(accountReasons(serviceAccountOf("shop"))).toEqual([]);
    expect(accountReasons(serviceAccountOf("shop"), "other")).toEqual([
      "FIREBASE_SERVICE_ACCOUNT is of another project than FIREBASE_PROJECT_ID.",
    ]);
    for (const text of ["no json", "null", '{"client_email":"a@b"}', '{"private_key":"s3cret"}']) {
      const [reason] = accountReasons(text);
      expect(reason).toMatch(/^FIREBASE_SERVICE_ACCOUNT is the JSON of a service account's key/);
      expect(reason).not.toContain("s3cret");
    }
  });
});
