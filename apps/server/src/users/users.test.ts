import { encodeEmail } from "@marquee/api/http/path";
import type { User, UserDetails } from "@marquee/domain/users/user.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { defaultRoleId } from "./default-roles.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const ask = (who: string | null, company: string, query = "") =>
  server.call<User[]>(who, "GET", `/getUsersByCompany/${company}${query}`);
const namesFor = async (who: string, company: string, query = "") =>
  (await ask(who, company, query)).data.map(({ name }) => name);

describe("users.byCompany", () => {
  it("[USER-L1] gives the users of a company by name, with what a list needs of them and no more", async () => {
    const { data, meta } = await ask("master", COMPANY.maple);
    expect(data.map(({ name }) => name)).toEqual(["Branch", "Merchant", "Reader", "Unverified"]);
    expect(meta).toMatchObject({ total: 4 });
    expect(data[0]).toEqual({
      email: "branch@marquee.test",
      name: "Branch",
      mobileNo: "",
      gender: null,
      authType: "A",
      isShopify: "N",
      isAgent: "N",
      isMaster: "N",
      companyId: COMPANY.maple,
      companyName: "Maple",
      storeId: STORE.montreal,
      roleId: defaultRoleId("Read_And_Write"),
      roleName: "Read_And_Write",
      endedOn: null,
      lastSignInOn: null,
      isConfirmed: "Y",
      invitedUntil: null,
      invitedBy: "",
    });
  });

  it("[USER-L1] gives staff the users of any company, of every one, and of one without users", async () => {
    expect(await namesFor("agent", COMPANY.northline)).toEqual(["Other", "Shop"]);
    const everyUser = await namesFor("agent", "all");
    expect(everyUser).toHaveLength(10);
    expect(everyUser).toEqual(expect.arrayContaining(["Master", "Agent", "Pending", "Shopper"]));
    const { status, data, meta } = await ask("master", "nowhere");
    expect({ status, data, meta }).toEqual({ status: 200, data: [], meta: { total: 0 } });
  });

  it("[TEN-1] gives users of a company their colleagues, and those of one branch the users of that branch", async () => {
    expect(await namesFor("reader", COMPANY.maple)).toEqual(
      await namesFor("master", COMPANY.maple),
    );
    expect(await namesFor("branch", COMPANY.maple)).toEqual(["Branch"]);
  });

  it("[TEN-3] refuses another company, known or not, with the same message, and a caller who is not signed in with 401", async () => {
    const known = await ask("merchant", COMPANY.northline);
    const unknown = await ask("merchant", "nowhere");
    expect([known.status, unknown.status]).toEqual([403, 403]);
    expect(withoutReference(known)).toBe(withoutReference(unknown));
    expect((await ask("merchant", "all")).status).toBe(403);
    expect((await ask(null, COMPANY.maple)).status).toBe(401);
  });

  it("[LIST-P1] pages, and returns how many there are in all", async () => {
    const { data, meta } = await ask("master", COMPANY.maple, "?page=2&size=3");
    expect(data.map(({ name }) => name)).toEqual(["Unverified"]);
    expect(meta).toMatchObject({ total: 4 });
  });

  it("[LIST-S1] sorts by name, e-mail and age, and refuses any other column", async () => {
    const descending = ["Unverified", "Reader", "Merchant", "Branch"];
    for (const column of ["name", "email"])
      expect(await namesFor("merchant", COMPANY.maple, `?sort=-${column}`)).toEqual(descending);
    expect(await namesFor("merchant", COMPANY.maple, "?sort=createdOn")).toHaveLength(4);
    const { status, error } = await ask("merchant", COMPANY.maple, "?sort=roleId");
    expect(status).toBe(422);
    expect(error.issues).toEqual([
      {
        rule: "LIST-S1",
        field: "sort",
        message: "This list can be sorted by name, email, createdOn, lastSignInOn.",
      },
    ]);
  });

  it("[LIST-Q1] finds names, e-mails and numbers in any case of letters", async () => {
    await server.database.owner.query(
      "update app_user set mobile_no = '5145550104' where email = 'reader@marquee.test'",
    );
    expect(await namesFor("master", COMPANY.maple, "?q=MERCH")).toEqual(["Merchant"]);
    expect(await namesFor("master", COMPANY.maple, "?q=unverified@")).toEqual(["Unverified"]);
    expect(await namesFor("master", COMPANY.maple, "?q=55501")).toEqual(["Reader"]);
    expect(await namesFor("master", COMPANY.maple, "?q=_eader")).toEqual([]);
  });
});

describe("users.byId", () => {
  it("[USER-L2] returns everything known of a user", async () => {
    const path = `/getUserById/${encodeEmail("reader@marquee.test")}`;
    const { data } = await server.call<UserDetails>("merchant", "GET", path);
    expect(data).toMatchObject({ name: "Reader", firstName: "Reader", emailOk: "N", version: 1 });
    expect(data).not.toHaveProperty("password");
  });
});
