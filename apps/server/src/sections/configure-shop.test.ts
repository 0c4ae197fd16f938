import { encodeEmail } from "@marquee/api/http/path";
import type { ShopOffer, ShopProduct } from "@marquee/domain/catalog/catalog.schema";
import type { SectionConfiguration } from "@marquee/domain/sections/section.schema";
import { addSection } from "@marquee/verification/harness/sponsored-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

const PATH = "/configureShopifySponsoredCampaign";
const PEOPLE = ["agent", "merchant", "reader", "shop", "other", "pending", "branch"];

let server: TestServer;
beforeAll(async () => {
  server = await testServer({ template: "items" });
  const { owner } = server.database;
  await owner.query("update company set is_shopify = 'Y' where id = $1", [COMPANY.northline]);
  for (const [table, column] of [
    ["offer", "shopify_collection_id"],
    ["product", "shopify_product_id"],
  ])
    await owner.query(
      `update ${table} set ${column} = 'gid-' || right(${table === "offer" ? "heading" : "name"}, 1) where store_id = any($1)`,
      [[STORE.newYork, STORE.montreal]],
    );
  await owner.query("update offer set type = 'Collection' where id = $1", [
    stableId("offer newYork 2"),
  ]);
  await addSection(owner, { id: "top", category: null, offers: "Y", products: "Y" });
  await addSection(owner, { id: "offers", category: null, offers: "Y", products: "N" });
});
afterAll(() => server.close());

const send = (change: Partial<SectionConfiguration>, who = "master", query = "") => {
  const name = JSON.stringify(change);
  const body = { id: stableId(name), section: "top", products: [], type: "product", ...change };
  return server.call<SectionConfiguration>(who, "POST", `${PATH}${query}`, { body });
};
const refusal = async (change: Partial<SectionConfiguration>, query = "") => {
  const { status, error } = await send(change, "master", query);
  return `${status} ${error.issues?.map(({ rule }) => rule).join(" ") ?? ""}`;
};

