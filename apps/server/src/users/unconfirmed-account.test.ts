import type { Identity, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { performUserJobs } from "@marquee/verification/harness/perform-user-jobs";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userDraft as draft } from "@marquee/verification/harness/user-draft";
import { userPath } from "@marquee/verification/harness/user-path";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { COMMANDS } from "../operate/commands.ts";
import { defaultRoleId } from "./default-roles.ts";

const DAY_MS = 24 * 60 * 60 * 1000;

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const create = (who: string, body: UserDraft) =>
  server.call<UserDetails>(who, "POST", userPath("users", who), { body });
const createIdentity = (who: string, body: UserDraft) =>
  server.call<Identity>(who, "POST", userPath("creatreFirebaseUser", who), { body });

interface Session {
  readonly idToken?: string;
  readonly refreshToken?: string;
}
const identity = async (call: string, payload: object) => {
  const response = await server.app.inject({
    method: "POST",
    url: `/identitytoolkit.googleapis.com/v1/accounts:${call}?key=embedded`,
    payload: { returnSecureToken: true, ...payload },
  });
  return { status: response.statusCode, ...response.json<Session>() };
};
const signUp = (email: string) => identity("signUp", { email, password: "a-stranger" });
const signIn = async (email: string, password: string) =>
  (await identity("signInWithPassword", { email, password })).status;
const refresh = async ({ refreshToken = "" }: Session) =>
  (
    await server.app.inject({
      method: "POST",
      url: "/securetoken.googleapis.com/v1/token?key=embedded",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      payload: new URLSearchParams({
        grant_type: "refresh_token",
        refresh_token: refreshToken,
      }).toString(),
    })
  ).statusCode;
const confirm = (email: string) =>
  server.database.owner.query("update sandbox.account set email_verified = true where email = $1", [
    email,
  ]);
const sentMails = async (email: string) =>
  (
    await server.database.owner.query<{ mail: string }>(
      "select payload->>'mail' as mail from outbox where kind = 'userMail' and payload->>'email' = $1 order by key",
      [email],
    )
  ).rows.map(({ mail }) => mail);

describe("an account that was never confirmed", () => {
  it("[USER-I4] loses its password and sessions when a company adds its e-mail", async () => {
    const email = "victim@new.test";
    const session = await signUp(email);
    expect((await create("merchant", draft("victim"))).status).toBe(200);
    await confirm(email);
    expect(await signIn(email, "a-stranger")).toBe(400);
    expect(await refresh(session)).toBe(400);
    expect(await signIn(email, "a-good-one")).toBe(200);
  });

  it("[USER-I4] loses its password when the account alone is made", async () => {
    const email = "alone-victim@new.test";
    await signUp(email);
    const { data } = await createIdentity("merchant", draft("alone-victim"));
    expect(data).toMatchObject({ isExistUser: "N", emailVerified: false });
    expect([await signIn(email, "a-stranger"), await signIn(email, "a-good-one")]).toEqual([
      400, 200,
    ]);
  });

  it("[USER-I4] loses its password to the outbox's job, which mails a reset", async () => {
    const email = "job-victim@new.test";
    expect((await create("merchant", draft("job-victim"))).status).toBe(200);
    await server.database.owner.query("delete from sandbox.account where email = $1", [email]);
    await server.database.owner.query(
      "delete from outbox where kind = 'userMail' and payload->>'email' = $1",
      [email],
    );
    await signUp(email);
    await performUserJobs(server, email);
    expect(await signIn(email, "a-stranger")).toBe(400);
    expect(await sentMails(email)).toEqual(["PASSWORD_RESET"]);
  });

  it("[USER-I4] loses its password when its e-mail is made a master user", async () => {
    const email = "boss@new.test";
    await signUp(email);
    await COMMANDS["master"]?.run(server.pool, [email, "The", "Boss"]);
    await performUserJobs(server, email);
    await confirm(email);
    expect(await signIn(email, "a-stranger")).toBe(400);
    expect(await sentMails(email)).toEqual(["PASSWORD_RESET"]);
  });

  it("[USER-I2] is not made for a user of another company, so that no other user chooses their password", async () => {
    expect((await create("merchant", draft("theirs"))).status).toBe(200);
    const owner = { companyId: COMPANY.northline, password: "another-one" };
    expect((await createIdentity("master", draft("theirs", owner))).status).toBe(409);
    expect(await signIn("theirs@new.test", "a-good-one")).toBe(200);
    expect((await createIdentity("merchant", draft("theirs"))).data.isExistUser).toBe("Y");
    expect(await signIn("theirs@new.test", "a-good-one")).toBe(200);
  });
});

