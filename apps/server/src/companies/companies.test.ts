import { encodeEmail } from "@marquee/api/http/path";
import type { Company, CompanyDetails } from "@marquee/domain/companies/company.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const pathFor = (email: string, query = "") =>
  `/companies/getAllCompany/${encodeEmail(email)}${query}`;
const namesFor = async (who: string, query = "") => {
  const { data } = await server.call<Company[]>(who, "GET", pathFor(`${who}@marquee.test`, query));
  return data.map(({ name }) => name);
};

describe("companies.all", () => {
  it("[TEN-1] gives users of a company their own, and those who act across companies every one", async () => {
    expect(await namesFor("merchant")).toEqual(["Maple"]);
    expect(await namesFor("branch")).toEqual(["Maple"]);
    expect(await namesFor("master")).toEqual(["Harbour", "Maple", "Northline"]);
    expect(await namesFor("agent")).toEqual(["Harbour", "Maple", "Northline"]);
  });

  it("[LIST-P1] pages, and returns how many there are in all", async () => {
    const { data, meta } = await server.call<Company[]>(
      "master",
      "GET",
      pathFor("master@marquee.test", "?page=2&size=2"),
    );
    expect(data.map(({ name }) => name)).toEqual(["Northline"]);
    expect(meta).toMatchObject({ total: 3 });
  });

  it("[LIST-S1] sorts by a known column and refuses any other", async () => {
    expect(await namesFor("master", "?sort=-name")).toEqual(["Northline", "Maple", "Harbour"]);
    const { status, error } = await server.call(
      "master",
      "GET",
      pathFor("master@marquee.test", "?sort=constructor"),
    );
    expect(status).toBe(422);
    expect(error.issues).toEqual([
      { rule: "LIST-S1", field: "sort", message: "This list can be sorted by name, createdOn." },
    ]);
  });

  it("[LIST-Q1] finds text in any case of letters, and takes % and _ as they are", async () => {
    expect(await namesFor("master", "?q=APLE")).toEqual(["Maple"]);
    expect(await namesFor("master", `?q=${encodeURIComponent("%")}`)).toEqual([]);
    expect(await namesFor("master", "?q=_aple")).toEqual([]);
  });

  it("[COMPANY-B2] finds the company of a name as names are compared, of the scope alone", async () => {
    expect(await namesFor("master", `?name=${encodeURIComponent(" NORTHline")}`)).toEqual([
      "Northline",
    ]);
    expect(await namesFor("master", "?name=North")).toEqual([]);
    expect(await namesFor("merchant", "?name=Northline")).toEqual([]);
  });

  it("[SESSION-T4] refuses a path that names a user of another company, known or not, with the same message", async () => {
    const known = await server.call("merchant", "GET", pathFor("other@marquee.test"));
    const unknown = await server.call("merchant", "GET", pathFor("unknown@nowhere.test"));
    expect([known.status, unknown.status]).toEqual([403, 403]);
    expect(withoutReference(known)).toBe(withoutReference(unknown));
    expect((await server.call("merchant", "GET", pathFor("reader@marquee.test"))).status).toBe(200);
  });
});

describe("companies.byId and companies.byUser", () => {
  const byId = (who: string, id: string) =>
    server.call<CompanyDetails>(who, "GET", `/getCompanyById/${id}`);
  const byUser = (who: string, email: string) =>
    server.call<CompanyDetails | null>(who, "GET", `/companies/getCompany/${encodeEmail(email)}`);

  it("[COMPANY-D1] returns a whole company to its users and to those who act across companies", async () => {
    for (const who of ["merchant", "branch", "reader", "master", "agent"]) {
      const { status, data } = await byId(who, COMPANY.maple);
      expect([status, data.id, data.name, data.version]).toEqual([200, COMPANY.maple, "Maple", 1]);
    }
  });

  it("[TEN-3] refuses another company and an unknown one with the same message", async () => {
    const foreign = await byId("merchant", COMPANY.northline);
    const unknown = await byId("merchant", "0".repeat(32));
    expect([foreign.status, unknown.status]).toEqual([403, 403]);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
    expect((await byId("master", "0".repeat(32))).status).toBe(404);
  });

  it("[COMPANY-D1] returns the company of a user, and null if they are in none", async () => {
    const own = await byUser("merchant", "merchant@marquee.test");
    expect(own.data?.id).toBe(COMPANY.maple);
    expect((await byUser("master", "other@marquee.test")).data?.id).not.toBe(COMPANY.maple);
    const nowhere = await byUser("master", "master@marquee.test");
    expect([nowhere.status, nowhere.data]).toEqual([200, null]);
    expect((await byUser("merchant", "other@marquee.test")).status).toBe(403);
  });
});

describe("companies.corporationIdExists", () => {
  it("[COMPANY-N2] returns to any caller whether a corporation id is taken, in any case of letters", async () => {
    await server.database.owner.query("update company set corporation_id = 'Ab-12' where id = $1", [
      COMPANY.maple,
    ]);
    const exists = async (corporationId: string) =>
      (
        await server.call<boolean>(
          null,
          "GET",
          `/checkCorpIdExist/${encodeURIComponent(corporationId)}`,
        )
      ).data;
    expect(await exists("aB-12 ")).toBe(true);
    for (const free of ["Ab-1", "%", " "]) expect(await exists(free)).toBe(false);
  });
});

describe("companies.nameExists", () => {
  const exists = (who: string | null, name: string) =>
    server.call<boolean>(who, "GET", `/checkCompanyExist/${encodeURIComponent(name)}`);

  it("[COMPANY-N1] returns to any caller whether a name is taken, in any case of letters, and no more", async () => {
    expect((await exists(null, "mAPLE")).data).toBe(true);
    expect((await exists("merchant", " Northline ")).data).toBe(true);
    for (const free of ["Map", "%", "_aple", "Unknown"]) {
      const { status, data } = await exists(null, free);
      expect([status, data]).toEqual([200, false]);
    }
  });
});