describe("a section of a shop", () => {
  it("[SHOPSECTION-T5] shows products by their shop-platform ids, once however often it is requested", async () => {
    const change = { products: ["gid-1", "gid-2", "gid-1"] };
    const first = await send(change);
    expect(first).toMatchObject({
      status: 200,
      data: { section: "top", products: ["gid-1", "gid-2"], type: "product" },
    });
    const again = await send(change);
    expect(again).toMatchObject({ status: 200, data: first.data });
    const other = await send({ id: first.data.id, products: ["gid-3"] });
    expect(other.status).toBe(409);
    const { rows } = await server.database.owner.query(
      "select product_id from section_item where configuration_id = $1 order by position",
      [first.data.id],
    );
    expect(rows).toEqual([
      { product_id: stableId("product newYork 1") },
      { product_id: stableId("product newYork 2") },
    ]);
  });

  it("[SHOPSECTION-T1] takes one offer at a time, and any number of products", async () => {
    expect(await refusal({ type: "offer", products: ["gid-1", "gid-2"] })).toBe(
      "422 SHOPSECTION-T1",
    );
    expect((await send({ type: "offer", products: ["gid-1"] })).status).toBe(200);
  });

  it("[SHOPSECTION-V3] [SHOPSECTION-V5] [SHOPSECTION-V6] names what is missing", async () => {
    expect(await refusal({ section: "", products: ["gid-4"] })).toBe("422 SHOPSECTION-V3");
    expect(await refusal({ type: "offer" })).toBe("422 SHOPSECTION-V5");
    expect(await refusal({ type: "product" })).toBe("422 SHOPSECTION-V6");
  });

  it("[SHOPSECTION-T2] takes a section that shows this kind of items now", async () => {
    expect(await refusal({ section: "offers", products: ["gid-4"] })).toBe("422 SHOPSECTION-T2");
    expect(await refusal({ section: "nothing", products: ["gid-4"] })).toBe("422 SHOPSECTION-T2");
  });

  it("[SHOPSECTION-T3] finds items of companies on the shop platform alone", async () => {
    expect(await refusal({ products: ["gid-9"] })).toBe("422 SHOPSECTION-T3");
    expect(await refusal({ products: ["gid-5"] }, `?companyId=${COMPANY.maple}`)).toBe(
      "422 SHOPSECTION-T3",
    );
  });

  it("[SHOPSECTION-T3] names the company of an id that two companies have", async () => {
    const { owner } = server.database;
    await owner.query("update company set is_shopify = 'Y' where id = $1", [COMPANY.maple]);
    expect(await refusal({ products: ["gid-6"] })).toBe("422 SHOPSECTION-T3");
    const named = await send({ products: ["gid-6"] }, "master", `?companyId=${COMPANY.maple}`);
    expect(named.status).toBe(200);
    await owner.query("update company set is_shopify = 'N' where id = $1", [COMPANY.maple]);
  });

  it("[SHOPSECTION-T4] refuses what it shows already", async () => {
    expect((await send({ products: ["gid-7"] })).status).toBe(200);
    expect(await refusal({ products: ["gid-3", "gid-7"] })).toBe("422 SHOPSECTION-T4");
  });

  it("[SHOPSECTION-T4] puts in what many send at once a single time, and refuses the others", async () => {
    const requests = Array.from({ length: 12 }, (_, number) =>
      send({ id: stableId(`at once ${number}`), products: ["gid-5"] }),
    );
    const responses = await Promise.all(requests);
    const refused = responses.filter(({ status }) => status !== 200);
    expect(refused).toHaveLength(11);
    expect(refused.flatMap(({ error }) => error.issues?.map(({ rule }) => rule) ?? [])).toEqual(
      refused.map(() => "SHOPSECTION-T4"),
    );
  });

  it("[ACCESS-A31] is set up by masters alone", async () => {
    for (const who of PEOPLE) expect((await send({ products: ["gid-4"] }, who)).status).toBe(403);
  });
});

describe("the items of a shop", () => {
  const lists = (who: string) => ({
    offers: (type: string, query = "") =>
      server.call<ShopOffer[]>(
        who,
        "GET",
        `/getShopifyCampignOffer/${encodeEmail(`${who}@marquee.test`)}/${COMPANY.northline}/${type}${query}`,
      ),
    products: (company: string, query = "") =>
      server.call<ShopProduct[]>(
        who,
        "GET",
        `/getShopifyCampignProductOnly/${encodeEmail(`${who}@marquee.test`)}/${company}${query}`,
      ),
  });

  it("[SHOP-L1] are its offers and collections with their ids there", async () => {
    const { offers } = lists("master");
    const all = await offers("Offer");
    expect(all.meta.total).toBe(7);
    expect(all.data[0]).toMatchObject({ heading: "Offer newYork 1", shopifyCollectionId: "gid-1" });
    const collections = await offers("Collection");
    expect(collections.data.map(({ type, heading }) => [type, heading])).toEqual([
      ["Collection", "Offer newYork 2"],
    ]);
    expect((await offers("Offer", "?q=york 3&size=5")).meta.total).toBe(1);
    expect((await offers("Offer", `?storeId=${STORE.montreal}`)).meta.total).toBe(0);
  });

  it("[SHOP-L1] are its products, and none of a company that does not sell there", async () => {
    const { products } = lists("master");
    expect((await products(COMPANY.northline, "?size=5")).meta.total).toBe(7);
    expect((await products(COMPANY.maple)).meta.total).toBe(0);
  });

  it("[ACCESS-A31] are listed for masters alone", async () => {
    for (const who of PEOPLE) {
      const { offers, products } = lists(who);
      expect((await offers("Offer")).status).toBe(403);
      expect((await products(COMPANY.northline)).status).toBe(403);
    }
  });
});
