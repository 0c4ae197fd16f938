import type { IngestOrders } from "@marquee/domain/ingest/ingest.schema";
import type {
  BillVersion,
  ConversionRow,
  ConversionSummary,
  ShopOrder,
} from "@marquee/domain/reports/conversion.schema";
import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import fc from "fast-check";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

const order = (orderNumber: string, totalPrice: number, status = "paid") => ({
  orderNumber,
  createdOn: WORLD_NOW,
  totalPrice,
  status,
  source: "web",
  customerEmail: "shopper@marquee.test",
  customerPhoneNumber: "",
  captureReason: "",
});
const bill = (name: string, change: Partial<IngestOrders> = {}): IngestOrders => ({
  id: stableId(name),
  storeId: STORE.newYork,
  createdOn: WORLD_NOW,
  totalPrice: 100,
  totalCommission: 5,
  orders: [order("1", 60), order("2", 40)],
  ...change,
});
/** The version of a bill of which the first so many orders were refunded. */
const version = (name: string, number: number): IngestOrders =>
  bill(name, {
    version: number,
    totalPrice: 100 - number,
    totalCommission: number / 100,
    orders: [order("1", 60 - number, "refunded"), order("2", 40)],
  });
const send = (...rows: readonly IngestOrders[]) => deliver(server, "orders", rows);
const report = async (name: string) => {
  const { data } = await server.call<ConversionRow>(
    "shop",
    "GET",
    `/conversionBill/${stableId(name)}`,
  );
  return data;
};
const versions = async (name: string) => {
  const path = `/conversionBillVersions/${stableId(name)}`;
  return (await server.call<BillVersion[]>("shop", "GET", path)).data;
};
const orders = async (name: string, query = "") => {
  const path = `/getShopifyOrderByBill/${stableId(name)}${query}`;
  return (await server.call<ShopOrder[]>("shop", "GET", path)).data;
};
const RECEIPT = { accepted: 1, repeated: 0, refused: [] };

