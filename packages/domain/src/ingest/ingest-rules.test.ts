import { describe, expect, it } from "vitest";
import {
  beaconIssues,
  billIssues,
  catalogIssues,
  leaveOutWrongItems,
  ordersIssues,
  storedOrder,
} from "./ingest-rules.ts";
import type { IngestBill, IngestCatalog, IngestOrders } from "./ingest.schema.ts";
import { ingestMessages } from "./messages.ts";

const NOW = "2026-03-02T18:00:00.000Z";
const ID = "0".repeat(32);
const beacon = (createdOn: string) => ({
  id: ID,
  itemId: "a",
  type: "offer" as const,
  createdOn,
  impressions: 1,
  clicks: 0,
  buyNowClicks: 0,
  snips: 0,
});
const rating = (change: Partial<IngestBill["billRating"][number]>) => ({
  id: ID,
  comment: "",
  rating: 5,
  ratingMedia: [],
  ratingType: "Offer" as const,
  offerId: "a",
  productId: null,
  ...change,
});
const bill = (change: Partial<IngestBill>): IngestBill => ({
  id: ID,
  userId: "ann@example.org",
  storeId: "s",
  createdOn: NOW,
  image: [],
  billRating: [],
  ...change,
});
const item = (change: Partial<IngestCatalog["items"][number]>) => ({
  shopId: "1",
  title: "Throw",
  description: "",
  brand: "",
  link: "https://shop.example/1",
  image: [],
  price: 10,
  products: [],
  ...change,
});
const catalog = (change: Partial<IngestCatalog>): IngestCatalog => ({
  id: ID,
  storeId: "s",
  name: "Spring",
  type: "Product",
  createdOn: NOW,
  items: [],
  ...change,
});
const order = (orderNumber: string) => ({
  orderNumber,
  createdOn: NOW,
  totalPrice: 10,
  status: "paid",
  source: "web",
  customerEmail: "",
  customerPhoneNumber: "",
  captureReason: "",
});
const orders = (change: Partial<IngestOrders>): IngestOrders => ({
  id: ID,
  storeId: "s",
  createdOn: NOW,
  totalPrice: 10,
  totalCommission: 1,
  orders: [],
  ...change,
});
const fields = (issues: readonly { rule: string; field: string }[]) =>
  issues.map(({ rule, field }) => `${rule} ${field}`);

/** What is wrong with these items of a catalog; what they lack is no reason to leave them out (CATALOG-S1). */
const wrongItems = (items: IngestCatalog["items"]) => leaveOutWrongItems(catalog({ items })).issues;

