import { encodeEmail } from "@marquee/api/http/path";
import { can } from "@marquee/domain/access/can";
import type { Actor } from "@marquee/domain/access/logged-user.schema";
import type { Privilege, Role, RoleDraft } from "@marquee/domain/roles/role.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import pg from "pg";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

let server: TestServer;
let made = 0;
beforeEach(async () => {
  server = await testServer();
});
afterEach(() => server.close());

const privilege = (privilegeCode: string): Privilege => ({
  id: privilegeCode,
  privilegeCode,
  privilegeName: `May ${privilegeCode}`,
});
const draft = (roleName: string, codes: readonly string[]): RoleDraft => ({
  id: (++made).toString(16).padStart(32, "0"),
  roleName,
  isSystemRole: "N",
  privileges: codes.map(privilege),
});
const of = (call: string, who: string) => `/${call}/${encodeEmail(`${who}@marquee.test`)}`;
const add = (who: string, body: RoleDraft) =>
  server.call<Role>(who, "POST", of("role/addRole", who), { body });
const list = (who: string, query = "") =>
  server.call<Role[]>(who, "GET", `${of("role/getRoles", who)}${query}`);
const namesFor = async (who: string, query = "") =>
  (await list(who, query)).data.map(({ roleName }) => roleName);
const privilegeNames = async (who: string, named = who) =>
  (await server.call<Privilege[]>(who, "GET", of("privilege/getPrivilege", named))).data.map(
    ({ privilegeCode }) => privilegeCode,
  );

