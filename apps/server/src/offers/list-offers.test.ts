import { encodeEmail } from "@marquee/api/http/path";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { ProductSummary } from "@marquee/domain/products/product.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { offerDraft, productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const throws = productRow("Throw");
const rug = productRow("Rug", { createdOn: "2026-02-02T12:00:00.000Z" });
const names = ["Wool", "Linen", "Oak", "Clay", "Brass"];
const drafts = names.map((name, index) =>
  offerDraft(name, {
    type: index === 1 ? "Collection" : "Offer",
    storeId: index === 4 ? STORE.toronto : STORE.montreal,
    products: index === 0 ? [throws.id] : [],
  }),
);
const me = (who: string) => encodeEmail(`${who}@marquee.test`);

beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws, rug]));
  for (const body of drafts) {
    server.clock.advance(1000);
    await server.call("merchant", "POST", `/offers/${me("merchant")}`, { body });
  }
  const abroad = offerDraft("abroad", { companyId: COMPANY.northline, storeId: STORE.newYork });
  await server.call("master", "POST", `/offers/${me("master")}`, { body: abroad });
  const run = async (index: number, from: string, till: string) =>
    server.database.owner.query(
      "update offer set active = 'Y', valid_from = $2, valid_till = $3 where id = $1",
      [drafts[index]?.id, from, till],
    );
  await run(0, "2026-03-01", "2026-03-10");
  await run(2, "2026-02-01", "2026-02-10");
});
afterAll(() => server.close());

const list = (who: string, status: string, query = "", companyId: string = COMPANY.maple) =>
  server.call<Offer[]>(who, "GET", `/getCompanyOffer/${companyId}/${status}${query}`);
const headings = async (...asked: Parameters<typeof list>) =>
  (await list(...asked)).data.map(({ heading }) => heading.replace("Offer ", ""));

describe("listing offers", () => {
  it("[OFFER-S4] lists by status, newest first, and counts every status on every list", async () => {
    expect(await headings("merchant", "active")).toEqual(["Wool"]);
    expect(await headings("merchant", "pending")).toEqual(["Brass", "Clay", "Linen"]);
    expect(await headings("merchant", "inactive")).toEqual(["Oak"]);
    expect(await headings("merchant", "all")).toEqual(["Brass", "Clay", "Oak", "Linen"]);
    expect(await headings("merchant", "allincludeActive")).toEqual([
      "Brass",
      "Clay",
      "Oak",
      "Linen",
      "Wool",
    ]);
    const { meta } = await list("merchant", "all", "?size=1");
    expect(meta).toMatchObject({ total: 4, counts: { live: 1, pending: 3, inactive: 1 } });
  });

  it("[CAMP-D9] lists what no campaign was paid for, or all others, however many are newer", async () => {
    const runs = (from: string | null, till: string | null) =>
      server.database.owner.query(
        "update offer set active = $4, valid_from = $2, valid_till = $3 where id = $1",
        [drafts[3]?.id, from, till, from === null ? "N" : "Y"],
      );
    await runs("2099-01-01", "2099-02-01");
    expect(await headings("merchant", "pending")).toEqual(["Brass", "Clay", "Linen"]);
    expect(await headings("merchant", "pending", "?unpaid=Y")).toEqual(["Brass", "Linen"]);
    const others = await list("merchant", "pending", "?unpaid=N");
    expect(others.data.map(({ heading }) => heading)).toEqual(["Offer Clay"]);
    expect(others.meta).toMatchObject({ total: 1, counts: { pending: 1 } });
    await runs(null, null);
  });

  it("[CAMP-D9] lists those of the branch with the most of them, among all of the company", async () => {
    const inOne = (query: string) =>
      headings("merchant", "pending", `?unpaid=Y&oneBranch=Y${query}`);
    expect(await inOne("")).toEqual(["Clay", "Linen"]);
    // the newest one is of the other branch, which has as many offers once collections are left out
    const [first = ""] = [STORE.montreal, STORE.toronto].toSorted();
    expect(await inOne("&type=Offer")).toEqual([first === STORE.toronto ? "Brass" : "Clay"]);
    expect(await inOne("&size=1")).toEqual(["Clay"]);
    expect(await headings("merchant", "pending", "?oneBranch=N")).toEqual([
      "Brass",
      "Clay",
      "Linen",
    ]);
  });

  it("[LIST-P1] pages without losing or repeating a row, and returns the total past the end, too", async () => {
    const pages = await Promise.all(
      [1, 2, 3].map((page) =>
        headings("merchant", "allincludeActive", `?page=${page}&size=2&sort=type`),
      ),
    );
    expect(pages.map(({ length }) => length)).toEqual([2, 2, 1]);
    expect(new Set(pages.flat()).size).toBe(5);
    expect((await list("merchant", "allincludeActive", "?page=9&size=2")).meta.total).toBe(5);
  });

  it("[LIST-S2] sorts by every column it names, both ways, empty values last", async () => {
    expect(await headings("merchant", "allincludeActive", "?sort=heading")).toEqual([
      "Brass",
      "Clay",
      "Linen",
      "Oak",
      "Wool",
    ]);
    expect((await headings("merchant", "allincludeActive", "?sort=validTill")).slice(0, 2)).toEqual(
      ["Oak", "Wool"],
    );
    expect(
      (await headings("merchant", "allincludeActive", "?sort=-validTill")).slice(0, 2),
    ).toEqual(["Wool", "Oak"]);
    const { error } = await list("merchant", "all", "?sort=nothing");
    const columns = /by (.*)\.$/.exec(error.issues?.[0]?.message ?? "")?.[1]?.split(", ") ?? [];
    expect(columns).toContain("campaignName");
    for (const column of columns)
      for (const sort of [column, `-${column}`])
        expect((await list("merchant", "allincludeActive", `?sort=${sort}`)).data).toHaveLength(5);
  });

  it("[LIST-C1] counts heed type, branch and search, as the rows do", async () => {
    const collections = await list("merchant", "all", "?type=Collection");
    expect(collections.meta).toEqual({ total: 1, counts: { live: 0, pending: 1, inactive: 0 } });
    const toronto = await list("merchant", "all", `?storeId=${STORE.toronto}`);
    expect(toronto.meta.counts).toEqual({ live: 0, pending: 1, inactive: 0 });
    expect((await list("merchant", "all", "?q=CLAY")).meta.counts).toEqual({
      live: 0,
      pending: 1,
      inactive: 0,
    });
  });

  it("[LIST-Q6] finds what holds two letters, counted by status", async () => {
    const { data, meta } = await list("merchant", "allincludeActive", "?q=oo");
    expect(data.map(({ heading }) => heading)).toEqual(["Offer Wool"]);
    expect(meta.counts).toEqual({ live: 1, pending: 0, inactive: 0 });
  });

  it("[SCREEN-L27] names the company of each of every company's offers", async () => {
    const { data } = await list("agent", "allincludeActive", "", "all");
    const names = new Set(data.map(({ companyId, companyName }) => `${companyId} ${companyName}`));
    expect(names).toEqual(new Set([`${COMPANY.maple} Maple`, `${COMPANY.northline} Northline`]));
  });

  it("[TEN-1] [TEN-2] [TEN-4] shows a company its own, a branch its own, staff all", async () => {
    expect((await list("branch", "allincludeActive")).meta.total).toBe(4);
    expect((await list("other", "allincludeActive", "", COMPANY.northline)).meta.total).toBe(1);
    expect((await list("agent", "allincludeActive", "", "all")).meta.total).toBe(6);
    expect((await list("merchant", "allincludeActive", "", "all")).status).toBe(403);
    expect((await list("merchant", "allincludeActive", "", COMPANY.northline)).status).toBe(403);
  });

  it("[TEN-5] lists a branch, and treats a foreign one like an unknown one", async () => {
    const byBranch = (who: string, id: string) =>
      server.call<Offer[]>(who, "GET", `/getCompanyBranchOffer/${id}/allincludeActive`);
    expect((await byBranch("merchant", STORE.montreal)).meta.total).toBe(4);
    const unknown = await byBranch("merchant", "nowhere");
    expect(unknown.status).toBe(404);
    expect(withoutReference(await byBranch("merchant", STORE.newYork))).toBe(
      withoutReference(unknown),
    );
    expect(withoutReference(await byBranch("branch", STORE.toronto))).toBe(
      withoutReference(unknown),
    );
  });
});

