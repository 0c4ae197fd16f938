import { encodeEmail } from "@marquee/api/http/path";
import { emptyCompany, storedCompany } from "@marquee/domain/companies/company-draft";
import type {
  Company,
  CompanyDetails,
  CompanyDraft,
} from "@marquee/domain/companies/company.schema";
import { companyDraft } from "@marquee/verification/harness/company-draft";
import { sentImage } from "@marquee/verification/harness/sent-image";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
  for (const companyId of [COMPANY.maple, null])
    await sentImage(server.database.owner, LOGO, companyId);
  await server.database.owner.query(
    "update image_upload set person = 'master@marquee.test' where company_id is null",
  );
  await server.database.owner.query(
    "insert into image_upload (name, person) values ($1, 'agent@marquee.test')",
    [LOGO.replace("/images/", "")],
  );
});
afterAll(() => server.close());

const LOGO = `/images/companies/${"a".repeat(32)}.webp`;

const draft = (name: string, change: Partial<CompanyDraft> = {}): CompanyDraft => ({
  ...companyDraft(stableId(`company ${name}`), name),
  ...change,
});
const create = (who: string | null, body: CompanyDraft) =>
  server.call<CompanyDetails>(who, "POST", `/companies/${encodeEmail(`${who}@marquee.test`)}`, {
    body,
  });
const update = (who: string, body: CompanyDraft, version?: number) =>
  server.call<CompanyDetails>(
    who,
    "POST",
    `/companies/update/${encodeEmail(`${who}@marquee.test`)}`,
    { body, ...(version === undefined ? {} : { version }) },
  );
const read = async (id: string) =>
  (await server.call<CompanyDetails>("master", "GET", `/getCompanyById/${id}`)).data;