describe("a bill of a shop that is delivered again", () => {
  it("[INGEST-O2] [INGEST-O3] is replaced by a higher version, with its orders and commission", async () => {
    await send(bill("refunded"));
    const cancelled = bill("refunded", {
      version: 7,
      totalPrice: 40,
      totalCommission: 2,
      orders: [order("1", 0, "cancelled"), order("2", 40)],
    });
    expect((await send(cancelled)).data).toEqual(RECEIPT);
    expect(await report("refunded")).toMatchObject({
      totalPrice: 40,
      totalCommission: 2,
      version: 7,
    });
    expect((await orders("refunded")).map(({ status }) => status)).toEqual(["cancelled", "paid"]);
  });

  it("[INGEST-O4] changes nothing with an older or an equal version, and the answer says which one counts", async () => {
    await send(version("older", 3));
    const outdated = [{ row: 0, id: stableId("older"), countedVersion: 3 }];
    expect((await send(version("older", 2))).data).toEqual({ ...RECEIPT, outdated });
    expect((await send(version("older", 2))).data).toEqual({
      accepted: 0,
      repeated: 1,
      refused: [],
      outdated,
    });
    expect((await send(version("older", 3))).data).toEqual({
      accepted: 0,
      repeated: 1,
      refused: [],
    });
    expect(await report("older")).toMatchObject({ totalPrice: 97, version: 3 });
    const other = await send(bill("older", { version: 3 }));
    expect([other.status, wrongFields(other)]).toEqual([409, ["INGEST-I2 0.id"]]);
  });

  it("[INGEST-I1] is the same bill whether it says the first version and CAD or not", async () => {
    await send(bill("said"));
    expect((await send(bill("said", { version: 1, currency: "CAD" }))).data).toMatchObject({
      repeated: 1,
    });
  });

  it("[INGEST-O5] keeps every version with its orders", async () => {
    await send(version("amended", 1), version("amended", 3), version("amended", 2));
    expect(
      (await versions("amended")).map(({ version: of, isCurrent, totalPrice, orders: count }) => [
        of,
        isCurrent,
        totalPrice,
        count,
      ]),
    ).toEqual([
      [3, true, 97, 2],
      [2, false, 98, 2],
      [1, false, 99, 2],
    ]);
    expect((await orders("amended", "?version=2"))[0]).toMatchObject({ totalPrice: 58 });
    expect(await orders("amended", "?version=9")).toEqual([]);
    const foreign = await server.call(
      "merchant",
      "GET",
      `/conversionBillVersions/${stableId("amended")}`,
    );
    expect(foreign.status).toBe(403);
    expect(
      (await server.call("shop", "GET", `/conversionBillVersions/${stableId("none")}`)).status,
    ).toBe(404);
  });

  it("[INGEST-O4] stays a bill of its branch", async () => {
    await send(bill("branch"));
    const moved = await send(bill("branch", { version: 2, storeId: STORE.montreal }));
    expect(wrongFields(moved)).toEqual(["INGEST-O4 0.storeId"]);
    const both = await send(
      bill("two branches"),
      bill("two branches", { version: 2, storeId: STORE.montreal }),
    );
    expect(both.data).toMatchObject({ accepted: 1, refused: [{ row: 1 }] });
  });

  it("[INGEST-O2] ends the same in whatever order its versions come, repeated and at once", async () => {
    let run = 0;
    const numbers = fc.array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 6 });
    await fc.assert(
      fc.asyncProperty(fc.array(numbers, { minLength: 1, maxLength: 3 }), async (waves) => {
        run += 1;
        const name = `property ${run}`;
        for (const wave of waves) {
          const responses = await Promise.all(wave.map((number) => send(version(name, number))));
          expect(responses.map(({ status }) => status)).toEqual(wave.map(() => 200));
        }
        const sent = [...new Set(waves.flat())].toSorted((a, b) => b - a);
        const newest = sent[0] ?? 0;
        expect((await versions(name)).map(({ version: of, isCurrent }) => [of, isCurrent])).toEqual(
          sent.map((number) => [number, number === newest]),
        );
        expect(await report(name)).toMatchObject({ version: newest, totalPrice: 100 - newest });
        expect((await orders(name))[0]).toMatchObject({ totalPrice: 60 - newest });
      }),
      { numRuns: 12 },
    );
  });

  it("[INGEST-O4] is no other bill in the database: a version stays as it was, and the newest counts", async () => {
    await send(version("stays", 1), version("stays", 2));
    const change = (set: string) =>
      server.database.owner
        .query(`update shop_sale set ${set} where id = $1 and version = 1`, [stableId("stays")])
        .then(() => null)
        .catch((error: { constraint?: string }) => error.constraint ?? "");
    expect(await change("total_price = 1")).toBe("shop_sale_stays");
    expect(await change("currency = 'USD'")).toBe("shop_sale_stays");
    expect(await change("is_current = true")).toBe("shop_sale_stays");
    expect(await change("currency = 'EUR'")).not.toBe(null);
  });
});

describe("currencies", () => {
  it("[INGEST-O6] [MONEY-C2] each bill keeps its own, and no sum is over two of them", async () => {
    const day = "2026-02-11T18:00:00.000Z";
    await send(
      bill("in USD", { currency: "USD", totalPrice: 30.5, totalCommission: 1, createdOn: day }),
      bill("in CAD", { totalPrice: 10, totalCommission: 0.5, createdOn: day }),
      bill("more CAD", { currency: "CAD", totalPrice: 0.25, totalCommission: 0, createdOn: day }),
    );
    const path = "undefined/undefined/2026-02-11/2026-02-11";
    const summary = async (query = "") =>
      (await server.call<ConversionSummary>("shop", "GET", `/conversionSummary/${path}${query}`))
        .data;
    expect(await summary()).toEqual({
      bills: 3,
      since: expect.any(String),
      currencies: [
        {
          currency: "CAD",
          bills: 2,
          totalPrice: 10.25,
          totalCommission: 0.5,
          days: [{ day: "2026-02-11", totalPrice: 10.25, totalCommission: 0.5 }],
        },
        {
          currency: "USD",
          bills: 1,
          totalPrice: 30.5,
          totalCommission: 1,
          days: [{ day: "2026-02-11", totalPrice: 30.5, totalCommission: 1 }],
        },
      ],
    });
    expect((await summary("?currency=USD")).bills).toBe(1);
    const listed = await server.call<ConversionRow[]>(
      "shop",
      "GET",
      `/stores/getStoreShopifyBillReport/${path}?currency=USD`,
    );
    expect(listed.data.map(({ currency, totalPrice }) => [currency, totalPrice])).toEqual([
      ["USD", 30.5],
    ]);
    expect((await send(bill("in EUR", { currency: "EUR" as "USD" }))).status).toBe(422);
  });
});
