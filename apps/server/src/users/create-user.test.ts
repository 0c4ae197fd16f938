import type { UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { performUserJobs } from "@marquee/verification/harness/perform-user-jobs";
import { refusing, refusingAs } from "@marquee/verification/harness/refusing-identity";
import { requestBy } from "@marquee/verification/harness/request-by";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userDraft as draft } from "@marquee/verification/harness/user-draft";
import { userPath } from "@marquee/verification/harness/user-path";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { identityService } from "../platform/identity/identity-service.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { createUser } from "./create-user.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const create = (who: string, body: UserDraft) =>
  server.call<UserDetails>(who, "POST", userPath("users", who), { body });
const peopleNamed = async (email: string) =>
  (await server.database.owner.query("select * from app_user where email = $1", [email])).rowCount;
const accountsNamed = async (email: string): Promise<number> =>
  (await server.database.owner.query("select from sandbox.account where email = $1", [email]))
    .rowCount ?? 0;
const jobsOf = async (email: string) =>
  (
    await server.database.owner.query<{ kind: string; payload: { mail?: string } }>(
      "select kind, payload from outbox where payload->>'email' = $1 order by kind",
      [email],
    )
  ).rows.map(({ kind, payload }) => payload.mail ?? kind);
const signIn = async (email: string, password: string) => {
  const response = await server.app.inject({
    method: "POST",
    url: "/identitytoolkit.googleapis.com/v1/accounts:signInWithPassword?key=embedded",
    payload: { email, password, returnSecureToken: true },
  });
  return {
    status: response.statusCode,
    token: response.json<{ idToken?: string }>().idToken ?? "",
  };
};