describe("an e-mail that a company holds", () => {
  const elsewhere = (name: string) =>
    draft(name, {
      companyId: COMPANY.northline,
      roleId: defaultRoleId("Read_Only"),
      password: "of-northline",
    });

  it("[USER-C11] is free for another company 14 days later, if it is not confirmed", async () => {
    await create("merchant", draft("lost"));
    await create("merchant", draft("confirmed"));
    await confirm("confirmed@new.test");
    server.clock.advance(14 * DAY_MS - 60_000);
    expect((await create("master", elsewhere("lost"))).status).toBe(409);
    server.clock.advance(60_000);
    expect((await create("merchant", draft("lost", { firstName: "Other" }))).status).toBe(409);
    const { status, data } = await create("master", elsewhere("lost"));
    expect([status, data.companyId]).toEqual([200, COMPANY.northline]);
    expect(await signIn("lost@new.test", "a-good-one")).toBe(400);
    expect(await signIn("lost@new.test", "of-northline")).toBe(200);
    expect(await sentMails("lost@new.test")).toEqual(["VERIFY_EMAIL", "VERIFY_EMAIL"]);
    expect((await create("master", elsewhere("confirmed"))).status).toBe(409);
  });

  it("[USER-C11] stays with staff, however they became staff", async () => {
    await create("merchant", draft("aide"));
    await create("merchant", draft("manager"));
    const { owner } = server.database;
    await owner.query("update app_user set is_agent = 'Y' where email = 'aide@new.test'");
    await owner.query(
      `update app_user set role_id = (select min(role_id) from role_privilege where privilege_code = 'VIEW_ALL_COMPANY')
       where email = 'manager@new.test'`,
    );
    server.clock.advance(30 * DAY_MS);
    for (const who of ["aide", "manager"])
      expect((await create("master", elsewhere(who))).status).toBe(409);
  });

  it("[USER-C11] [NOTE-12] shows the next holder nothing that the former one was told", async () => {
    await create("merchant", draft("told"));
    const { owner } = server.database;
    await owner.query(
      `insert into notification (id, recipient, key, kind, name, subject, created_on)
       select 'n-told', 'told@new.test', 'k', kind, 'Theirs', 's', now()
       from unnest(array['storeApproved']) kind`,
    );
    server.clock.advance(14 * DAY_MS);
    expect((await create("master", elsewhere("told"))).status).toBe(200);
    const { rowCount } = await owner.query(
      "select from notification where recipient = 'told@new.test'",
    );
    expect(rowCount).toBe(0);
  });

  it("[USER-C11] stays with a user of the shop platform, who confirms nothing", async () => {
    await create("merchant", draft("shopper"));
    await server.database.owner.query(
      "update app_user set is_shopify = 'Y' where email = 'shopper@new.test'",
    );
    server.clock.advance(30 * DAY_MS);
    expect((await create("master", elsewhere("shopper"))).status).toBe(409);
  });
});

describe("adding users", () => {
  it("[LIMIT-21] is limited by user and day; a repeat and what is refused do not count", async () => {
    const statuses = [];
    for (let at = 0; at < 31; at += 1)
      statuses.push((await create("branch", draft(`many-${at}`))).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(30);
    const last = await create("branch", draft("one-more"));
    expect([last.status, last.error.message]).toEqual([
      429,
      "Too many new users today. Please add the others tomorrow.",
    ]);
    expect((await create("branch", draft("many-30"))).status).toBe(429);
    expect((await create("branch", draft("many-29"))).status).toBe(200);
    expect((await createIdentity("branch", draft("one-more"))).status).toBe(429);
    expect((await create("merchant", draft("of-a-colleague"))).status).toBe(200);
    server.clock.advance(DAY_MS);
    expect((await create("branch", draft("one-more"))).status).toBe(200);
  });
});
