import { encodeEmail } from "@marquee/api/http/path";
import type { StoreDetails, StoreDraft } from "@marquee/domain/stores/store.schema";
import { storeDraft } from "@marquee/verification/harness/store-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const save = (call: string, body: object, who = "merchant", version?: number) =>
  server.call<StoreDetails>(who, "POST", `/stores/${call}/${encodeEmail(`${who}@marquee.test`)}`, {
    body,
    ...(version === undefined ? {} : { version }),
  });
const add = (body: StoreDraft, who?: string) => save("addStoreOnly", body, who);
const update = (body: StoreDraft, who?: string, version?: number) =>
  save("updateStore", body, who, version);

describe("adding a branch", () => {
  it("[STORE-C1] [STORE-C3] makes a branch that awaits approval, once for the same id and body", async () => {
    const body = storeDraft("new one");
    const made = await add({ ...body, isApprove: "Y" } as StoreDraft);
    expect(made.data).toMatchObject({ active: "Y", isPremium: "Y", isApprove: "N", version: 1 });
    expect((await add(body)).data).toEqual(made.data);
    expect((await add({ ...body, storeName: "Another" })).status).toBe(409);
    expect((await add({ ...body, id: STORE.newYork }, "merchant")).status).toBe(409);
  });

  it("[STORE-C2] [STORE-C4] trims its texts, and takes name and website from the company", async () => {
    await server.database.owner.query(
      "update company set website = 'https://maple.example', corporation_id = 'M-1' where id = $1",
      [COMPANY.maple],
    );
    const { data } = await add(
      storeDraft(" trimmed ", {
        companyBusinessName: "Not ours",
        websiteUrl: "https://elsewhere.test",
        storeStateId: "on",
        storeCountryId: "canada",
        managerMobile: "+1 (416) 555-0199",
      }),
    );
    expect(data).toMatchObject({
      code: "trimmed",
      companyBusinessName: "Maple",
      corporationId: "M-1",
      websiteUrl: "https://maple.example",
      storeStateId: "",
      managerMobile: "4165550199",
      categories: [{ id: "home", name: "Home" }],
    });
  });

  it("[BRANCH-V5] [STORE-C1] refuses a name that another branch has, also of two at once", async () => {
    const taken = await add(storeDraft("Montreal"));
    expect([taken.status, taken.error.message]).toEqual([
      409,
      "Branch code already exist for this company",
    ]);
    expect(taken.error.issues).toEqual([
      { rule: "BRANCH-V5", field: "code", message: "Branch code already exist for this company" },
    ]);
    const both = await Promise.all(
      ["one", "other"].map((name) =>
        add(storeDraft("same moment", { id: stableId(`store of ${name}`) })),
      ),
    );
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    const elsewhere = storeDraft("montreal", {
      id: stableId("store elsewhere"),
      companyId: COMPANY.harbour,
    });
    expect((await add(elsewhere, "pending")).status).toBe(200);
  });

  it("[STORE-C8] takes the logo of the company, and of no other one", async () => {
    const logo = `/images/companies/${"a".repeat(32)}.webp`;
    await server.database.owner.query("update company set logo = $1 where id = $2", [
      logo,
      COMPANY.maple,
    ]);
    const { data } = await add(storeDraft("as its company", { companyLogo: logo }));
    expect(data).toMatchObject({ companyLogo: logo });
    const other = storeDraft("as another company", { companyLogo: logo.replaceAll("a", "b") });
    expect((await add(other)).status).toBe(422);
  });

  it("[STORE-C5] [STORE-C8] reports everything that is wrong at its field", async () => {
    const { status, error } = await add(
      storeDraft("wrong", {
        storeName: "",
        categories: [],
        stateId: "ny",
        managerName: "",
        managerMobile: "12",
        isphysical: "Y",
        isSameAddress: "N",
        storeCountryId: "canada",
        storeStateId: "qc",
        storeCityId: "toronto",
        storePincode: "H2X 1Y4",
        storeAddress2: "Rue 2",
        fromHrs: [],
        toHrs: ["21:00"],
        companyLogo: "https://elsewhere.test/logo.png",
      }),
    );
    expect(status).toBe(422);
    expect(error.issues?.map(({ rule, field }) => `${rule} ${field}`)).toEqual([
      "BRANCH-V1 storeName",
      "STORECAT-V1 categories",
      "MANAGER-V1 managerName",
      "MANAGER-V5 managerMobile",
      "HOURS-V1 fromHrs",
      "STORE-C5 stateId",
      "STORE-C5 storeCityId",
      "STORE-C8 companyLogo",
    ]);
    const unknown = storeDraft("unknown", { categories: [{ id: "no-such", name: "" }] });
    expect((await add(unknown)).error.issues).toEqual([
      expect.objectContaining({ rule: "STORE-C5", field: "categories" }),
    ]);
  });

  it("[STORE-C6] is for who may act for the company, and for no user of one branch alone", async () => {
    const statuses = async (name: string, companyId: string = COMPANY.maple) => {
      const responses: [string, number][] = [];
      for (const who of ["master", "agent", "merchant", "reader", "branch", "other"]) {
        const body = storeDraft(`${name} ${who}`, { companyId });
        responses.push([who, (await add(body, who)).status]);
      }
      return Object.fromEntries(responses);
    };
    expect(await statuses("by")).toEqual({
      master: 200,
      agent: 200,
      merchant: 200,
      reader: 403,
      branch: 403,
      other: 403,
    });
    expect((await add(storeDraft("nowhere", { companyId: "f".repeat(32) }), "master")).status).toBe(
      404,
    );
  });
});