describe("companies.create", () => {
  it("[COMPANY-C1] makes a company once, and returns it for a repeat", async () => {
    const body = { ...draft(" Cedar "), managerMobile: "(604) 555.0103" };
    const first = await create("master", body);
    expect([first.status, first.data.name, first.data.version, first.data.createdBy]).toEqual([
      200,
      "Cedar",
      1,
      "Master",
    ]);
    expect(first.data.managerMobile).toBe("6045550103");
    expect((await create("master", body)).text).toBe(first.text);
    const other = await create("master", { ...body, name: "Cedars" });
    expect([other.status, other.error.message]).toEqual([
      409,
      "There is another company with this id already.",
    ]);
  });

  it("[ACCESS-A2] is a master's and of who holds ADD_UPDATE_COMPANY", async () => {
    for (const who of ["agent", "reader", "branch"])
      expect((await create(who, draft(`Of ${who}`))).status).toBe(403);
    expect((await create(null, draft("Signed out"))).status).toBe(401);
    for (const who of ["merchant", "shop", "other", "pending"])
      expect((await create(who, draft(`Of ${who}`))).status).toBe(200);
  });

  it("[COMPANY-C4] leaves who adds one in their own company", async () => {
    const body = draft("Seen by staff");
    const made = await create("merchant", body);
    expect([made.status, made.data.createdBy]).toEqual([200, "Merchant"]);
    expect((await create("merchant", body)).text).toBe(made.text);
    const path = `/companies/getAllCompany/${encodeEmail("merchant@marquee.test")}`;
    const { data } = await server.call<Company[]>("merchant", "GET", path);
    expect(data.map(({ id }) => id)).toEqual([COMPANY.maple]);
    expect((await read(body.id)).name).toBe("Seen by staff");
    expect((await update("merchant", storedCompany(made.data), 1)).status).toBe(404);
  });

  it("[COMPANY-V1] [COMPANY-V7] rejects what the form rejects, at its fields", async () => {
    const { status, error } = await create("master", emptyCompany(stableId("empty"), "CA"));
    expect(status).toBe(422);
    expect(error.issues?.map(({ message }) => message)).toEqual([
      "Please enter company name",
      "Please select province",
      "Please select city",
      "Please enter postal code",
      "Please enter unit",
      "Please enter street address",
    ]);
  });

  it("[COMPANY-C2] rejects a name that another company has, in any case of letters", async () => {
    for (const who of ["master", "merchant"]) {
      const { status, error } = await create(who, draft("nORTHLINE", { id: stableId(`n ${who}`) }));
      expect([status, error.message, error.issues?.[0]?.field]).toEqual([
        409,
        "Company name already exist",
        "name",
      ]);
    }
  });

  it("[COMPANY-C2] stores one of two companies with one name at once", async () => {
    for (let round = 0; round < 5; round += 1) {
      const bodies = [1, 2].map((each) =>
        draft(`Twin ${round}`, { id: stableId(`twin ${round} ${each}`) }),
      );
      const responses = await Promise.all(bodies.map((body) => create("merchant", body)));
      expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
      const lost = responses.find(({ status }) => status === 409);
      expect(lost?.error.message).toBe("Company name already exist");
    }
  });

  it("[COMPANY-C3] rejects a corporation id that another company has", async () => {
    expect((await create("master", draft("First", { corporationId: "C-77" }))).status).toBe(200);
    const { status, error } = await create("master", draft("Second", { corporationId: "c-77" }));
    expect([status, error.issues?.[0]?.field]).toEqual([409, "corporationId"]);
    expect(error.message).toMatch(/^Corporation Id c-77 already use\./);
  });

  it("[COMPANY-C5] reads register name and state of a master alone", async () => {
    const register = { regName: "Registered inc.", regStateId: "ny" };
    expect((await create("master", draft("By a master", register))).data).toMatchObject(register);
    expect((await create("merchant", draft("By a merchant", register))).data).toMatchObject({
      regName: null,
      regStateId: null,
    });
    const unknown = await create("master", draft("Nowhere", { regStateId: "nowhere" }));
    expect([unknown.status, unknown.error.issues?.[0]?.field]).toEqual([422, "regStateId"]);
  });

  it("[COMPANY-C6] rejects a state of another country and a city of another state", async () => {
    const fieldsOf = async (change: Partial<CompanyDraft>) =>
      (await create("master", draft("Misplaced", change))).error.issues?.map(({ field }) => field);
    expect(await fieldsOf({ countryId: "US", pincode: "10001" })).toEqual(["stateId"]);
    expect(await fieldsOf({ stateId: "on" })).toEqual(["cityId"]);
    expect(await fieldsOf({ stateId: "nowhere" })).toEqual(["stateId"]);
  });

  it("[COMPANY-C7] takes a logo that was uploaded as a company's, and no other", async () => {
    const foreign = await create("master", draft("Logo", { logo: "/images/offers/x.webp" }));
    expect(foreign.error.issues?.map(({ field }) => field)).toEqual(["logo"]);
    expect((await create("master", draft("Logo", { logo: LOGO }))).data.logo).toBe(LOGO);
  });

  it("[LIMIT-23] counts what a user without rights across companies adds, but no repeat", async () => {
    const limited = await testServer();
    try {
      const add = (number: number) =>
        limited.call("other", "POST", `/companies/${encodeEmail("other@marquee.test")}`, {
          body: draft(`Many ${number}`),
        });
      for (let number = 0; number < 20; number += 1) expect((await add(number)).status).toBe(200);
      expect((await add(20)).status).toBe(429);
      expect((await add(3)).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe("companies.update", () => {
  it("[COMPANY-U1] changes one from the version that was read", async () => {
    const made = (await create("master", draft("Birch"))).data;
    const renamed = await update("master", { ...storedCompany(made), name: "Birches" }, 1);
    expect(renamed.data).toMatchObject({ name: "Birches", version: 2, updatedBy: "Master" });
    const stale = await update("master", { ...storedCompany(made), name: "Birching" }, 1);
    expect([stale.status, stale.error.current]).toEqual([
      409,
      expect.objectContaining({ name: "Birches", version: 2 }),
    ]);
  });

  it("[COMPANY-U1] treats another company like one that does not exist", async () => {
    const foreign = await update("other", draft("Taken over", { id: COMPANY.maple }));
    const unknown = await update("other", draft("Taken over", { id: stableId("unknown company") }));
    expect([foreign.status, unknown.status]).toEqual([404, 404]);
    expect((await read(COMPANY.maple)).name).toBe("Maple");
  });

  it("[COMPANY-C2] keeps its own name, and takes none of another company", async () => {
    const own = storedCompany(await read(COMPANY.maple));
    const whole = { ...draft("Maple"), id: own.id };
    expect((await update("merchant", whole)).status).toBe(200);
    const taken = await update("merchant", { ...whole, name: "northline" });
    expect([taken.status, taken.error.message]).toEqual([409, "Company name already exist"]);
  });

  it("[COMPANY-C2] gives one of two companies the name that both take at once", async () => {
    const [one, other] = await Promise.all(
      ["Oak", "Ash"].map(async (name) => (await create("master", draft(name))).data),
    );
    if (!one || !other) throw new Error("two companies were made");
    const responses = await Promise.all(
      [one, other].map((each) => update("master", { ...storedCompany(each), name: "Elm" }, 1)),
    );
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const lost = responses.find(({ status }) => status === 409);
    expect(lost?.error.message).toBe("Company name already exist");
  });

  it("[COMPANY-U2] changes the logo alone for who may no more, without looking at the rest", async () => {
    const stored = storedCompany(await read(COMPANY.northline));
    expect(stored.pincode).toBe("");
    expect((await update("agent", { ...stored, logo: LOGO })).data.logo).toBe(LOGO);
    const own = storedCompany(await read(COMPANY.maple));
    expect((await update("branch", { ...own, logo: LOGO })).data.logo).toBe(LOGO);
    for (const who of ["agent", "branch"]) {
      const { status, error } = await update(who, { ...own, name: "Renamed" });
      expect([status, error.message]).toEqual([
        403,
        "Only a master user or a user with the privilege “Add and change companies” can edit a company.",
      ]);
    }
    expect((await update("reader", own)).status).toBe(403);
  });
});

describe("companies.all", () => {
  it("[COMPANY-B1] returns how many branches a company has that the caller may see, and how many await approval", async () => {
    const countsFor = async (who: string) => {
      const path = `/companies/getAllCompany/${encodeEmail(`${who}@marquee.test`)}?q=maple`;
      const { data } = await server.call<Company[]>(who, "GET", path);
      return data.map(({ stores, pendingStores }) => [stores, pendingStores]);
    };
    expect(await countsFor("master")).toEqual([[3, 1]]);
    expect(await countsFor("merchant")).toEqual([[3, 1]]);
    expect(await countsFor("branch")).toEqual([[1, 0]]);
  });
});

describe("companies.history", () => {
  it("[HIST-S1] shows who changed what of a company to those who may see it", async () => {
    const made = (await create("master", draft("Remembered"))).data;
    await update("master", { ...storedCompany(made), name: "Remembered well" }, 1);
    const { data } = await server.call<{ changes: unknown[] }[]>(
      "master",
      "GET",
      `/companyHistory/${made.id}`,
    );
    expect(data[0]?.changes).toEqual([
      { field: "name", before: "Remembered", after: "Remembered well" },
    ]);
    expect((await server.call("merchant", "GET", `/companyHistory/${COMPANY.maple}`)).status).toBe(
      200,
    );
    expect((await server.call("merchant", "GET", `/companyHistory/${made.id}`)).status).toBe(403);
  });
});
