import { encodeEmail } from "@marquee/api/http/path";
import type { Identity, User, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { userDraft as draft } from "@marquee/verification/harness/user-draft";
import { userPath } from "@marquee/verification/harness/user-path";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultRoleId } from "./default-roles.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const create = (who: string, body: UserDraft) =>
  server.call<UserDetails>(who, "POST", userPath("users", who), { body });

describe("whom a user may make", () => {
  it("[USER-C5] is of their own company and branch, and of ones that belong together", async () => {
    expect((await create("merchant", draft("f", { companyId: COMPANY.northline }))).status).toBe(
      403,
    );
    const away = await create("merchant", draft("f", { storeId: STORE.newYork }));
    const absent = await create("merchant", draft("f", { storeId: "nowhere" }));
    expect(withoutReference(away)).toBe(withoutReference(absent));
    expect(away.error.issues?.[0]).toMatchObject({ rule: "USER-C5", field: "storeId" });
    expect((await create("master", draft("f", { companyId: "nowhere" }))).error.issues).toEqual([
      { rule: "USER-C5", field: "companyId", message: "This company does not exist." },
    ]);
    const ofBranch = await create("branch", draft("of-branch", { companyId: "" }));
    expect(ofBranch.data).toMatchObject({ storeId: STORE.montreal, companyId: COMPANY.maple });
    expect((await create("branch", draft("f", { storeId: STORE.toronto }))).status).toBe(403);
  });

  it("[ACCESS-R4] gets a role that the adder may give", async () => {
    const findRefusal = async (who: string, name: Parameters<typeof defaultRoleId>[0]) =>
      (await create(who, draft(`${who}-${name.length}`, { roleId: defaultRoleId(name) }))).status;
    expect(await findRefusal("merchant", "Store Admin")).toBe(403);
    expect(await findRefusal("merchant", "Manager")).toBe(403);
    expect(await findRefusal("merchant", "Agency/Support Role")).toBe(403);
    expect(await findRefusal("merchant", "Read_And_Write")).toBe(200);
    expect(await findRefusal("master", "Manager")).toBe(200);
    const reader = await create("reader", draft("f"));
    expect(reader.error).toMatchObject({
      tag: "Forbidden",
      message: "Only a master user or a user with the privilege “Add and change” can add users.",
    });
  });

  it("[USER-C6] gets no role of another company, known or not", async () => {
    const owner = server.database.owner;
    await owner.query(
      "insert into role (id, role_name, company_id) values ('theirs', 'Theirs', $1)",
      [COMPANY.northline],
    );
    const theirs = await create("merchant", draft("f", { roleId: "theirs" }));
    const unknownRole = await create("merchant", draft("f", { roleId: "unknown" }));
    expect(theirs.status).toBe(422);
    expect(withoutReference(theirs)).toBe(withoutReference(unknownRole));
    expect((await create("master", draft("f", { roleId: "theirs" }))).status).toBe(422);
  });

  it("[USER-C8] is an agent only if a master sets it", async () => {
    expect((await create("merchant", draft("f", { isAgent: "Y" }))).error.message).toBe(
      "Only a master user can say who is an agent.",
    );
    expect((await create("master", draft("agent-2", { isAgent: "Y" }))).data.isAgent).toBe("Y");
  });

  it("[USER-C8] is an advertiser, and rejects every other authType", async () => {
    const made = await create("merchant", draft("advertiser", { authType: "A" }));
    expect([made.status, made.data.authType]).toEqual([200, "A"]);
    for (const [authType, rule] of [
      ["AU", "USER-C8"],
      ["ADMIN", "HTTP-B1"],
    ] as const) {
      const body = { ...draft(`of-${authType}`), authType } as UserDraft;
      const { status, error } = await create("merchant", body);
      expect([status, error.issues?.map((each) => `${each.rule} ${each.field}`)]).toEqual([
        422,
        [`${rule} authType`],
      ]);
    }
  });

  it("[FORM-E6] has the ten digits of a phone number that was written with brackets", async () => {
    const { data } = await create("merchant", draft("phone", { mobileNo: "+1 (416) 555-0199" }));
    expect(data.mobileNo).toBe("4165550199");
    for (const mobileNo of ["41655501991", "416-555-019"])
      expect((await create("merchant", draft("no phone", { mobileNo }))).status).toBe(422);
  });
});

describe("the country of a new user", () => {
  it("[USER-C9] is stored and returned if the create names one, and is null otherwise", async () => {
    const sent = draft("of-country", { country: "US" });
    const { data } = await create("merchant", sent);
    expect(data.country).toBe("US");
    const path = `/getUserById/${encodeEmail(data.email)}`;
    expect((await server.call<UserDetails>("merchant", "GET", path)).data.country).toBe("US");
    expect((await create("merchant", sent)).data).toEqual(data);
    const other = draft("of-country", { country: "canada" });
    expect((await create("merchant", other)).status).toBe(409);
    expect((await create("merchant", draft("of-none"))).data.country).toBeNull();
  });
});

describe("users.createIdentity", () => {
  const make = (who: string, body: UserDraft) =>
    server.call<Identity>(who, "POST", userPath("creatreFirebaseUser", who), { body });

  it("[USER-I2] makes the account alone, once, and grants nothing by it", async () => {
    const first = await make("merchant", draft("alone"));
    expect(first.data).toEqual({ email: "alone@new.test", emailVerified: false, isExistUser: "N" });
    expect((await make("merchant", draft("alone"))).data.isExistUser).toBe("Y");
    const { rowCount } = await server.database.owner.query(
      "select from app_user where email = 'alone@new.test'",
    );
    expect(rowCount).toBe(0);
  });

  it("[USER-I2] is held to all that a create is held to", async () => {
    expect((await make("reader", draft("f"))).status).toBe(403);
    expect((await make("merchant", draft("f", { companyId: COMPANY.northline }))).status).toBe(403);
    expect((await make("merchant", draft("f", { password: "short" }))).status).toBe(422);
  });
});

describe("users.all", () => {
  const ask = (who: string, query = "") =>
    server.call<User[]>(who, "GET", `${userPath("getUsers", who)}${query}`);

  it("[USER-L3] lists the caller's company, or every user for those who act across companies", async () => {
    const companies = async (who: string, query = "") => [
      ...new Set((await ask(who, query)).data.map(({ companyId }) => companyId)),
    ];
    expect(await companies("merchant")).toEqual([COMPANY.maple]);
    expect(await companies("reader")).toEqual([COMPANY.maple]);
    expect(await companies("agent", `?companyId=${COMPANY.northline}`)).toEqual([
      COMPANY.northline,
    ]);
    expect((await companies("master")).length).toBeGreaterThan(3);
    const foreign = await ask("merchant", `?companyId=${COMPANY.northline}`);
    const absent = await ask("merchant", "?companyId=nowhere");
    expect(foreign.status).toBe(403);
    expect(withoutReference(foreign)).toBe(withoutReference(absent));
    expect((await server.call(null, "GET", userPath("getUsers", "master"))).status).toBe(401);
  });
});