describe("making a user", () => {
  it("[USER-C1] makes a user and the account they sign in with, and mails them once", async () => {
    const { status, data } = await create("merchant", draft("Both", { companyId: "" }));
    expect(status).toBe(200);
    expect(data).toMatchObject({
      email: "both@new.test",
      name: "Noor",
      firstName: "Noor",
      companyId: COMPANY.maple,
      roleName: "Read_Only",
      authType: "A",
      isMaster: "N",
      createdBy: "Merchant",
      version: 1,
    });
    expect(JSON.stringify(data)).not.toContain("a-good-one");
    const { status: signedIn, token } = await signIn("both@new.test", "a-good-one");
    expect(signedIn).toBe(200);
    const headers = { authorization: `Bearer ${token}` };
    expect((await server.call(null, "GET", "/session", { headers })).error.message).toBe(
      "Email is not verifed",
    );
    expect(await jobsOf("both@new.test")).toEqual(["userAccount", "VERIFY_EMAIL"]);
  });

  it("[USER-C2] returns the first user for a repeat, and refuses another one at the e-mail", async () => {
    const first = await create("merchant", draft("again"));
    const repeat = await create("merchant", draft("again", { password: "another-one" }));
    expect(repeat.data).toEqual(first.data);
    expect((await signIn("again@new.test", "another-one")).status).toBe(400);
    const other = await create("merchant", draft("again", { firstName: "Another" }));
    expect([other.status, other.error.issues]).toEqual([
      409,
      [{ rule: "USER-C2", field: "email", message: "There is a user with this email already." }],
    ]);
    const foreign = await create("merchant", draft("x", { email: "other@marquee.test" }));
    expect(withoutReference(foreign)).toBe(withoutReference(other));
    expect((await jobsOf("again@new.test")).filter((kind) => kind === "VERIFY_EMAIL")).toHaveLength(
      1,
    );
  });

  it("[USER-C1] makes one user of two requests at once, from any callers", async () => {
    const [one, other] = await Promise.all([
      create("merchant", draft("twice")),
      create("master", draft("twice")),
    ]);
    expect([one.status, other.status]).toEqual([200, 200]);
    expect(one.data).toEqual(other.data);
    const [own, theirs] = await Promise.all([
      create("merchant", draft("race", { firstName: "Ann" })),
      create("master", draft("race", { firstName: "Bob" })),
    ]);
    expect(new Set([own.status, theirs.status])).toEqual(new Set([200, 409]));
    expect([await peopleNamed("race@new.test"), await accountsNamed("race@new.test")]).toEqual([
      1, 1,
    ]);
  });

  it("[USER-C3] makes no user if the service refuses the account", async () => {
    const request = await requestBy(server, "merchant");
    const response = await createUser(
      request,
      { ...server.services, identity: refusing },
      draft("weak"),
    );
    expect(response).toMatchObject({
      failure: {
        tag: "Invalid",
        issues: [
          {
            rule: "USER-C3",
            field: "password",
            message: "Password should be at least 6 characters",
          },
        ],
      },
    });
    expect(await peopleNamed("weak@new.test")).toBe(0);
    await performUserJobs(server, "weak@new.test");
    expect(await accountsNamed("weak@new.test")).toBe(0);
  });

  it("[USER-C3] reports at the field what the service finds wrong with it", async () => {
    const refusedField = async (code: string) => {
      const response = await createUser(
        await requestBy(server, "merchant"),
        { ...server.services, identity: refusingAs(code) },
        draft("said"),
      );
      return response instanceof Refusal
        ? response.failure.issues?.map(({ field }) => field)
        : null;
    };
    expect(await refusedField("PASSWORD_DOES_NOT_MEET_REQUIREMENTS")).toEqual(["password"]);
    expect(await refusedField("INVALID_EMAIL")).toEqual(["email"]);
  });

  it("[USER-C4] blames no e-mail for a project that takes no accounts", async () => {
    const response = await createUser(
      await requestBy(server, "merchant"),
      { ...server.services, identity: refusingAs("OPERATION_NOT_ALLOWED") },
      draft("unset"),
    );
    expect(response).toMatchObject({ failure: { tag: "Unavailable" } });
    expect(await peopleNamed("unset@new.test")).toBe(1);
  });

  it("[USER-C4] leaves a user whose account is not known to the outbox, which completes them", async () => {
    const silent = identityService({
      base: () => "http://localhost",
      projectId: () => "p",
      adminToken: () => Promise.resolve("t"),
      responseTimeout: 5,
      transport: (_url, init) =>
        new Promise((_resolve, reject) =>
          init?.signal?.addEventListener("abort", () => reject(init.signal?.reason)),
        ),
    });
    const request = await requestBy(server, "merchant");
    const response = await createUser(
      request,
      { ...server.services, identity: silent },
      draft("slow"),
    );
    expect(response).toMatchObject({ failure: { tag: "Unavailable" } });
    expect([await peopleNamed("slow@new.test"), await accountsNamed("slow@new.test")]).toEqual([
      1, 0,
    ]);
    expect(await jobsOf("slow@new.test")).toEqual(["userAccount"]);
    await performUserJobs(server, "slow@new.test");
    expect(await accountsNamed("slow@new.test")).toBe(1);
    expect(await jobsOf("slow@new.test")).toEqual(["userAccount", "PASSWORD_RESET"]);
    await performUserJobs(server, "slow@new.test");
    const mails = await server.database.owner.query(
      "select subject from sandbox.mail where recipient = 'slow@new.test'",
    );
    expect(mails.rowCount).toBe(1);
  });

  it("[USER-C4] sets the chosen password when the same create is sent again", async () => {
    const away = identityService({
      base: () => "http://localhost",
      projectId: () => "p",
      adminToken: () => Promise.reject(new Error("away")),
    });
    await createUser(
      await requestBy(server, "merchant"),
      { ...server.services, identity: away },
      draft("later"),
    );
    expect((await create("merchant", draft("later"))).status).toBe(200);
    expect((await signIn("later@new.test", "a-good-one")).status).toBe(200);
    await performUserJobs(server, "later@new.test");
    expect(await jobsOf("later@new.test")).toEqual(["userAccount", "VERIFY_EMAIL"]);
  });

  it("[USER-V1] is held to the form's rules, in their order", async () => {
    const { status, error } = await create("master", {
      ...draft("x"),
      mobileNo: "",
      firstName: " ",
      email: "x",
      password: "",
      roleId: "",
      companyId: "",
    });
    expect(status).toBe(422);
    expect(error.issues?.map(({ message }) => message)).toEqual([
      "Please enter mobile number.",
      "Please enter name",
      "Please enter valid email address.",
      "Please enter password",
      "Please select role",
      "Please select company",
    ]);
  });
});