describe("rows from outside", () => {
  it("[INGEST-V1] have days and times that are past", () => {
    expect(beaconIssues(beacon("2026-03-02"), NOW)).toEqual([]);
    expect(fields(beaconIssues(beacon("2026-03-03"), NOW))).toEqual(["INGEST-V1 createdOn"]);
    // Still the second of March in Chicago, though the third has begun in Greenwich.
    expect(beaconIssues(beacon("2026-03-03"), "2026-03-03T03:00:00Z")).not.toEqual([]);
    expect(billIssues(bill({ createdOn: "2026-03-02T18:05:00.000Z" }), NOW)).toEqual([]);
    const createdOn = "2026-03-02T18:05:00.001Z";
    expect(fields(billIssues(bill({ createdOn }), NOW))).toEqual(["INGEST-V1 createdOn"]);
    expect(fields(catalogIssues(catalog({ createdOn }), NOW))).toEqual(["INGEST-V1 createdOn"]);
    const behind = { ...order("1"), createdOn };
    expect(fields(ordersIssues(orders({ createdOn, orders: [behind] }), NOW))).toEqual([
      "INGEST-V1 createdOn",
      "INGEST-V1 orders.0.createdOn",
    ]);
  });

  it("[INGEST-V6] are beacons of the last ninety days", () => {
    expect(beaconIssues(beacon("2025-12-03"), NOW)).toEqual([]);
    expect(fields(beaconIssues(beacon("2025-12-02"), NOW))).toEqual(["INGEST-V6 createdOn"]);
  });

  it("[INGEST-V2] name each of their parts once", () => {
    expect(fields(billIssues(bill({ billRating: [rating({}), rating({})] }), NOW))).toEqual([
      "INGEST-V2 billRating.1.id",
    ]);
    expect(fields(wrongItems([item({}), item({})]))).toEqual(["INGEST-V2 items.1.shopId"]);
    const numbers = [order("1"), order("2"), order("1")];
    expect(fields(ordersIssues(orders({ orders: numbers }), NOW))).toEqual([
      "INGEST-V2 orders.2.orderNumber",
    ]);
  });

  it("[INGEST-V3] rate the offer or the product that they name, and only that", () => {
    for (const change of [
      { offerId: null },
      { offerId: "a", productId: "b" },
      { ratingType: "Product" as const },
    ])
      expect(fields(billIssues(bill({ billRating: [rating(change)] }), NOW))).toEqual([
        "INGEST-V3 billRating.0.ratingType",
      ]);
    const product = rating({ ratingType: "Product", offerId: null, productId: "b" });
    expect(billIssues(bill({ billRating: [rating({}), { ...product, id: "1" }] }), NOW)).toEqual(
      [],
    );
  });

  it("[INGEST-V4] name what is missing", () => {
    expect(fields(billIssues(bill({ userId: " " }), NOW))).toEqual(["INGEST-V4 userId"]);
    expect(fields(catalogIssues(catalog({ name: "", type: "" }), NOW))).toEqual([
      "INGEST-V4 name",
      "INGEST-V4 type",
    ]);
    // What an item lacks is no reason to refuse the delivery: the catalog says it (CATALOG-S1).
    const empty = item({ shopId: "", title: " ", price: null });
    expect(wrongItems([empty, empty])).toEqual([]);
    expect(fields(ordersIssues(orders({ orders: [order("")] }), NOW))).toEqual([
      "INGEST-V4 orders.0.orderNumber",
    ]);
  });

  it("[INGEST-V4] [WIRE-T2] name what no reader sees as missing", () => {
    expect(fields(billIssues(bill({ userId: "\u200B\u00AD" }), NOW))).toEqual(["INGEST-V4 userId"]);
    expect(fields(ordersIssues(orders({ orders: [order("\u2060")] }), NOW))).toEqual([
      "INGEST-V4 orders.0.orderNumber",
    ]);
  });

  it("[INGEST-V7] name phone numbers of ten digits, however they are written, or none", () => {
    const calledBy = (customerPhoneNumber: string) => ({ ...order("1"), customerPhoneNumber });
    const issuesFor = (number: string) => ordersIssues(orders({ orders: [calledBy(number)] }), NOW);
    for (const number of [
      "",
      " ",
      "5145550100",
      "+1 (514) 555-0100",
      "514.555.0100",
      "15145550100",
    ])
      expect(issuesFor(number)).toEqual([]);
    for (const number of ["514555010", "51455501001", "25145550100", "+44 20 7946 0958", "call me"])
      expect(issuesFor(number)).toEqual([
        {
          rule: "INGEST-V7",
          field: "orders.0.customerPhoneNumber",
          message: ingestMessages.mobileInvalid,
        },
      ]);
    expect(storedOrder(calledBy("+1 (514) 555-0100"))).toEqual(calledBy("5145550100"));
    expect(storedOrder(calledBy(" "))).toEqual(calledBy(""));
  });

  it("[INGEST-V5] have web addresses alone", () => {
    const items = [item({ link: "javascript:alert(1)", image: ["", "data:,", "http://a.ca/b"] })];
    expect(fields(wrongItems(items))).toEqual([
      "INGEST-V5 items.0.link",
      "INGEST-V5 items.0.image.1",
    ]);
  });

  it.each([
    "http://localhost/a.jpg",
    "http://127.0.0.1/a.jpg",
    "http://0x7f.1/a.jpg",
    "http://2130706433/a.jpg",
    "http://10.1.2.3/",
    "http://172.16.0.1/",
    "http://172.31.255.255/",
    "http://192.168.1.1:8080/admin",
    "http://169.254.169.254/latest/meta-data",
    "http://100.64.0.1/",
    "http://[::1]/",
    "http://[::ffff:10.0.0.1]/",
    "https://printer/",
    "https://db.internal/",
    "https://nas.local./",
    "https://user:secret@shop.example/",
  ])("[INGEST-V5] never lead into a private network: %s", (address) => {
    const issues = wrongItems([item({ image: [address] })]);
    expect(issues).toEqual([
      { rule: "INGEST-V5", field: "items.0.image.0", message: ingestMessages.privateAddress },
    ]);
  });

  it.each([
    "https://cdn.shop.example/1.jpg",
    "http://172.32.0.1/",
    "https://8.8.8.8/x",
    "HTTPS://Shop.Example",
  ])("[INGEST-V5] may be any public one: %s", (link) => {
    expect(wrongItems([item({ link })])).toEqual([]);
  });
});
