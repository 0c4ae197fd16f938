import { encodeEmail } from "@marquee/api/http/path";
import type {
  Bill,
  BillRating,
  BillStatus,
  ReceiptVersion,
} from "@marquee/domain/bills/bill.schema";
import { billMessages } from "@marquee/domain/bills/messages";
import type { HistoryEntry } from "@marquee/domain/history/history.schema";
import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { RECEIPT, shopperBill } from "@marquee/verification/harness/shopper-bill";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
beforeAll(async () => {
  server = await testServer();
});
afterAll(() => server.close());

/** A version of a bill that rates its own product with that many stars. */
const version = (name: string, number: number, rating: number = number) =>
  shopperBill(name, {
    ...(number === 1 ? {} : { version: number }),
    billRating: [
      {
        id: stableId(`rating ${name}`),
        comment: `Version ${number}.`,
        rating,
        ratingMedia: [RECEIPT],
        ratingType: "Product",
        offerId: null,
        productId: productRow(name).id,
      },
    ],
  });
const product = (name: string) =>
  withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [productRow(name)]));
const send = (...rows: readonly ReturnType<typeof version>[]) => deliver(server, "bills", rows);
const idOf = (name: string) => shopperBill(name).id;
const listBills = async (name: string, status: BillStatus = "N") => {
  const path = `/billsByCompany/list/${COMPANY.maple}/${status}?billId=${idOf(name)}`;
  return (await server.call<Bill[]>("merchant", "GET", path)).data[0];
};
const versions = (name: string, who = "merchant") =>
  server.call<ReceiptVersion[]>(who, "GET", `/billVersions/${idOf(name)}`);
const review = (
  name: string,
  decision: "Approve" | "Reject",
  seen?: number,
  body: object | null = null,
) => {
  const status = decision === "Approve" ? "A" : "R";
  const path = `/bills/status/${status}/${decision}/${idOf(name)}/${encodeEmail("master@marquee.test")}`;
  const query = seen === undefined ? "" : `?version=${seen}`;
  return server.call("master", "POST", `${path}${query}`, body === null ? {} : { body });
};
const figures = async (name: string) => {
  const { rows } = await server.database.owner.query(
    "select total_rating, avg_rating from product where id = $1",
    [productRow(name).id],
  );
  return [rows[0]?.total_rating, rows[0]?.avg_rating];
};
const RECEIVED = { accepted: 1, repeated: 0, refused: [] };

describe("a bill of a shopper that is delivered again", () => {
  it("[INGEST-L2] [INGEST-L3] shows its newest version, and each earlier one with pictures and ratings", async () => {
    await product("amended");
    await send(version("amended", 1));
    expect((await send(version("amended", 3))).data).toEqual(RECEIVED);
    expect(await listBills("amended")).toMatchObject({
      version: 3,
      image: [expect.any(String)],
      billRating: [{ comment: "Version 3.", ratingMedia: [expect.any(String)] }],
    });
    const ratings = await server.call<BillRating[]>(
      "merchant",
      "GET",
      `/ratingByBillId/${idOf("amended")}`,
    );
    expect(ratings.data.map(({ comment }) => comment)).toEqual(["Version 3."]);
    expect((await versions("amended")).data).toMatchObject([
      {
        version: 1,
        image: [expect.any(String)],
        billRating: [{ comment: "Version 1.", ratingMedia: [expect.any(String)] }],
      },
    ]);
    expect((await versions("amended", "other")).status).toBe(404);
    expect((await versions("amended", "reader")).status).toBe(403);
  });

  it("[INGEST-L2] changes nothing with an older, an equal or another version under its number", async () => {
    await product("older");
    await send(version("older", 3));
    const outdated = [{ row: 0, id: idOf("older"), countedVersion: 3 }];
    expect((await send(version("older", 2))).data).toEqual({ ...RECEIVED, outdated });
    expect((await send(version("older", 3))).data).toMatchObject({ accepted: 0, repeated: 1 });
    expect((await send(version("older", 3, 5))).status).toBe(409);
    expect(await listBills("older")).toMatchObject({ version: 3, billRating: [{ rating: 3 }] });
    expect((await versions("older")).data.map(({ version: of }) => of)).toEqual([2]);
  });

  it("[INGEST-L2] ends the same in whatever order versions come, repeated and at once", async () => {
    await product("at once");
    const all = [2, 4, 1, 3].map((number) => version("at once", number));
    const responses = await Promise.all([...all, ...all].map((each) => send(each)));
    expect(responses.map(({ status }) => status)).toEqual(responses.map(() => 200));
    expect(await listBills("at once")).toMatchObject({ version: 4, billRating: [{ rating: 4 }] });
    expect((await versions("at once")).data.map(({ version: of }) => of)).toEqual([3, 2, 1]);
  });

  it("[INGEST-L2] stays a bill of its branch and its shopper", async () => {
    await product("owned");
    await send(version("owned", 1));
    const moved = { ...version("owned", 2), storeId: STORE.toronto };
    expect(wrongFields(await send(moved))).toEqual(["INGEST-L2 0.storeId"]);
    const taken = { ...version("owned", 2), userId: "another@marquee.test" };
    expect(wrongFields(await send(taken))).toEqual(["INGEST-L2 0.userId"]);
  });

  it("[INGEST-L3] [BILL-T8] waits for a decision again, and counts no rating until then", async () => {
    await product("decided");
    await send(version("decided", 1));
    expect((await review("decided", "Approve", 1)).status).toBe(200);
    expect(await figures("decided")).toEqual([1, 1]);
    await send(version("decided", 2));
    expect(await figures("decided")).toEqual([0, 0]);
    expect(await listBills("decided")).toMatchObject({ version: 2, status: "N", updatedBy: null });
    expect((await review("decided", "Approve", 2)).status).toBe(200);
    expect(await figures("decided")).toEqual([1, 2]);
    // an older one that comes late is not counted beside it
    await product("late");
    await send(version("late", 5));
    await review("late", "Approve");
    await send(version("late", 4));
    expect([await figures("late"), (await listBills("late", "A"))?.version]).toEqual([[1, 5], 5]);
    const { data: history } = await server.call<HistoryEntry[]>(
      "merchant",
      "GET",
      `/billHistory/${idOf("decided")}`,
    );
    expect(JSON.stringify(history)).toContain('"field":"version"');
  });

  it("[INGEST-L3] refuses a decision of a version that was amended meanwhile", async () => {
    await product("seen");
    await send(version("seen", 1), version("seen", 2));
    const late = await review("seen", "Approve", 1);
    expect([late.status, late.text]).toEqual([409, expect.stringContaining(billMessages.amended)]);
    expect((await listBills("seen"))?.status).toBe("N");
  });

  it("[BILL-T6] [INGEST-L3] mails the shopper for each version that is rejected", async () => {
    await product("rejected");
    const because = { reason: "unreadable", note: "" };
    await send(version("rejected", 1));
    await review("rejected", "Reject", 1, because);
    await send(version("rejected", 2));
    await review("rejected", "Reject", 2, because);
    const { rows } = await server.database.owner.query(
      "select key from outbox where key like $1 order by key",
      [`bill-rejected:${idOf("rejected")}%`],
    );
    expect(rows).toHaveLength(2);
  });
});
