import { encodeEmail } from "@marquee/api/http/path";
import type { UserDetails } from "@marquee/domain/users/user.schema";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultRoleId } from "./default-roles.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const toEmail = (who: string) => `${who}@marquee.test`;
const end = (who: string, by: string) =>
  server.call<UserDetails>(by, "POST", `/endUser/${encodeEmail(toEmail(who))}`);
const session = (who: string) => server.call(who, "GET", "/session");
const rowsOf = async (text: string, ...values: string[]) =>
  (await server.database.owner.query(text, values)).rows;

describe("ending a user's access", () => {
  it("[USER-E2] is refused to users who may not update the user, for a master to all but masters, and for oneself", async () => {
    const statuses = [];
    for (const [who, by] of [
      ["reader", "reader"],
      ["reader", "other"],
      ["reader", "branch"],
      ["master", "merchant"],
      ["master", "master"],
      ["merchant", "merchant"],
    ] as const)
      statuses.push((await end(who, by)).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 403]);
    expect((await end("master", "master")).error.message).toBe(
      "You cannot end your own access. Another user who may update users can.",
    );
    expect((await session("reader")).status).toBe(200);
  });

  it("[USER-E1] [SESSION-T6] signs the user out at once under the token they have, and keeps the row", async () => {
    expect((await session("reader")).status).toBe(200);
    const ended = await end("reader", "merchant");
    expect([ended.status, ended.data.endedOn === null]).toEqual([200, false]);
    expect((await session("reader")).status).toBe(403);
    expect((await end("reader", "merchant")).data).toEqual(ended.data);
    expect(
      await rowsOf("select name from app_user where email = $1", toEmail("reader")),
    ).toHaveLength(1);
  });

  it("[USER-E4] lets staff alone give the e-mail out again, with nothing of the user before", async () => {
    await end("reader", "merchant");
    await rowsOf(
      "insert into notification (id, recipient, key, kind, name, subject, created_on) values ('n1', $1, 'k', 'storeApproved', 'Theirs', 's', now())",
      toEmail("reader"),
    );
    const draft = {
      email: toEmail("reader"),
      firstName: "Next",
      mobileNo: "4165550199",
      password: "a-good-one",
      roleId: defaultRoleId("Read_Only"),
      companyId: COMPANY.northline,
      storeId: null,
      isAgent: "N",
    };
    const add = (by: string, body: object) =>
      server.call<UserDetails>(by, "POST", `/users/${encodeEmail(toEmail(by))}`, { body });
    expect((await add("other", draft)).status).toBe(409);
    const added = await add("master", draft);
    expect([added.status, added.data.endedOn, added.data.companyId, added.data.name]).toEqual([
      200,
      null,
      COMPANY.northline,
      "Next",
    ]);
    expect((await add("master", draft)).status).toBe(200);
    expect(await rowsOf("select from notification where recipient = $1", draft.email)).toEqual([]);
    // The sign-in from before the end is over for good.
    expect((await session("reader")).status).toBe(401);
  });

  it("[USER-E3] leaves one master, of two who end each other at once", async () => {
    await rowsOf(
      "update app_user set is_master = 'Y', company_id = null, store_id = null where email = $1",
      toEmail("agent"),
    );
    const both = await Promise.all([end("agent", "master"), end("master", "agent")]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 403]));
    expect(
      await rowsOf("select from app_user where is_master = 'Y' and ended_on is null"),
    ).toHaveLength(1);
  });
});

describe("a password that was reset", () => {
  it("[SESSION-T6] ends what sign-ins from before may change", async () => {
    const profile = () =>
      server.call("shop", "POST", `/updateFirebaseUser/${encodeEmail(toEmail("shop"))}`, {
        body: { email: toEmail("shop"), mobileNo: "4165550123" },
      });
    expect((await profile()).status).toBe(200);
    await rowsOf(
      "update sandbox.account set valid_since = now() + interval '10 seconds' where email = $1",
      toEmail("shop"),
    );
    const refused = await profile();
    expect([refused.status, refused.error.message]).toEqual([
      401,
      "Your sign-in has ended. Please sign in again.",
    ]);
  });
});