describe("a company with its first branch", () => {
  const first = (name: string, change: Partial<StoreDraft> = {}) =>
    storeDraft(name, {
      companyId: stableId(`company ${name}`),
      companyBusinessName: name,
      corporationId: `C ${name}`,
      ...change,
    });

  it("[STORE-C7] is made once, or neither of both", async () => {
    const body = first("Larch");
    const made = await save("addStore", body);
    expect(made.data).toMatchObject({ companyId: body.companyId, companyBusinessName: "Larch" });
    expect((await save("addStore", body)).data).toEqual(made.data);
    const taken = await save("addStore", first("larch", { corporationId: "C other" }), "master");
    expect(taken.error.issues).toEqual([
      expect.objectContaining({ rule: "COMPANY-V8", field: "companyBusinessName" }),
    ]);
    const broken = first("Broken", { managerEmail: "" });
    expect((await save("addStore", broken, "master")).status).toBe(422);
    const { rows } = await server.database.owner.query(
      "select 1 from company where name in ('larch', 'Broken')",
    );
    expect(rows).toEqual([]);
    expect((await save("addStore", first("Reader"), "reader")).status).toBe(403);
  });
});

describe("changing a branch", () => {
  it("[STORE-U1] [STORE-U2] keeps the registered address and the approval, and counts the version up", async () => {
    const body = storeDraft("changed");
    const { data: made } = await add(body);
    const change = {
      ...body,
      storeName: "Renamed",
      address2: "Another street",
      cityId: "quebec",
      isphysical: "Y",
      isSameAddress: "N",
      storeCountryId: "canada",
      storeStateId: "on",
      storeCityId: "toronto",
      storePincode: "m5v\u00A02t6",
      storeAddress2: "King Street",
    } as const;
    const { data } = await update(change, "merchant", 1);
    expect(data).toMatchObject({
      storeName: "Renamed",
      cityId: "montreal",
      address2: "Rue 1",
      storeCityId: "toronto",
      storePincode: "M5V 2T6",
      storeAddress2: "King Street",
      isApprove: made.isApprove,
      version: 2,
    });
    const stale = await update(change, "merchant", 1);
    expect([stale.status, stale.error.current]).toMatchObject([409, { version: 2 }]);
    expect((await update({ ...change, code: "TORONTO" })).error.issues).toEqual([
      expect.objectContaining({ rule: "BRANCH-V5" }),
    ]);
  });

  it("[STORE-U2] accepts the missing parts of a registered address", async () => {
    const { status, data } = await update(
      storeDraft("montreal", { id: STORE.montreal, pincode: "H2X 1Y4" }),
      "branch",
    );
    expect([status, data.pincode]).toEqual([200, "H2X 1Y4"]);
  });

  it("[ACCESS-A4] [TEN-5] is for who may edit it, and treats a foreign branch like an unknown one", async () => {
    const body = storeDraft("toronto", { id: STORE.toronto, stateId: "on", cityId: "toronto" });
    const expected = { reader: 403, other: 404, branch: 404, merchant: 200, agent: 200 };
    for (const [who, status] of Object.entries(expected))
      expect([who, (await update(body, who)).status]).toEqual([who, status]);
  });
});

describe("the policy of a branch", () => {
  const policy = {
    id: STORE.montreal,
    storeDescription: "Linen",
    warrantyPolicy: "Two years",
    returnPolicy: "30 days",
    deliveryPolicy: "Two days",
    deliveryType: "Delivery",
    secondDeliveryType: "Pickup",
    deliveryNotes: 75.5,
  };
  const savePolicy = (change: object, who?: string, version?: number) =>
    save("updateStorePolicy", { ...policy, ...change }, who, version);

  it("[STORE-U3] [POLICY-V1] is changed alone, with or without an amount", async () => {
    const { data } = await savePolicy({});
    expect(data).toMatchObject({ ...policy, storeName: expect.stringContaining("montreal") });
    expect((await savePolicy({ deliveryNotes: null })).data.deliveryNotes).toBeNull();
    expect((await savePolicy({ deliveryNotes: -1 })).status).toBe(422);
    expect((await savePolicy({}, "merchant", 1)).status).toBe(409);
  });

  it("[ACCESS-A5] is for a master, an agent and ADD_UPDATE_COMPANY", async () => {
    const expected = {
      master: 200,
      agent: 200,
      merchant: 200,
      branch: 403,
      reader: 403,
      other: 404,
    };
    for (const [who, status] of Object.entries(expected))
      expect([who, (await savePolicy({}, who)).status]).toEqual([who, status]);
  });
});
