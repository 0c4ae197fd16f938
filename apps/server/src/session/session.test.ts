import { encodeEmail } from "@marquee/api/http/path";
import type { LoggedUser } from "@marquee/domain/access/logged-user.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultRoleId } from "../users/default-roles.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const session = (headers: Record<string, string>) =>
  server.call(null, "GET", "/session", { headers });

describe("who is calling", () => {
  it("[SESSION-T1] is given by a bearer token alone, in one form", async () => {
    const token = await server.tokenOf("merchant");
    expect((await session({ authorization: `Bearer ${token}` })).status).toBe(200);
    for (const authorization of [
      token,
      `Basic ${token}`,
      `Bearer ${token} `,
      "Bearer",
      "Bearer null",
      `Bearer ${token}x`,
      `bearer  ${token}`,
    ]) {
      const { status, error, headers } = await session({ authorization });
      expect([status, error.tag, headers["www-authenticate"]]).toEqual([
        401,
        "Unauthenticated",
        "Bearer",
      ]);
    }
    for (const headers of [
      { cookie: `token=${token}` },
      { "x-forwarded-user": "master@marquee.test" },
    ])
      expect((await session(headers as Record<string, string>)).status).toBe(401);
  });

  it("[SITE-S5] names the country of the company of who is signed in", async () => {
    const sessionCountry = async (person: "merchant" | "master") =>
      (await server.call(person, "GET", "/session")).data;
    expect(await sessionCountry("merchant")).toMatchObject({ companyCountry: "canada" });
    expect(await sessionCountry("master")).not.toHaveProperty("companyCountry");
  });

  it("[SESSION-T1] is checked before anything of the request is read", async () => {
    const path = `/offers/${encodeEmail("merchant@marquee.test")}`;
    expect((await server.call(null, "POST", path, { body: { nonsense: 1 } })).status).toBe(401);
    expect(
      (await server.call(null, "GET", `/getCompanyOffer/${COMPANY.maple}/nonsense`)).status,
    ).toBe(401);
  });

  it("[SESSION-T2] is looked up on each request: rights end at once, under the same token", async () => {
    const path = `/offers/${encodeEmail("branch@marquee.test")}`;
    expect((await server.call("branch", "POST", path, { body: offerDraft("before") })).status).toBe(
      200,
    );
    const set = (text: string, value: unknown) =>
      server.database.owner.query(
        `update app_user set ${text} = $1 where email = 'branch@marquee.test'`,
        [value],
      );
    await set("role_id", defaultRoleId("Read_Only"));
    expect((await server.call("branch", "POST", path, { body: offerDraft("after") })).status).toBe(
      403,
    );
    await set("auth_type", "AU");
    expect((await server.call("branch", "GET", "/session")).status).toBe(403);
    await server.database.owner.query("delete from app_user where email = 'branch@marquee.test'");
    expect((await server.call("branch", "GET", "/session")).error.message).toBe(
      "User is not Admin please Signup to Onboard",
    );
  });

  it("[SESSION-T3] must be an advertiser with a verified e-mail, and the refusal says which is missing", async () => {
    expect((await server.call("unverified", "GET", "/session")).error).toMatchObject({
      tag: "Forbidden",
      message: "Email is not verifed",
    });
    expect((await server.call("shopper", "GET", "/session")).error.message).toBe(
      "User is not Admin please Signup to Onboard",
    );
    expect((await server.call("stranger", "GET", "/session")).error.message).toBe(
      "User is not Admin please Signup to Onboard",
    );
  });

  it("[SESSION-T3] may come from the shop platform without a verified e-mail", async () => {
    await server.database.owner.query(
      "update app_user set is_shopify = 'Y' where email = 'unverified@marquee.test'",
    );
    const { status, data } = await server.call<LoggedUser>("unverified", "GET", "/session");
    expect([status, data.isShopify]).toEqual([200, "Y"]);
  });

  it("[SESSION-T4] may look up themselves and colleagues; users of other companies and unknown ones look alike", async () => {
    const look = (who: string, email: string) =>
      server.call<{ authType: string; isShopify: string }>(
        who,
        "GET",
        `/getUserById/${encodeEmail(email)}`,
      );
    expect((await look("reader", "Merchant@Marquee.test")).data).toMatchObject({
      authType: "A",
      isShopify: "N",
    });
    const stranger = await look("reader", "other@marquee.test");
    expect(stranger.status).toBe(403);
    expect(withoutReference(await look("reader", "unknown@marquee.test"))).toBe(
      withoutReference(stranger),
    );
    expect((await look("agent", "other@marquee.test")).status).toBe(200);
    expect((await look("agent", "unknown@marquee.test")).status).toBe(404);
  });
});
