import type {
  Catalog,
  CatalogCollection,
  CatalogProduct,
} from "@marquee/domain/catalog/catalog.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { deliver } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;

const item = (shopId: string, change: object = {}) => ({
  shopId,
  title: `Item ${shopId}`,
  description: "Soft.",
  brand: "Northline",
  link: "https://shop.example/1",
  image: ["https://shop.example/1.jpg"],
  price: 19.99,
  products: [],
  ...change,
});
const catalog = (name: string, change: object = {}) => ({
  id: stableId(name),
  storeId: STORE.newYork,
  name,
  type: "Product",
  createdOn: WORLD_NOW,
  items: [],
  ...change,
});
const lamp = productRow("lamp", {
  companyId: COMPANY.northline,
  storeId: STORE.newYork,
  heading: "A warm light",
  shopifyProductId: "lamp",
});
/** The same id of the shop platform in another company. */
const theirs = productRow("theirs", { shopifyProductId: "chair" });

beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [lamp, theirs]));
  await deliver(server, "catalogs", [
    catalog("Spring", {
      items: [
        item("rug"),
        item("lamp"),
        item("chair", { description: "", image: [""], price: null }),
        item("", { title: "" }),
        item("", { title: "No id" }),
      ],
    }),
    catalog("Collections", {
      type: "Collection",
      createdOn: "2026-03-01T12:00:00.000Z",
      items: [
        item("new", { price: null, products: ["rug", "lamp"] }),
        item("nameless", { title: "" }),
      ],
    }),
    catalog("Maple's", { storeId: STORE.montreal, items: [item("maple")] }),
  ]);
});
afterAll(() => server.close());

const get = <T>(who: string, path: string) => server.call<T>(who, "GET", path);
const names = async (who: string, path: string) =>
  (await get<Catalog[]>(who, path)).data.map(({ name }) => name);
const products = (who: string, name: string, query = "") =>
  get<CatalogProduct[]>(who, `/getProductsByCataLog/${stableId(name)}${query}`);
const collections = (who: string, name: string, query = "") =>
  get<CatalogCollection[]>(who, `/getCollectionByCataLog/${stableId(name)}${query}`);

describe("catalog.byCompany and catalog.byBranch", () => {
  const ofNorthline = `/getCompanyCatalogProduct/${COMPANY.northline}`;

  it("[CATALOG-L1] list the catalogs of a company, newest first, with what synced and what did not", async () => {
    const { data, meta } = await get<Catalog[]>("shop", ofNorthline);
    expect(data).toEqual([
      {
        id: stableId("Spring"),
        name: "Spring",
        type: "Product",
        totalSync: 2,
        failed: 3,
        companyId: COMPANY.northline,
        storeId: STORE.newYork,
        storeName: "The newYork branch",
        createdOn: WORLD_NOW,
      },
      expect.objectContaining({ name: "Collections", totalSync: 1, failed: 1 }),
    ]);
    expect(meta.total).toBe(2);
    expect(await names("shop", `${ofNorthline}?sort=name&q=coll`)).toEqual(["Collections"]);
  });

  it("[CATALOG-L1] list those of a branch, and for those who act across companies of every one", async () => {
    expect(await names("shop", `/getCompanyBranchCatalogProduct/${STORE.newYork}`)).toHaveLength(2);
    expect(await names("master", `/getCompanyBranchCatalogProduct/${STORE.montreal}`)).toEqual([
      "Maple's",
    ]);
    expect((await names("master", "/getCompanyCatalogProduct/all")).toSorted()).toEqual([
      "Collections",
      "Maple's",
      "Spring",
    ]);
  });

  it("[ACCESS-A27] are for masters and shop-platform users, of their own company", async () => {
    const foreign = `/getCompanyCatalogProduct/${COMPANY.maple}`;
    expect((await get("shop", foreign)).status).toBe(403);
    expect((await get("shop", `/getCompanyBranchCatalogProduct/${STORE.montreal}`)).status).toBe(
      404,
    );
    for (const who of ["merchant", "other", "agent", "reader", "pending"])
      expect((await get(who, ofNorthline)).status).toBe(403);
  });
});

describe("catalog.products and catalog.collections", () => {
  it("[CATALOG-L2] [CATALOG-L4] [CATALOG-S4] list products in the shop platform's order, with what each became", async () => {
    const { data, meta } = await products("shop", "Spring");
    expect(data.map(({ name }) => name)).toEqual([
      "Item rug",
      "Item lamp",
      "Item chair",
      "",
      "No id",
    ]);
    expect(meta.total).toBe(5);
    expect(data[1]).toEqual({
      id: `${stableId("Spring")}-1`,
      shopId: "lamp",
      productId: lamp.id,
      name: "Item lamp",
      heading: "A warm light",
      brand: "Northline",
      images: ["https://shop.example/1.jpg"],
      storeId: STORE.newYork,
      storeName: "The newYork branch",
      campaignName: null,
      validFrom: null,
      validTill: null,
      missing: [],
    });
    // What has its id in another company is not what it became.
    expect(data[2]).toMatchObject({ shopId: "chair", productId: null });
  });

  it("[CATALOG-S3] show what did not sync and why", async () => {
    const failed = (await products("shop", "Spring", "?synced=N")).data;
    expect(failed.map(({ missing }) => missing)).toEqual([
      ["DESCRIPTION", "IMAGE", "PRICE"],
      ["ID", "TITLE"],
      ["ID"],
    ]);
    expect((await products("shop", "Spring", "?synced=Y")).meta.total).toBe(2);
    const collection = (await collections("shop", "Collections", "?synced=N")).data;
    expect(collection.map(({ missing }) => missing)).toEqual([["TITLE"]]);
  });

  it("[CATALOG-L3] list collections with how many products each has", async () => {
    const { data } = await collections("shop", "Collections");
    expect(data[0]).toMatchObject({
      heading: "Item new",
      subHeading: "Soft.",
      fullImage: "https://shop.example/1.jpg",
      products: 2,
      offerId: null,
      active: null,
    });
    expect((await collections("shop", "Spring")).data).toEqual([]);
    expect((await products("shop", "Collections")).data).toEqual([]);
  });

  it("[CATALOG-L2] are sorted, searched and paged as every list", async () => {
    const sorted = (await products("shop", "Spring", "?sort=-name&size=2")).data;
    expect(sorted.map(({ name }) => name)).toEqual(["No id", "Item rug"]);
    expect((await products("shop", "Spring", "?q=LAMP")).meta.total).toBe(1);
    expect((await products("shop", "Spring", "?sort=price")).status).toBe(422);
    expect((await products("shop", "Spring", "?synced=maybe")).status).toBe(422);
  });

  it("[CATALOG-L2] treat a foreign catalog like one that does not exist", async () => {
    for (const list of [products, collections]) {
      const [foreign, unknown] = [await list("shop", "Maple's"), await list("shop", "unknown")];
      expect(foreign.status).toBe(404);
      expect(withoutReference(foreign)).toBe(withoutReference(unknown));
      expect((await list("master", "Maple's")).status).toBe(200);
      for (const who of ["merchant", "other", "agent"])
        expect((await list(who, "Maple's")).status).toBe(403);
    }
  });
});
