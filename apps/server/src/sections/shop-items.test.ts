import type {
  SectionConfiguration,
  SectionShopItem,
} from "@marquee/domain/sections/section.schema";
import { addSection } from "@marquee/verification/harness/sponsored-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ template: "items" });
  const { owner } = server.database;
  await owner.query("update company set is_shopify = 'Y' where id = $1", [COMPANY.northline]);
  await owner.query(
    "update product set shopify_product_id = 'gid-' || right(name, 1) where store_id = $1",
    [STORE.newYork],
  );
});
afterAll(() => server.close());

/** A section of its own, with products of the shop in it. */
async function fillSection(id: string, ...products: string[]) {
  await addSection(server.database.owner, { id, category: null, offers: "Y", products: "Y" });
  const configuration = await put(id, `first ${id}`, ...products);
  return { configurationId: configuration.id, shopId: products[0] ?? "" };
}

async function put(section: string, name: string, ...products: string[]) {
  const body: SectionConfiguration = { id: stableId(name), section, products, type: "product" };
  const path = "/configureShopifySponsoredCampaign";
  expect((await server.call("master", "POST", path, { body })).status).toBe(200);
  return body;
}

const list = (who: string, query: string) =>
  server.call<SectionShopItem[]>(who, "GET", `/getSectionShopItems?${query}`);

const change = (key: object, removed: "Y" | "N", who = "master") =>
  server.call(who, "POST", "/updateSectionShopItem", { body: { ...key, removed } });

describe("what of a shop is in a section", () => {
  it("[SHOPSECTION-L1] is listed by section, company and item, for those whose it is", async () => {
    await fillSection("listed", "gid-1", "gid-2");
    const { data, meta } = await list("master", "sectionId=listed");
    expect(meta.total).toBe(2);
    expect(data.map(({ itemName, sectionName, type }) => [itemName, sectionName, type])).toEqual([
      ["newYork 1", expect.any(String), "product"],
      ["newYork 2", expect.any(String), "product"],
    ]);
    expect((await list("merchant", `companyId=${COMPANY.northline}`)).status).toBe(403);
    const itemId = stableId("product newYork 2");
    expect((await list("master", `sectionId=listed&itemId=${itemId}`)).meta.total).toBe(1);
    expect((await list("master", `sectionId=listed&companyId=${COMPANY.maple}`)).meta.total).toBe(
      0,
    );
    expect((await list("master", "sectionId=listed&q=york 1")).meta.total).toBe(1);
    expect((await list("shop", "sectionId=listed")).meta.total).toBe(2);
    expect((await list("merchant", "sectionId=listed")).meta.total).toBe(0);
  });

  it("[SHOPSECTION-T6] is taken out once, and stays stored with who did it", async () => {
    const key = await fillSection("taken out", "gid-3", "gid-4");
    for (const time of ["first", "again"])
      expect([time, (await change(key, "Y")).status]).toEqual([time, 200]);
    const { data } = await list("master", "sectionId=taken out");
    expect(data.map(({ shopId }) => shopId)).toEqual(["gid-4"]);
    const { rows } = await server.database.owner.query(
      "select removed_by is not null as by, removed_on is not null as on from section_item where configuration_id = $1 and shop_id = $2",
      [key.configurationId, key.shopId],
    );
    expect(rows).toEqual([{ by: true, on: true }]);
  });

  it("[SHOPSECTION-T7] can be put back, unless it was added anew meanwhile", async () => {
    const key = await fillSection("put back", "gid-5");
    await change(key, "Y");
    expect((await change(key, "N")).status).toBe(200);
    expect((await list("master", "sectionId=put back")).meta.total).toBe(1);
    await change(key, "Y");
    await put("put back", "second put back", "gid-5");
    const { status, error } = await change(key, "N");
    expect([status, error.issues?.map(({ rule }) => rule)]).toEqual([422, ["SHOPSECTION-T7"]]);
    expect((await list("master", "sectionId=put back")).meta.total).toBe(1);
  });

  it("[ACCESS-A31] is taken out by masters alone, and what is not there is not found", async () => {
    const key = await fillSection("own", "gid-6");
    for (const who of ["agent", "merchant", "shop", "other"])
      expect((await change(key, "Y", who)).status).toBe(403);
    expect((await change({ ...key, shopId: "gid-none" }, "Y")).status).toBe(404);
  });
});
