import type {
  ConversionRow,
  ConversionSummary,
  ShopOrder,
} from "@marquee/domain/reports/conversion.schema";
import { withoutReference } from "@marquee/verification/harness/call-response";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertShopSales, type NewShopSale, type NewShopOrder } from "./queries.ts";

let server: TestServer;

const bill = (name: string, createdOn: string, change: Partial<NewShopSale> = {}): NewShopSale => ({
  id: stableId(name),
  companyId: COMPANY.northline,
  storeId: STORE.newYork,
  createdOn,
  totalPrice: 100,
  totalCommission: 5,
  ...change,
});
const order = (shopSaleId: string, orderNumber: string, position: number): NewShopOrder => ({
  companyId: COMPANY.northline,
  storeId: STORE.newYork,
  shopSaleId,
  orderNumber,
  position,
  createdOn: "2026-03-01T12:00:00.000Z",
  totalPrice: 40,
  status: "paid",
  source: "web",
  customerEmail: `${orderNumber}@shop.test`,
  customerPhoneNumber: "5551234567",
  captureReason: "",
});
const MAPLE = { companyId: COMPANY.maple, storeId: STORE.montreal };
const bills = [
  bill("january", "2026-01-15T18:00:00.000Z", { totalPrice: 300 }),
  // Still the last day of February in Central time.
  bill("february", "2026-03-01T05:30:00.000Z", { totalPrice: 200 }),
  bill("march", "2026-03-01T06:00:00.000Z"),
  bill("maple", "2026-02-10T18:00:00.000Z", MAPLE),
];

beforeAll(async () => {
  server = await testServer();
  const ofMarch = [order(stableId("march"), "B-2", 1), order(stableId("march"), "A-1", 0)];
  await withScope(server.pool, SYSTEM, (tx) => insertShopSales(tx, bills, ofMarch));
});
afterAll(() => server.close());

const beaconName = (id: string) =>
  ["january", "february", "march", "maple"].find((name) => stableId(name) === id);
const report = (who: string, path = "undefined/undefined/undefined/undefined", query = "") =>
  server.call<ConversionRow[]>(who, "GET", `/stores/getStoreShopifyBillReport/${path}${query}`);
const names = async (...asked: Parameters<typeof report>) =>
  (await report(...asked)).data.map(({ id }) => beaconName(id));

describe("reports.conversion", () => {
  it("[REPORT-L1] lists a shop's own bills, newest first, whatever the path names", async () => {
    const own = ["march", "february", "january"];
    expect(await names("shop")).toEqual(own);
    const foreign = `${COMPANY.maple}/${STORE.montreal}/undefined/undefined`;
    expect(await names("shop", foreign)).toEqual(own);
    const { data, meta } = await report("shop");
    expect(data[0]).toEqual({
      id: stableId("march"),
      shop: "The newYork branch",
      createdOn: "2026-03-01T06:00:00.000Z",
      currency: "CAD",
      totalPrice: 100,
      totalCommission: 5,
      version: 1,
    });
    expect(meta.total).toBe(3);
  });

  it("[REPORT-L1] lists every company's for those who act across companies, or the one they name", async () => {
    expect(await names("master")).toEqual(["march", "february", "maple", "january"]);
    const ofMaple = (branch: string) => `${COMPANY.maple}/${branch}/undefined/undefined`;
    expect(await names("agent", ofMaple("undefined"))).toEqual(["maple"]);
    expect(await names("agent", ofMaple(STORE.toronto))).toEqual([]);
  });

  it("[REPORT-L1] counts both days in, by Central time", async () => {
    const between = (from: string, to: string) =>
      names("shop", `undefined/undefined/${from}/${to}`);
    expect(await between("2026-02-28", "2026-02-28")).toEqual(["february"]);
    expect(await between("2026-03-01", "undefined")).toEqual(["march"]);
    expect(await between("undefined", "2026-02-28")).toEqual(["february", "january"]);
    expect((await report("shop", "undefined/undefined/soon/undefined")).status).toBe(422);
    // The last day there is has no next one.
    expect(await between("2026-03-01", "9999-12-31")).toEqual(["march"]);
  });

  it("[REPORT-L1] is sorted, searched and paged as every list", async () => {
    expect(await names("shop", undefined, "?sort=-totalPrice&size=2")).toEqual([
      "january",
      "february",
    ]);
    const { data, meta } = await report("master", undefined, "?q=montreal&size=1");
    expect(data.map(({ id }) => beaconName(id))).toEqual(["maple"]);
    expect(meta.total).toBe(1);
    expect((await report("master", undefined, "?size=1")).meta.total).toBe(4);
    expect((await report("shop", undefined, "?sort=id")).status).toBe(422);
  });

  it("[ACCESS-A28] is for masters and shops, and for those who act across companies", async () => {
    expect((await report("merchant")).status).toBe(403);
    expect((await report("agent")).status).toBe(200);
  });
});

