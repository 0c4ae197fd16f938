import type { Invitation, User, UserDetails } from "@marquee/domain/users/user.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { performUserJobs } from "@marquee/verification/harness/perform-user-jobs";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userDraft } from "@marquee/verification/harness/user-draft";
import { userPath } from "@marquee/verification/harness/user-path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const rowsOf = async <Row>(text: string, ...values: unknown[]): Promise<readonly Row[]> =>
  (await server.database.owner.query(text, values)).rows;
const toEmail = (who: string) => `${who}@new.test`;
const invite = (who: string, by = "merchant") =>
  server.call<UserDetails>(by, "POST", userPath("users", by), {
    body: userDraft(who, { password: "", invite: "Y" }),
  });
const call = (name: "inviteUser" | "withdrawInvitation", who: string, by = "merchant") =>
  server.call<UserDetails>(by, "POST", userPath(name, toEmail(who)));
const open = (token: string) =>
  server.call<Invitation>(null, "POST", "/openInvitation", { body: { token } });
/** The links of the invitations that this user is mailed, the oldest first. */
async function linksOf(who: string): Promise<readonly string[]> {
  await performUserJobs(server, toEmail(who));
  const rows = await rowsOf<{ link: string }>(
    "select payload->'content'->'link'->>'href' as link from outbox where kind = 'mail' and payload->>'to' = $1 order by created_on",
    toEmail(who),
  );
  return rows.map(({ link }) => link);
}
const tokenIn = (link = "") => new URL(link).hash.slice(1);
const newestToken = async (who: string) => tokenIn((await linksOf(who)).at(-1));
const identity = async (path: string, payload: object) =>
  (
    await server.app.inject({
      method: "POST",
      url: `/identitytoolkit.googleapis.com/v1/accounts:${path}?key=embedded`,
      payload,
    })
  ).json<{ readonly idToken?: string }>();
async function chooseAndSignIn(who: string, token: string): Promise<string> {
  const { data } = await open(token);
  const password = "their-own-1";
  await identity("resetPassword", { oobCode: data.oobCode, newPassword: password });
  const credentials = { email: toEmail(who), password, returnSecureToken: true };
  return (await identity("signInWithPassword", credentials)).idToken ?? "";
}
const findUsers = async (who: string) =>
  (
    await server.call<User[]>("merchant", "GET", `${userPath("getUsers", "merchant")}?q=${who}`)
  ).data.find(({ email }) => email === toEmail(who));

describe("an invited user", () => {
  it("[INVITE-10] needs no phone number, and is changed without one until there is one", async () => {
    const draft = userDraft("nophone", { password: "", mobileNo: "" });
    const create = (body: object) =>
      server.call<UserDetails>("merchant", "POST", userPath("users", "merchant"), { body });
    expect((await create({ ...draft, password: "marquee-demo" })).error.issues?.[0]?.rule).toBe(
      "USER-V1",
    );
    expect((await create({ ...draft, invite: "Y" })).data.mobileNo).toBe("");
    const change = (mobileNo: string) =>
      server.call<UserDetails>("merchant", "POST", userPath("updateFirebaseUser", "merchant"), {
        body: { email: toEmail("nophone"), firstName: "Named", mobileNo },
      });
    expect((await change("")).data.name).toBe("Named");
    expect((await change("4165550199")).status).toBe(200);
    expect((await change("")).error.issues?.[0]?.rule).toBe("USER-V1");
  });

  it("[INVITE-2] [USER-S1] [USER-S2] chooses the password by the mail's link, and signs in", async () => {
    const made = await invite("asked");
    expect([made.status, made.data.isConfirmed, made.data.lastSignInOn]).toEqual([200, "N", null]);
    const token = await newestToken("asked");
    expect((await findUsers("asked"))?.invitedUntil).not.toBeNull();
    expect((await open(token)).data).toMatchObject({
      email: toEmail("asked"),
      companyName: "Maple",
    });
    const idToken = await chooseAndSignIn("asked", token);
    const session = await server.app.inject({
      url: "/api/session",
      headers: { authorization: `Bearer ${idToken}` },
    });
    expect(session.statusCode).toBe(200);
    const after = await findUsers("asked");
    expect([after?.isConfirmed, after?.invitedUntil]).toEqual(["Y", null]);
    expect(after?.lastSignInOn).not.toBeNull();
    const used = await open(token);
    expect([used.status, used.error.message]).toEqual([
      404,
      "This invitation was used or withdrawn, or a newer one was sent. If you have chosen a password, sign in.",
    ]);
    expect((await call("inviteUser", "asked")).error.message).toBe(
      "This user has signed in already, and needs no invitation.",
    );
    expect((await call("withdrawInvitation", "asked")).status).toBe(403);
  });

  it("[INVITE-3] [USER-C2] is mailed once for equal creates, and once more for a press of the button", async () => {
    await Promise.all([invite("twice"), invite("twice")]);
    const first = await newestToken("twice");
    expect(await linksOf("twice")).toHaveLength(1);
    const again = await Promise.all([call("inviteUser", "twice"), call("inviteUser", "twice")]);
    expect(again.map(({ status }) => status)).toEqual([200, 200]);
    const second = await newestToken("twice");
    expect(await linksOf("twice")).toHaveLength(2);
    expect((await open(first)).status).toBe(404);
    expect((await open(second)).status).toBe(200);
  });

  it("[INVITE-4] goes if the invitation is withdrawn, and the e-mail is free", async () => {
    await invite("withdrawn");
    const token = await newestToken("withdrawn");
    expect((await call("withdrawInvitation", "withdrawn")).status).toBe(200);
    expect((await open(token)).status).toBe(404);
    expect(await findUsers("withdrawn")).toBeUndefined();
    expect((await invite("withdrawn", "other")).status).toBe(403);
    expect((await invite("withdrawn")).status).toBe(200);
  });

  it("[INVITE-2] cannot come in by a link that is too old", async () => {
    await invite("late");
    const token = await newestToken("late");
    await rowsOf(
      "update user_entry set invited_until = $2 where email = $1",
      toEmail("late"),
      "2020-01-01",
    );
    expect((await open(token)).error.message).toMatch(/^This invitation is too old/);
  });

  it("[INVITE-3] [INVITE-4] is refused to a reader and to users of another company", async () => {
    await invite("theirs");
    for (const name of ["inviteUser", "withdrawInvitation"] as const) {
      const foreign = await call(name, "theirs", "other");
      const unknownUser = await call(name, "unknown-user", "other");
      expect(foreign.status).toBe(403);
      expect(withoutReference(foreign)).toBe(withoutReference(unknownUser));
      expect((await call(name, "theirs", "reader")).status).toBe(403);
    }
  });

  it("[INVITE-5] gets a link to the site where they were added", async () => {
    const site = "merchants.localhost";
    const response = await server.app.inject({
      method: "POST",
      url: `/api${userPath("users", "merchant")}`,
      headers: {
        authorization: `Bearer ${await server.tokenOf("merchant")}`,
        host: site,
      },
      payload: userDraft("at-site", { password: "", invite: "Y" }),
    });
    expect(response.statusCode).toBe(200);
    expect(new URL((await linksOf("at-site"))[0] ?? "").host).toBe(site);
    const verified = userDraft("confirms", {});
    expect(
      (await server.call("merchant", "POST", userPath("users", "merchant"), { body: verified }))
        .status,
    ).toBe(200);
    expect(
      await rowsOf(
        "select payload->>'origin' is not null as named from outbox where kind = 'userMail' and payload->>'email' = $1",
        verified.email,
      ),
    ).toEqual([{ named: true }]);
  });
});