describe("roles", () => {
  it("[ROLE-N2] are everyone's when a master makes them, else their maker's company's", async () => {
    const masters = await add("master", draft(" Auditor ", ["VIEW_INVOICE"]));
    expect(masters.data).toMatchObject({ roleName: "Auditor", isSystemRole: "N", companyId: null });
    const merchants = await add("merchant", draft("Bookkeeper", ["VIEW_BILLS", "VIEW_INVOICE"]));
    expect(merchants.data).toMatchObject({
      companyId: COMPANY.maple,
      createdBy: "Merchant",
      privileges: [{ privilegeCode: "VIEW_BILLS" }, { privilegeCode: "VIEW_INVOICE" }],
    });
    expect((await add("agent", draft("Field", ["CAN_ADD_UPDATE"]))).error.message).toMatch(
      /A role belongs to the company of who makes it/,
    );
    expect((await add("reader", draft("Own role", ["VIEW_BILLS"]))).status).toBe(403);
    expect(await namesFor("other")).not.toContain("Bookkeeper");
  });

  it("[ROLE-N3] hold what their maker holds", async () => {
    const { status, error } = await add("merchant", draft("Boss", ["VIEW_ALL_COMPANY"]));
    expect([status, error.issues?.map(({ field }) => field)]).toEqual([422, ["privileges"]]);
    expect((await add("merchant", draft("Boss", ["UNKNOWN"]))).status).toBe(422);
  });

  it("[ROLE-N1] never have the name of a default one", async () => {
    for (const name of ["Manager", "manager ", "READ_ONLY", "Man\u200Bager", "Ｍanager"])
      expect((await add("merchant", draft(name, ["VIEW_BILLS"]))).error.issues).toEqual([
        {
          rule: "ROLE-N1",
          field: "roleName",
          message: "This is the name of a default role. Please choose another.",
        },
      ]);
  });

  it("[ROLE-T1] are sorted and found by the names that screens show", async () => {
    await add("master", draft("Book keeper", ["VIEW_BILLS"]));
    expect(await namesFor("master", "?sort=roleName")).toEqual([
      "Agency/Support Role",
      "Book keeper",
      "Read_And_Write",
      "Manager",
      "Read_Only",
      "Store Admin",
    ]);
    expect(await namesFor("master", "?q=can%20add")).toEqual(["Read_And_Write"]);
    expect(await namesFor("master", "?q=read_o")).toEqual(["Read_Only"]);
  });

  it("[ROLE-V2] are held to the form's rules", async () => {
    const { error } = await add("merchant", draft(" ", []));
    expect(error.issues?.map(({ message }) => message)).toEqual([
      "Please enter role name",
      "Please select atleast one privilige for role",
    ]);
  });

  it("[ROLE-C1] are made once: a repeat returns the first, another content is refused", async () => {
    const body = draft("Once", ["VIEW_BILLS", "VIEW_BILLS"]);
    const [first, repeat] = await Promise.all([add("merchant", body), add("merchant", body)]);
    expect([first.status, repeat.status]).toEqual([200, 200]);
    expect(first.data).toEqual(repeat.data);
    expect((await add("merchant", { ...body, roleName: "Twice" })).status).toBe(409);
    const foreign = await add("other", { ...body, roleName: "Theirs" });
    expect([foreign.status, foreign.error.message]).toEqual([
      409,
      "There is another role with this id already.",
    ]);
  });

  it("[ROLE-C2] name privileges by their codes, also if a body gives several one id", async () => {
    const privilegeNamed = (privilegeCode: string) => ({
      ...privilege(privilegeCode),
      id: "VIEW_BILLS",
    });
    const body = { ...draft("Caretaker", []), privileges: ["KEYS", "LIFTS"].map(privilegeNamed) };
    const { status, data } = await add("master", body);
    expect([status, data.privileges]).toEqual([200, [privilege("KEYS"), privilege("LIFTS")]]);
  });

  it("[ROLE-N4] have a name once in a company, and other companies may use it", async () => {
    await add("merchant", draft("Seller", ["VIEW_BILLS"]));
    const taken = await add("merchant", draft("SELLER", ["VIEW_INVOICE"]));
    expect([taken.status, taken.error.issues]).toEqual([
      409,
      [
        {
          rule: "ROLE-N4",
          field: "roleName",
          message: "There is a role with this name already. Please choose another.",
        },
      ],
    ]);
    expect((await add("other", draft("Seller", ["VIEW_BILLS"]))).status).toBe(200);
    const addDotted = () => add("merchant", draft("İSTANBUL", ["VIEW_BILLS"]));
    expect((await addDotted()).status).toBe(200);
    expect((await addDotted()).error.issues).toEqual(taken.error.issues);
  });

  it("[ROLE-L1] are listed whole for a master, and as far as they may be given for anyone else", async () => {
    await add("master", draft("Auditor", ["VIEW_INVOICE"]));
    for (const who of ["merchant", "other"]) await add(who, draft("Seller", ["VIEW_BILLS"]));
    expect(await namesFor("master", "?q=Read_")).toEqual(["Read_And_Write", "Read_Only"]);
    expect(await namesFor("master")).toEqual(expect.arrayContaining(["Manager", "Store Admin"]));
    const merchant = await namesFor("merchant");
    expect(merchant).toEqual(expect.arrayContaining(["Read_And_Write", "Read_Only", "Auditor"]));
    expect(merchant).not.toContain("Store Admin");
    expect(await namesFor("branch")).toEqual(["Read_And_Write", "Read_Only"]);
    expect((await list("reader")).status).toBe(403);
    const narrowed = await list("master", `?companyId=${COMPANY.northline}&sort=-roleName`);
    expect(new Set(narrowed.data.map(({ companyId }) => companyId))).toEqual(
      new Set([null, COMPANY.northline]),
    );
    expect((await list("merchant", "?page=2&size=1")).meta.total).toBe(merchant.length);
    const foreign = await list("merchant", `?companyId=${COMPANY.northline}`);
    const absent = await list("merchant", "?companyId=nowhere");
    expect([foreign.status, withoutReference(foreign)]).toEqual([403, withoutReference(absent)]);
  });

  it("[ROLE-L1] are listed as far as they may be given to staff, who name no company, too", async () => {
    const codes = [[], ["VIEW_BILLS"], ["CAN_ADD_UPDATE"], ["CAN_ADD_UPDATE", "VIEW_INVOICE"]];
    for (const [index, each] of codes.entries()) {
      const { id } = (await add("other", draft(`Staff ${index}`, ["VIEW_BILLS"]))).data;
      await server.database.owner.query("delete from role_privilege where role_id = $1", [id]);
      for (const code of each)
        await server.database.owner.query("insert into role_privilege values ($1, $2)", [id, code]);
    }
    const every = (await list("master")).data;
    const actor = (await server.call<Actor>("agent", "GET", "/session")).data;
    const given = every.filter(({ privileges, ...role }) => {
      const privilegeCode = privileges.map((held) => held.privilegeCode);
      return can(actor, "roles.assign", { ...role, privilegeCode }).allowed;
    });
    expect(given.map(({ roleName }) => roleName)).toEqual(
      expect.arrayContaining(["Read_And_Write", "Staff 0", "Staff 2"]),
    );
    expect(given.length).toBeLessThan(every.length);
    expect((await list("agent")).data).toEqual(given);
  });

  it("[ROLE-L1] are read from the database a page at a time, for any caller", async () => {
    for (const name of ["Cashier", "Courier"]) await add("master", draft(name, ["CAN_ADD_UPDATE"]));
    const read = vi.spyOn(pg.Client.prototype, "query");
    const { data, meta } = await list("agent", "?size=2");
    const counts = read.mock.settledResults.map(({ value }) => Number(value?.rowCount ?? 0));
    read.mockRestore();
    expect([data.length, Math.max(...counts)]).toEqual([2, 2]);
    expect(meta.total).toBeGreaterThan(2);
  });

  it("[ACCESS-P4] may hold privileges beyond the five, which are shown and grant nothing", async () => {
    const role = await add("master", draft("Seasonal", ["SEASONAL_WORK"]));
    expect(role.data.privileges).toEqual([privilege("SEASONAL_WORK")]);
    const owner = server.database.owner;
    await owner.query("update app_user set role_id = $1 where email = 'reader@marquee.test'", [
      role.data.id,
    ]);
    const { data } = await server.call<{ privilegeCode: string[] }>("reader", "GET", "/session");
    expect(data.privilegeCode).toEqual(["SEASONAL_WORK"]);
    expect((await add("reader", draft("Own role", ["SEASONAL_WORK"]))).status).toBe(403);
  });

  it("[ROLE-L2] offer every user the privileges they hold, and all to a master", async () => {
    expect(await privilegeNames("merchant")).toEqual([
      "CAN_ADD_UPDATE",
      "ADD_UPDATE_COMPANY",
      "VIEW_BILLS",
      "VIEW_INVOICE",
    ]);
    expect(await privilegeNames("branch")).toEqual(["CAN_ADD_UPDATE"]);
    await add("master", draft("Harvest", ["HARVEST_WORK"]));
    expect(await privilegeNames("master")).toEqual(
      expect.arrayContaining(["VIEW_ALL_COMPANY", "HARVEST_WORK"]),
    );
    expect(await privilegeNames("merchant", "branch")).toEqual(["CAN_ADD_UPDATE"]);
    const path = of("privilege/getPrivilege", "other");
    expect((await server.call("merchant", "GET", path)).status).toBe(403);
  });
});
