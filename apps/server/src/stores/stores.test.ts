import { encodeEmail } from "@marquee/api/http/path";
import type { Store } from "@marquee/domain/stores/store.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const byCompany = (who: string, companyId: string) =>
  server.call<Store[]>(who, "GET", `/stores/getStoreByCompany/${companyId}`);
const codes = (stores: readonly Store[]) => stores.map(({ code }) => code);

describe("stores.byCompany", () => {
  it("[TEN-1] lists the branches of the company, by name", async () => {
    const { data, meta } = await byCompany("merchant", COMPANY.maple);
    expect(codes(data)).toEqual(["montreal", "toronto", "vancouver"]);
    expect(meta.total).toBe(3);
  });

  it("[TEN-2] shows a user of one branch that branch alone", async () => {
    expect(codes((await byCompany("branch", COMPANY.maple)).data)).toEqual(["montreal"]);
  });

  it("[TEN-3] refuses a company the caller may not see, known or not, with the same message", async () => {
    const foreign = await byCompany("merchant", COMPANY.northline);
    const unknown = await byCompany("merchant", "no-such-company");
    expect([foreign.status, unknown.status]).toEqual([403, 403]);
    expect(foreign.error.message).toBe(unknown.error.message);
  });

  it("[SCREEN-L27] names the company of each of every company's branches", async () => {
    const { data } = await byCompany("agent", "all");
    const names = new Map(data.map(({ companyId, companyName }) => [companyId, companyName]));
    expect([names.get(COMPANY.maple), names.get(COMPANY.northline)]).toEqual([
      "Maple",
      "Northline",
    ]);
  });

  it("[TEN-4] returns `all` to those who act across companies, and 403 to others", async () => {
    expect(codes((await byCompany("agent", "all")).data)).toHaveLength(5);
    expect((await byCompany("merchant", "all")).status).toBe(403);
  });
});

describe("stores.byId", () => {
  const byId = (who: string, id: string) =>
    server.call<Store>(who, "GET", `/stores/getStoreById/${id}`);

  it("[TEN-1] returns a branch of one's own company with its market places", async () => {
    const { data } = await byId("merchant", STORE.montreal);
    expect(data).toMatchObject({ id: STORE.montreal, marketPlace: ["Canada"], isApprove: "Y" });
  });

  it("[STORE-D1] returns all its details, with the image of its primary offer", async () => {
    const { owner } = server.database;
    await owner.query(
      "insert into store_category (company_id, store_id, category_id, position) values ($1, $2, 'home-textiles', 1), ($1, $2, 'home', 0)",
      [COMPANY.maple, STORE.montreal],
    );
    await owner.query(
      "update store set manager_name = 'Nadia', delivery_notes = 7550, company_logo = '/images/a.webp', from_hrs = '{10:00}' where id = $1",
      [STORE.montreal],
    );
    const path = `/offers/${encodeEmail("merchant@marquee.test")}`;
    const body = offerDraft("primary", { isPrimary: "Y" });
    expect((await server.call("merchant", "POST", path, { body })).status).toBe(200);
    await owner.query("update offer set full_image = '/images/offer.webp'");
    const { data } = await byId("merchant", STORE.montreal);
    expect(data).toMatchObject({
      managerName: "Nadia",
      deliveryNotes: 75.5,
      fromHrs: ["10:00"],
      storeCityId: "",
      primaryOfferImage: "/images/offer.webp",
      logoSmall: "/images/a.webp?w=80",
      categories: [
        { id: "home", name: "Home" },
        { id: "home-textiles", name: "Textiles" },
      ],
    });
    const [listed] = (await byCompany("merchant", COMPANY.maple)).data;
    expect(listed).toMatchObject({ managerName: "Nadia", managerMobile: "" });
    expect(listed).not.toHaveProperty("storeDescription");
  });

  it("[TEN-5] treats a foreign branch like an unknown one", async () => {
    const foreign = await byId("merchant", STORE.newYork);
    const unknown = await byId("merchant", "f".repeat(32));
    const otherBranch = await byId("branch", STORE.toronto);
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
    expect(withoutReference(otherBranch)).toBe(withoutReference(unknown));
  });
});

describe("stores.byUser", () => {
  const ofUser = (who: string, email: string) =>
    server.call<Store[]>(who, "GET", `/stores/getStore/${btoa(email)}`);
  const storeCodes = async (who: string, email: string) =>
    (await ofUser(who, email)).data.map(({ code }) => code);

  it("[STORE-L1] lists the branches of a user's company, or the one they work for", async () => {
    expect(await storeCodes("merchant", "merchant@marquee.test")).toEqual([
      "montreal",
      "toronto",
      "vancouver",
    ]);
    expect(await storeCodes("merchant", "Branch@marquee.test")).toEqual(["montreal"]);
    expect(await storeCodes("master", "other@marquee.test")).toEqual(["newYork"]);
    expect(await storeCodes("master", "master@marquee.test")).toEqual([]);
    expect(await storeCodes("master", "unknown@marquee.test")).toEqual([]);
  });

  it("[SESSION-T4] names users of one's own company alone", async () => {
    expect((await ofUser("merchant", "other@marquee.test")).status).toBe(403);
    // A user of one branch sees of a colleague's branches that one.
    expect(await storeCodes("branch", "merchant@marquee.test")).toEqual(["montreal"]);
  });
});

describe("stores.branchCodeExists", () => {
  const exists = (who: string, code: string, companyId: string = COMPANY.maple) =>
    server.call<boolean>(who, "GET", `/stores/checkBranchExist/${code}/${companyId}`);

  it("[STORE-B1] finds every branch of the company, in any case of letters, for any caller", async () => {
    for (const who of ["merchant", "branch", "master"]) {
      expect((await exists(who, "TORONTO")).data).toBe(true);
      expect((await exists(who, "newYork")).data).toBe(false);
      expect((await exists(who, "%25")).data).toBe(false);
    }
  });

  it("[TEN-3] reveals nothing of a company the caller may not see", async () => {
    const foreign = await exists("merchant", "newYork", COMPANY.northline);
    const unknown = await exists("merchant", "newYork", "no-such-company");
    expect([foreign.status, unknown.status]).toEqual([403, 403]);
    expect(foreign.error.message).toBe(unknown.error.message);
  });
});