describe("reports.summary", () => {
  const summary = (who: string, path = "undefined/undefined/undefined/undefined", query = "") =>
    server.call<ConversionSummary>(who, "GET", `/conversionSummary/${path}${query}`);

  it("[REPORT-T2] adds up all that the report lists, in all and by day", async () => {
    expect((await summary("shop")).data).toEqual({
      bills: 3,
      since: "2026-01-15",
      currencies: [
        {
          currency: "CAD",
          bills: 3,
          totalPrice: 600,
          totalCommission: 15,
          days: [
            { day: "2026-01-15", totalPrice: 300, totalCommission: 5 },
            { day: "2026-02-28", totalPrice: 200, totalCommission: 5 },
            { day: "2026-03-01", totalPrice: 100, totalCommission: 5 },
          ],
        },
      ],
    });
  });

  it("[REPORT-T2] follows the dates, the company and branch, and the search", async () => {
    const of = async (...asked: Parameters<typeof summary>) => (await summary(...asked)).data.bills;
    expect(await of("shop", "undefined/undefined/2026-02-28/2026-02-28")).toBe(1);
    expect(await of("master")).toBe(4);
    expect(await of("agent", `${COMPANY.maple}/undefined/undefined/undefined`)).toBe(1);
    expect(await of("agent", `${COMPANY.maple}/${STORE.toronto}/undefined/undefined`)).toBe(0);
    expect(await of("master", undefined, "?q=montreal")).toBe(1);
    expect((await summary("shop", "undefined/undefined/soon/undefined")).status).toBe(422);
  });

  it("[REPORT-T4] says the day of the first bill that the selection lets through, on whatever days", async () => {
    const since = async (...asked: Parameters<typeof summary>) =>
      (await summary(...asked)).data.since;
    expect(await since("shop", "undefined/undefined/2026-02-28/2026-02-28")).toBe("2026-01-15");
    expect(
      await since("agent", `${COMPANY.maple}/${STORE.toronto}/undefined/undefined`),
    ).toBeNull();
  });

  it("[REPORT-L1] gives a shop its own, whatever the path names, and others nothing", async () => {
    const foreign = `${COMPANY.maple}/${STORE.montreal}/undefined/undefined`;
    expect((await summary("shop", foreign)).data.bills).toBe(3);
    for (const who of ["merchant", "reader", "other", "pending"])
      expect((await summary(who)).status).toBe(403);
  });
});

describe("reports.billById", () => {
  const one = (who: string, name: string) =>
    server.call<ConversionRow>(who, "GET", `/conversionBill/${stableId(name)}`);

  it("[REPORT-L3] returns one bill as it is in the report, and treats a foreign one like one that does not exist", async () => {
    expect((await one("shop", "january")).data).toEqual({
      id: stableId("january"),
      shop: "The newYork branch",
      createdOn: "2026-01-15T18:00:00.000Z",
      currency: "CAD",
      totalPrice: 300,
      totalCommission: 5,
      version: 1,
    });
    const [foreign, unknown] = [await one("shop", "maple"), await one("shop", "unknown")];
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
    expect((await one("agent", "maple")).status).toBe(200);
    expect((await one("merchant", "maple")).status).toBe(403);
  });
});

describe("reports.ordersByBill", () => {
  const orders = (who: string, name: string) =>
    server.call<ShopOrder[]>(who, "GET", `/getShopifyOrderByBill/${stableId(name)}`);

  it("[REPORT-L2] lists the orders of a bill as the shop platform did", async () => {
    const { data, meta } = await orders("shop", "march");
    expect(data.map(({ orderNumber }) => orderNumber)).toEqual(["A-1", "B-2"]);
    expect(data[0]).toMatchObject({ customerEmail: "A-1@shop.test", totalPrice: 40 });
    expect(meta.total).toBe(2);
    expect((await orders("shop", "january")).data).toEqual([]);
  });

  it("[REPORT-L2] treats a foreign bill like one that does not exist", async () => {
    const [foreign, unknown] = [await orders("shop", "maple"), await orders("shop", "unknown")];
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
  });
});
