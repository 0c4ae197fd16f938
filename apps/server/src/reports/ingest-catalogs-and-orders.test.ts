import type { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { countRows } from "@marquee/verification/harness/count-rows";
import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import type { Scope } from "../platform/tenancy/scope.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
beforeEach(() =>
  server.database.owner.query(
    "delete from ingested; delete from refused_row; delete from catalog; delete from shop_sale",
  ),
);
afterAll(() => server.close());

const look = async (statement: string) => (await server.database.owner.query(statement)).rows;
const MAPLE: Scope = { kind: "company", companyId: COMPANY.maple, storeId: null };
const NORTHLINE: Scope = { kind: "company", companyId: COMPANY.northline, storeId: null };

const catalog = (change: object = {}) => ({
  id: stableId("catalog"),
  storeId: STORE.montreal,
  name: "Spring",
  type: "Product",
  createdOn: WORLD_NOW,
  items: [],
  ...change,
});
const item = (shopId: string, change: object = {}) => ({
  shopId,
  title: `Item ${shopId}`,
  description: "Soft.",
  brand: "Maple",
  link: "https://shop.example/1",
  image: ["https://shop.example/1.jpg"],
  price: 19.99,
  products: [],
  ...change,
});

describe("catalogs from outside", () => {
  it("[INGEST-C1] are stored with their items in order, and count them", async () => {
    const items = [item("2"), item("1", { price: 0.07 })];
    await deliver(server, "catalogs", [catalog({ items })]);
    expect(await look("select name, type, total_sync, failed, company_id from catalog")).toEqual([
      { name: "Spring", type: "Product", total_sync: 2, failed: 0, company_id: COMPANY.maple },
    ]);
    expect(await look("select shop_id, price, image from catalog_item order by position")).toEqual([
      { shop_id: "2", price: "1999", image: ["https://shop.example/1.jpg"] },
      { shop_id: "1", price: "7", image: ["https://shop.example/1.jpg"] },
    ]);
    expect(await countRows(server, NORTHLINE, "catalog_item")).toBe(0);
  });

  it("[INGEST-C1] [CATALOG-S3] are stored with what did not sync, and count it apart", async () => {
    const items = [item("1"), item("", { title: "", price: null }), item("")];
    expect((await deliver(server, "catalogs", [catalog({ items })])).data).toEqual({
      accepted: 1,
      repeated: 0,
      refused: [],
    });
    expect(await look("select total_sync, failed from catalog")).toEqual([
      { total_sync: 1, failed: 2 },
    ]);
    expect(await look("select missing from catalog_item order by position")).toEqual([
      { missing: [] },
      { missing: ["ID", "TITLE", "PRICE"] },
      { missing: ["ID"] },
    ]);
  });

  it("[INGEST-V5] are refused with addresses of private networks", async () => {
    const items = [
      item("1", { image: ["http://169.254.169.254/latest", "https://shop.example/2"] }),
    ];
    expect(wrongFields(await deliver(server, "catalogs", [catalog({ items })]))).toEqual([
      "INGEST-V5 0.items.0.image.0",
    ]);
    expect(await look("select count(*)::int as n from catalog")).toEqual([{ n: 0 }]);
  });

  it("[INGEST-I8] are taken with the items that are right; each other is named and counted as failed", async () => {
    const wrong = item("2", { price: -1 });
    const local = item("4", { link: "http://127.0.0.1/" });
    const items = [item("1"), wrong, item("3"), local, item("5")];
    const { data } = await deliver(server, "catalogs", [catalog({ items })]);
    expect([data.accepted, data.repeated]).toEqual([1, 0]);
    expect(data.refused.map(({ row, id }) => [row, id])).toEqual([[0, stableId("catalog")]]);
    expect(data.refused.flatMap(({ issues }) => issues.map(({ field }) => field))).toEqual([
      "items.1.price",
      "items.3.link",
    ]);
    const ids = "select shop_id from catalog_item order by position";
    expect(await look(ids)).toEqual([{ shop_id: "1" }, { shop_id: "3" }, { shop_id: "5" }]);
    expect(await look("select total_sync, failed from catalog")).toEqual([
      { total_sync: 3, failed: 2 },
    ]);
    const listed = await server.call<readonly StoredRefusal[]>(
      "master",
      "GET",
      "/refusedRows?closed=N",
    );
    expect(listed.data).toMatchObject([{ kind: "catalogs", shop: "The montreal branch" }]);
  });

  it("[INGEST-I8] that lacked items are replaced by their next delivery, and a complete one is not", async () => {
    const lacking = [item("1"), item("2", { price: -1 })];
    await deliver(server, "catalogs", [catalog({ items: lacking })]);
    await deliver(server, "catalogs", [catalog({ items: lacking })]);
    const whole = [item("1"), item("2")];
    const corrected = await deliver(server, "catalogs", [catalog({ items: whole })]);
    expect(corrected.data).toEqual({ accepted: 1, repeated: 0, refused: [] });
    expect(await look("select total_sync, failed from catalog")).toEqual([
      { total_sync: 2, failed: 0 },
    ]);
    const late = await deliver(server, "catalogs", [catalog({ items: lacking })]);
    expect(wrongFields(late)).toContain("INGEST-I2 0.id");
    expect((await deliver(server, "catalogs", [catalog({ items: whole })])).data.repeated).toBe(1);
    expect(await look("select total_sync, failed from catalog")).toEqual([
      { total_sync: 2, failed: 0 },
    ]);
  });

  it("[INGEST-C1] may have a thousand items", async () => {
    const items = Array.from({ length: 1000 }, (_, index) => item(`${index}`));
    const both = [catalog({ items }), catalog({ id: stableId("second"), items })];
    expect((await deliver(server, "catalogs", both)).data).toEqual({
      accepted: 2,
      repeated: 0,
      refused: [],
    });
    expect(await countRows(server, MAPLE, "catalog_item")).toBe(2000);
  });
});

const shopSale = (change: object = {}) => ({
  id: stableId("shop bill"),
  storeId: STORE.newYork,
  createdOn: WORLD_NOW,
  totalPrice: 120.5,
  totalCommission: 6.03,
  orders: [],
  ...change,
});
const order = (orderNumber: string) => ({
  orderNumber,
  createdOn: WORLD_NOW,
  totalPrice: 60.25,
  status: "paid",
  source: "web",
  customerEmail: "shopper@marquee.test",
  customerPhoneNumber: "2125550100",
  captureReason: "",
});

describe("orders from outside", () => {
  it("[INGEST-O1] are stored behind their shop's bill, in whole cents", async () => {
    await deliver(server, "orders", [shopSale({ orders: [order("1002"), order("1001")] })]);
    expect(await look("select company_id, total_price, total_commission from shop_sale")).toEqual([
      { company_id: COMPANY.northline, total_price: "12050", total_commission: "603" },
    ]);
    expect(
      await look("select order_number, total_price from shop_order order by position"),
    ).toEqual([
      { order_number: "1002", total_price: "6025" },
      { order_number: "1001", total_price: "6025" },
    ]);
    expect(await countRows(server, MAPLE, "shop_sale")).toBe(0);
    expect(await countRows(server, NORTHLINE, "shop_order")).toBe(2);
  });

  it("[INGEST-V7] store the ten digits of a phone number, and are refused whole with another", async () => {
    const withPhone = (number: string, customerPhoneNumber: string) => ({
      ...order(number),
      customerPhoneNumber,
    });
    const written = [
      withPhone("1", "+1 (212) 555-0100"),
      withPhone("2", "212.555.0101"),
      withPhone("3", ""),
    ];
    const bill = shopSale({ orders: written });
    expect((await deliver(server, "orders", [bill])).data).toEqual({
      accepted: 1,
      repeated: 0,
      refused: [],
    });
    expect((await deliver(server, "orders", [bill])).data).toEqual({
      accepted: 0,
      repeated: 1,
      refused: [],
    });
    const stored = "select customer_phone_number as number from shop_order order by position";
    const numbers = [{ number: "2125550100" }, { number: "2125550101" }, { number: "" }];
    expect(await look(stored)).toEqual(numbers);
    const wrong = [withPhone("4", "2125550100"), withPhone("5", "212555010")];
    const refused = shopSale({ id: stableId("wrong phone"), orders: wrong });
    expect(wrongFields(await deliver(server, "orders", [refused]))).toEqual([
      "INGEST-V7 0.orders.1.customerPhoneNumber",
    ]);
    expect(await look(stored)).toEqual(numbers);
  });

  it("[INGEST-O1] are refused with amounts of broken cents", async () => {
    const response = await deliver(server, "orders", [shopSale({ totalPrice: 1.005 })]);
    expect(wrongFields(response)).toEqual(["HTTP-B1 0.totalPrice"]);
  });
});

const bill = (change: object) => ({
  id: stableId("bill"),
  userId: "shopper@marquee.test",
  createdOn: WORLD_NOW,
  image: [],
  billRating: [],
  ...change,
});

describe("whatever names a branch", () => {
  it("[INGEST-R1] is refused for a branch that is not there", async () => {
    for (const kind of ["bills", "catalogs", "orders"] as const) {
      const row = { bills: bill, catalogs: catalog, orders: shopSale }[kind]({
        storeId: "nowhere",
      });
      expect(wrongFields(await deliver(server, kind, [row]))).toEqual(["INGEST-R1 0.storeId"]);
    }
  });
});
