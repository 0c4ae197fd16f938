import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import dns from "node:dns";
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from "vitest";
import { stableId } from "../../demonstration/stable-id.ts";
import { insertProducts } from "../../products/queries.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";

let server: TestServer;
const throws = productRow("throw");
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws]));
});
afterEach(() => vi.restoreAllMocks());
afterAll(() => server.close());

const BEACON = {
  id: stableId("beacon"),
  itemId: throws.id,
  type: "product",
  createdOn: "2026-03-01",
  impressions: 100,
  clicks: 10,
  buyNowClicks: 2,
  snips: 1,
};
const AT_BRANCH = { id: stableId("row"), storeId: STORE.montreal, createdOn: WORLD_NOW };
const ITEM = {
  shopId: "1",
  title: "Throw",
  description: "Soft.",
  brand: "Maple",
  link: "https://shop.example/1",
  image: ["https://shop.example/1.jpg"],
  price: 19.99,
  products: [],
};
const catalog = (change: object) => ({
  ...AT_BRANCH,
  name: "Spring",
  type: "Product",
  items: [{ ...ITEM, ...change }],
});
const shopSale = (change: object) => ({
  ...AT_BRANCH,
  totalPrice: 120.5,
  totalCommission: 6.03,
  orders: [],
  ...change,
});
const isEmpty = async () => {
  const { rows } = await server.database.owner.query(
    "select (select count(*) from ingested) + (select count(*) from beacon) + (select count(*) from catalog) + (select count(*) from shop_sale) as n",
  );
  return Number(rows[0].n) === 0;
};

describe("rows of a signed delivery", () => {
  it.each(["NaN", "Infinity", "-Infinity", "1e999", "1e10", "-1", "0.5", '"1"', "null", "true"])(
    "[INGEST-I3] are rejected if a count is %s",
    async (clicks) => {
      const body = JSON.stringify([BEACON]).replace('"clicks":10', `"clicks":${clicks}`);
      expect((await deliver(server, "beacons", body)).status).toBe(422);
      expect(await isEmpty()).toBe(true);
    },
  );

  it.each([-0.01, 1.005, 1e15, "12", null])(
    "[INGEST-O1] are rejected if an amount of a shop's bill is %j",
    async (amount) => {
      for (const field of ["totalPrice", "totalCommission"])
        expect(
          wrongFields(await deliver(server, "orders", [shopSale({ [field]: amount })])),
        ).toEqual([`HTTP-B1 0.${field}`]);
      expect(await isEmpty()).toBe(true);
    },
  );

  it("[INGEST-C1] are rejected if a price of a catalog is negative or has fractions of a cent", async () => {
    for (const price of [-1, 0.001])
      expect(wrongFields(await deliver(server, "catalogs", [catalog({ price })]))).toEqual([
        "HTTP-B1 0.items.0.price",
      ]);
    expect(await isEmpty()).toBe(true);
  });

  it.each(["a\u0000b", "a\u0007b", "a\u202Eb", "a\uD800b"])(
    "[INGEST-I3] are rejected if a text holds %j",
    async (title) => {
      const response = await deliver(server, "catalogs", [catalog({ title })]);
      expect(wrongFields(response)).toEqual(["HTTP-B1 0.items.0.title"]);
      expect(await isEmpty()).toBe(true);
    },
  );

  it.each([
    ["lists", "[", "]"],
    ["objects", '{"a":', "}"],
  ])("[INGEST-I4] are rejected if they are 100,000 %s deep", async (_what, start, end) => {
    const deep = `[${start.repeat(100_000)}"\\u0007"${end.repeat(100_000)}]`;
    const response = await deliver(server, "beacons", deep);
    expect([response.status, response.error.tag]).toEqual([422, "Invalid"]);
    expect(JSON.stringify(response.error).length).toBeLessThan(10_000);
  });

  it("[INGEST-I4] are no prototype: a field that is called so changes no other object", async () => {
    const body = JSON.stringify([BEACON]).replace("{", '{"__proto__":{"isMaster":"Y"},');
    expect((await deliver(server, "beacons", body)).status).toBe(200);
    expect({}).not.toHaveProperty("isMaster");
    await server.database.owner.query("delete from ingested; delete from beacon");
  });

  it("[INGEST-V5] [CATALOG-L4] are stored without a request to the addresses of their images", async () => {
    const fetched = vi.spyOn(globalThis, "fetch");
    // whatever client is used, it has to find the address of a name first
    const lookedUp = vi.spyOn(dns, "lookup");
    expect((await deliver(server, "catalogs", [catalog({})])).status).toBe(200);
    expect(fetched).not.toHaveBeenCalled();
    expect(lookedUp.mock.calls.map(([name]) => name)).not.toContain("shop.example");
    await server.database.owner.query("delete from ingested; delete from catalog");
  });

  it("[INGEST-S1] are rejected on the path of another kind, and a kind that there is not is 404", async () => {
    expect((await deliver(server, "orders", [BEACON])).status).toBe(422);
    expect((await deliver(server, "nothing" as "orders", [BEACON])).status).toBe(404);
    expect(await isEmpty()).toBe(true);
  });
});
