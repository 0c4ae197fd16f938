import { encodeEmail } from "@marquee/api/http/path";
import type { User, UserChange, UserDetails, UserDraft } from "@marquee/domain/users/user.schema";
import { withoutReference, type CallOptions } from "@marquee/verification/harness/call-response";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { toEmail } from "@marquee/verification/harness/user-path";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { defaultRoleId } from "./default-roles.ts";

let server: TestServer;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const update = (
  who: string,
  change: UserChange,
  options: CallOptions & { readonly named?: string } = {},
) =>
  server.call<UserDetails>(
    who,
    "POST",
    `/updateFirebaseUser/${encodeEmail(options.named ?? toEmail(who))}`,
    { ...options, body: change },
  );
const read = async (who: string, email: string) =>
  (await server.call<UserDetails>(who, "GET", `/getUserById/${encodeEmail(email)}`)).data;
const reader = (change: Partial<UserChange>): UserChange => ({
  email: toEmail("reader"),
  ...change,
});

describe("updating a user", () => {
  it("[USER-U1] is for those who may update users, and the response has no password", async () => {
    const { status, data } = await update(
      "merchant",
      reader({ firstName: " Amélie ", mobileNo: "5145550104" }),
    );
    expect(status).toBe(200);
    expect(data).toMatchObject({
      name: "Amélie",
      firstName: "Amélie",
      mobileNo: "5145550104",
      roleName: "Read_Only",
      updatedBy: "Merchant",
    });
    expect(Object.keys(data)).not.toContain("password");
    for (const who of ["reader", "agent", "branch"]) {
      const response = await update(who, { email: toEmail("merchant"), firstName: "Renamed" });
      expect([who, response.status]).toEqual([who, 403]);
    }
    expect((await read("master", toEmail("merchant"))).name).toBe("Merchant");
  });

  it("[USER-U1] [USER-U6] lets every user change their own profile, under either name of a field", async () => {
    const { data } = await update(
      "reader",
      reader({ name: "Reader", mob: "5145550105", gender: "Female" }),
    );
    expect(data).toMatchObject({ name: "Reader", mobileNo: "5145550105", gender: "Female" });
    const staff = await update("agent", { email: toEmail("agent"), mob: "4165550102" });
    expect([staff.status, staff.data.companyId]).toEqual([200, null]);
    const written = await update("reader", reader({ mob: "+1 (514) 555-0105" }));
    expect([written.status, written.data.mobileNo]).toEqual([200, "5145550105"]);
    const other = await update("merchant", reader({ authType: "AU" }));
    expect(other.error.issues?.map(({ rule }) => rule)).toEqual(["USER-C8"]);
    const broken = await update("reader", reader({ mob: "12" }));
    expect(broken.error.issues).toEqual([
      { rule: "USER-V2", field: "mobileNo", message: "Please enter valid mobile number." },
    ]);
  });

  it("[TEN-5] treats a user of another company like none", async () => {
    const foreign = await update("merchant", { email: toEmail("other"), firstName: "Renamed" });
    const absent = await update("merchant", { email: toEmail("absent"), firstName: "Renamed" });
    expect([foreign.status, absent.status]).toEqual([404, 404]);
    expect(withoutReference(foreign)).toBe(withoutReference(absent));
    expect((await update("master", { email: toEmail("absent") })).status).toBe(404);
    const anyone = { body: { email: toEmail("reader") } };
    const path = `/updateFirebaseUser/${encodeEmail(toEmail("reader"))}`;
    expect((await server.call(null, "POST", path, anyone)).status).toBe(401);
  });

  it("[USER-U3] never changes an e-mail", async () => {
    const renamed = await update(
      "merchant",
      { email: "reader@elsewhere.test", firstName: "R" },
      { named: toEmail("reader") },
    );
    expect(renamed.error.issues).toEqual([
      {
        rule: "USER-U3",
        field: "email",
        message: "The email is what the user signs in with, and cannot be changed.",
      },
    ]);
    const named = await update("merchant", reader({}), { named: toEmail("reader") });
    expect(named.status).toBe(200);
  });

  it("[USER-U7] refuses a stale version with the current state", async () => {
    const { version } = await read("merchant", toEmail("reader"));
    expect((await update("merchant", reader({ firstName: "First" }), { version })).status).toBe(
      200,
    );
    const stale = await update("master", reader({ firstName: "Second" }), { version });
    expect(stale.status).toBe(409);
    expect(stale.error.current).toMatchObject({ name: "First", version: version + 1 });
    expect((await read("merchant", toEmail("reader"))).name).toBe("First");
  });

  it("[USER-U2] leaves masters to masters", async () => {
    const manager = await hire("manager", "Manager");
    const response = await update(manager, { email: toEmail("master"), firstName: "Renamed" });
    expect(response.error.message).toBe("Only a master user can change a master user.");
    expect((await update(manager, { email: toEmail("other"), firstName: "Other" })).status).toBe(
      200,
    );
  });

  it("[USER-U4] keeps every user in their own role, company, branch and status", async () => {
    const own = (change: Partial<UserChange>) =>
      update("merchant", { email: toEmail("merchant"), ...change });
    expect((await own({ roleId: defaultRoleId("Read_Only") })).error.message).toBe(
      "You cannot change your own role. Another user who may give it can.",
    );
    for (const change of [
      { companyId: COMPANY.northline },
      { storeId: STORE.montreal },
      { isAgent: "Y" as const },
    ])
      expect((await own(change)).error.message).toBe(
        "You cannot change your own company, branch or agent status. Another user who may update users can.",
      );
    const same = { roleId: defaultRoleId("Store Admin"), companyId: COMPANY.maple, storeId: null };
    expect((await own({ ...same, isAgent: "N" })).status).toBe(200);
  });

  it("[USER-U5] sets agents by a master, and moves users by those who act across companies", async () => {
    expect((await update("merchant", reader({ isAgent: "Y" }))).error.message).toBe(
      "Only a master user can say who is an agent.",
    );
    expect((await update("merchant", reader({ companyId: COMPANY.northline }))).status).toBe(403);
    const mover = await hire("mover", "Read_Only", STORE.toronto);
    const moved = await update("master", { email: mover, companyId: COMPANY.northline });
    expect(moved.data).toMatchObject({ companyId: COMPANY.northline, storeId: null });
  });

  it("[USER-U8] lets no user of one branch give more than that branch", async () => {
    const email = await hire("of-montreal", "Read_And_Write", STORE.montreal);
    for (const storeId of [null, STORE.toronto]) {
      const { status, error } = await update("branch", { email, storeId });
      expect([status, error.message]).toEqual([
        403,
        "You can give users your own branch only. A user of the whole company who may update users can give another.",
      ]);
    }
    expect((await update("branch", { email, storeId: STORE.montreal })).status).toBe(200);
    expect((await update("merchant", { email, storeId: null })).data.storeId).toBeNull();
  });

  it("[USER-U7] leaves no role of the old company to a user who moves", async () => {
    await server.database.owner.query(
      "insert into role (id, role_name, company_id) values ('maples', 'Maples', $1)",
      [COMPANY.maple],
    );
    const email = await hire("leaver", "Read_Only");
    expect((await update("master", { email, roleId: "maples" })).data.roleName).toBe("Maples");
    const refused = await update("master", { email, companyId: COMPANY.northline });
    expect(refused.error.issues).toEqual([
      {
        rule: "USER-C6",
        field: "roleId",
        message: "There is no such role for users of this company.",
      },
    ]);
    const roleId = defaultRoleId("Read_Only");
    const both = await update("master", { email, companyId: COMPANY.northline, roleId });
    expect(both.status).toBe(200);
  });

  it("[ACCESS-R7] changes a role only if both could be given", async () => {
    const admin = await hire("admin-2", "Store Admin");
    const demoted = await update("merchant", { email: admin, roleId: defaultRoleId("Read_Only") });
    expect(demoted.error.message).toBe(
      "You cannot give the role Store admin, so you cannot take it away. A master user can.",
    );
    const raised = await update("merchant", reader({ roleId: defaultRoleId("Read_And_Write") }));
    expect(raised.data.roleName).toBe("Read_And_Write");
  });

  it("[SESSION-T2] takes effect at once, under the same token", async () => {
    const email = await hire("editor", "Read_And_Write");
    const path = `/offers/${encodeEmail(email)}`;
    const add = (heading: string) =>
      server.call(email, "POST", path, { body: offerDraft(heading) });
    expect((await add("before")).status).toBe(200);
    await update("merchant", { email, roleId: defaultRoleId("Read_Only") });
    expect((await add("after")).status).toBe(403);
    const { data } = await server.call<{ privilegeCode: string[] }>(email, "GET", "/session");
    expect(data.privilegeCode).toEqual([]);
  });
});

/** Makes a user whose e-mail is verified, and returns the e-mail. */
async function hire(
  name: string,
  role: Parameters<typeof defaultRoleId>[0],
  storeId: string | null = null,
): Promise<string> {
  const body: UserDraft = {
    email: toEmail(name),
    firstName: name,
    mobileNo: "4165550199",
    password: "marquee-demo",
    roleId: defaultRoleId(role),
    companyId: COMPANY.maple,
    storeId,
    isAgent: "N",
  };
  const path = `/users/${encodeEmail(toEmail("master"))}`;
  const made = await server.call<User>("master", "POST", path, { body });
  if (made.status !== 200) throw new Error(made.text);
  await server.database.owner.query(
    "update sandbox.account set email_verified = true where email = $1",
    [body.email],
  );
  return body.email;
}