describe("products of offers", () => {
  it("[OFFER-T9] lists what is mapped, for one offer or several, each product once", async () => {
    const listMapped = (who: string, ids: string) =>
      server.call<ProductSummary[]>(who, "GET", `/getOfferProducts/${ids}`);
    expect(
      (await listMapped("merchant", drafts[0]?.id ?? "")).data.map(({ name }) => name),
    ).toEqual(["Throw"]);
    expect((await listMapped("merchant", `${drafts[0]?.id},${drafts[1]?.id}`)).meta.total).toBe(1);
    expect((await listMapped("merchant", `${drafts[0]?.id},nowhere`)).status).toBe(404);
    expect((await listMapped("other", drafts[0]?.id ?? "")).status).toBe(404);
  });

  it("[OFFER-T10] lists what of the branch may be mapped, with the mapped ones marked", async () => {
    const mappable = (query: string) =>
      server.call<(ProductSummary & { mapped: string })[]>(
        "merchant",
        "GET",
        `/products/offers/${me("merchant")}/${drafts[0]?.id}${query}`,
      );
    const { data } = await mappable("");
    expect((await mappable("?page=1&size=1")).meta.total).toBe(2);
    expect((await mappable("?page=1&size=1&q=rug")).meta.total).toBe(1);
    expect(data.map(({ name, mapped }) => [name, mapped])).toEqual([
      ["Rug", "N"],
      ["Throw", "Y"],
    ]);
  });

  it("[LIST-C1] lists products by status with their counts", async () => {
    const { data, meta } = await server.call<ProductSummary[]>(
      "merchant",
      "GET",
      `/getCompanyProduct/${COMPANY.maple}/pending?q=RUG`,
    );
    expect(data).toEqual([
      expect.objectContaining({
        name: "Rug",
        storeName: "The montreal branch",
        campaignName: null,
      }),
    ]);
    expect(meta).toEqual({ total: 1, counts: { live: 0, pending: 1, inactive: 0 } });
    expect(
      (await server.call("branch", "GET", `/getCompanyBranchProduct/${STORE.toronto}/all`)).status,
    ).toBe(404);
  });
});
