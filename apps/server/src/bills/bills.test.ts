import { encodeEmail } from "@marquee/api/http/path";
import type { Bill, BillRating } from "@marquee/domain/bills/bill.schema";
import { deliver } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { ingestFile, MP4, RECEIPT, shopperBill } from "@marquee/verification/harness/shopper-bill";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";

let server: TestServer;
const throws = productRow("throw");
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, (tx) => insertProducts(tx, [throws]));
});
beforeEach(() => server.database.owner.query("delete from ingested; delete from bill"));
afterAll(() => server.close());

const me = encodeEmail("master@marquee.test");
const PEOPLE = ["merchant", "reader", "branch", "shop", "pending", "other", "agent", "master"];

const ratedBill = (name: string, change: Partial<Parameters<typeof shopperBill>[1]> = {}) =>
  shopperBill(name, {
    billRating: [
      {
        id: stableId(`rating ${name}`),
        comment: "Soft.",
        rating: 4.5,
        ratingMedia: [ingestFile(MP4), RECEIPT],
        ratingType: "Product",
        offerId: null,
        productId: throws.id,
      },
    ],
    ...change,
  });
const arrive = async (...bills: readonly ReturnType<typeof shopperBill>[]) =>
  expect((await deliver(server, "bills", bills)).status).toBe(200);
const list = (who: string | null, path = `billsByCompany/list/${COMPANY.maple}/N`) =>
  server.call<Bill[]>(who, "GET", `/${path}`);
const review = (id: string, status: string, decision: string, who: string | null = "master") =>
  server.call(who, "POST", `/bills/status/${status}/${decision}/${id}/${me}`);
const open = (url: string, headers: Readonly<Record<string, string>> = {}) =>
  server.app.inject({ method: "GET", url, headers });

describe("bills", () => {
  it("[NOTE-5] are listed with the one alone that a notification names", async () => {
    const [one, two] = [ratedBill("named one"), ratedBill("named two")];
    await arrive(one, two);
    const path = `billsByCompany/list/${COMPANY.maple}/N?billId=${two.id}`;
    expect((await list("master", path)).data.map(({ id }) => id)).toEqual([two.id]);
  });

  it("[BILL-T8] rate their items as they are decided, and no longer once they are gone", async () => {
    const { owner } = server.database;
    const figures = async () => {
      const { rows } = await owner.query<{ total_rating: number; avg_rating: number }>(
        "select total_rating, avg_rating from product where id = $1",
        [throws.id],
      );
      return [rows[0]?.total_rating, rows[0]?.avg_rating];
    };
    const [two, four] = [2, 4].map((rating) => {
      const bill = ratedBill(`of ${rating}`);
      return { ...bill, billRating: bill.billRating.map((each) => ({ ...each, rating })) };
    });
    if (!two || !four) throw new Error("there are two bills");
    await arrive(two, four, ratedBill("rejected"));
    expect(await figures()).toEqual([0, 0]);
    await Promise.all([review(two.id, "A", "Approve"), review(four.id, "A", "Approve")]);
    await review(ratedBill("rejected").id, "R", "Reject");
    expect(await figures()).toEqual([2, 3]);
    await owner.query("delete from bill where id = $1", [two.id]);
    expect(await figures()).toEqual([1, 4]);
  });

  it("[BILL-T1] are listed newest first with their ratings, and counted by status", async () => {
    await arrive(
      ratedBill("one"),
      shopperBill("two", { createdOn: "2026-03-01T18:00:00.000Z", userId: "mei@shoppers.test" }),
      shopperBill("three", { storeId: STORE.toronto, createdOn: "2026-02-28T18:00:00.000Z" }),
    );
    await review(shopperBill("two").id, "A", "Approve");
    const { data, meta } = await list("merchant");
    expect(meta).toMatchObject({ total: 2, counts: { N: 2, A: 1, R: 0 } });
    expect(data).toMatchObject([
      {
        id: shopperBill("one").id,
        userId: "shopper@marquee.test",
        status: "N",
        storeName: "The montreal branch",
        updatedBy: null,
        billRating: [{ comment: "Soft.", rating: 4.5, itemName: throws.name }],
      },
      { id: shopperBill("three").id, image: [expect.stringMatching(/^\/images\/bills\//)] },
    ]);
    expect((await list("merchant", `billsByBranch/list/${STORE.toronto}/N`)).data).toHaveLength(1);
    const oldest = `billsByCompany/list/${COMPANY.maple}/N?sort=createdOn&page=1&size=1`;
    expect((await list("merchant", oldest)).data).toMatchObject([{ id: shopperBill("three").id }]);
    const one = `billsByCompany/list/${COMPANY.maple}/N?storeId=${STORE.montreal}&q=shopper`;
    expect((await list("merchant", one)).meta).toMatchObject({ total: 1, counts: { N: 1 } });
    const approved = await list("merchant", `billsByCompany/list/${COMPANY.maple}/A`);
    expect(approved.data).toMatchObject([{ userId: "mei@shoppers.test", updatedBy: "Master" }]);
    expect((await list("merchant", `billsByCompany/list/${COMPANY.maple}/X`)).status).toBe(422);
  });

  it("[BILL-T1] are shown to a master and to VIEW_BILLS, each within their reach", async () => {
    await arrive(ratedBill("one"), shopperBill("two", { storeId: STORE.newYork }));
    const statuses = async (path: string) =>
      Object.fromEntries(
        await Promise.all(
          PEOPLE.map(async (who) => [who, (await list(who, path)).status] as const),
        ),
      );
    expect(await statuses(`billsByCompany/list/${COMPANY.maple}/N`)).toEqual({
      merchant: 200,
      reader: 403,
      branch: 403,
      shop: 403,
      pending: 403,
      other: 403,
      agent: 403,
      master: 200,
    });
    expect((await list(null)).status).toBe(401);
    expect((await list("merchant", `billsByBranch/list/${STORE.newYork}/N`)).status).toBe(404);
    expect((await list("other", `billsByBranch/list/${STORE.newYork}/N`)).data).toHaveLength(1);
    expect((await list("master", "billsByCompany/list/all/N")).data).toHaveLength(2);
    const foreign = `billsByCompany/list/${COMPANY.maple}/N?storeId=${STORE.newYork}`;
    expect((await list("merchant", foreign)).data).toEqual([]);
  });

  it("[BILL-T2] have ratings, which no user reads of another company", async () => {
    await arrive(ratedBill("one"));
    const { id } = shopperBill("one");
    const ratings = (who: string | null, bill = id) =>
      server.call<BillRating[]>(who, "GET", `/ratingByBillId/${bill}`);
    const { data, meta } = await ratings("merchant");
    expect(meta.total).toBe(1);
    expect(data).toEqual([
      {
        id: stableId("rating one"),
        comment: "Soft.",
        rating: 4.5,
        ratingMedia: [
          expect.stringMatching(/^\/videos\/[0-9a-f]{32}\.mp4\?expires=\d+&signature=/),
          expect.stringMatching(/^\/images\/bills\//),
        ],
        ratingType: "Product",
        offerId: null,
        productId: throws.id,
        itemName: throws.name,
      },
    ]);
    expect((await ratings("other")).status).toBe(404);
    expect((await ratings("merchant", "none")).status).toBe(404);
    expect((await ratings("reader")).status).toBe(403);
    expect((await ratings(null)).status).toBe(401);
  });

  it("[BILL-T3] [BILL-S1] are decided by a master, once", async () => {
    await arrive(ratedBill("one"), ratedBill("two"));
    const [{ id }, { id: other }] = [shopperBill("one"), shopperBill("two")];
    for (const who of [null, ...PEOPLE.filter((each) => each !== "master")])
      expect([who, (await review(id, "A", "Approve", who)).status]).toEqual([
        who,
        who === null ? 401 : 403,
      ]);
    for (const [status, decision] of [
      ["R", "Approve"],
      ["A", "Reject"],
      ["N", "Reject"],
    ] as const)
      expect((await review(id, status, decision)).error.issues).toMatchObject([
        { rule: "BILL-T3", field: "status" },
      ]);
    const twice = await Promise.all([review(id, "A", "Approve"), review(id, "A", "Approve")]);
    expect(twice).toMatchObject([
      { status: 200, data: "Success" },
      { status: 200, data: "Success" },
    ]);
    expect(await review(id, "R", "Reject")).toMatchObject({
      status: 409,
      error: { message: expect.stringMatching(/^This bill has been approved already, by \S.+\.$/) },
    });
    expect((await review(other, "R", "Reject")).status).toBe(200);
    expect(await review(other, "A", "Approve")).toMatchObject({
      status: 409,
      error: { message: expect.stringMatching(/^This bill has been rejected already, by \S.+\.$/) },
    });
    expect((await review("none", "R", "Reject")).status).toBe(404);
    expect((await review(id, "A", "Delete")).status).toBe(422);
    expect((await list("master", "billsByCompany/list/all/A")).meta.counts).toEqual({
      N: 0,
      A: 1,
      R: 1,
    });
  });

  it("[BILL-T3] end as one of two decisions that two masters take at once", async () => {
    await arrive(ratedBill("one"));
    const { id } = shopperBill("one");
    const responses = await Promise.all([review(id, "A", "Approve"), review(id, "R", "Reject")]);
    expect(responses.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409]);
  });

  it("[BILL-T4] show their videos by signed addresses, in the parts that are asked for", async () => {
    await arrive(ratedBill("one"));
    const { data } = await server.call<BillRating[]>(
      "merchant",
      "GET",
      `/ratingByBillId/${shopperBill("one").id}`,
    );
    const address = data[0]?.ratingMedia[0] ?? "";
    const whole = await open(address);
    expect(whole.statusCode).toBe(200);
    expect(whole.rawPayload).toEqual(MP4);
    expect(whole.headers).toMatchObject({
      "content-type": "video/mp4",
      "x-content-type-options": "nosniff",
      "accept-ranges": "bytes",
      "content-security-policy": expect.stringContaining("sandbox"),
      "cache-control": expect.stringMatching(/^private, max-age=\d+$/),
    });
    const part = await open(address, { range: "bytes=4-7" });
    expect([part.statusCode, part.body, part.headers["content-range"]]).toEqual([
      206,
      "ftyp",
      `bytes 4-7/${MP4.length}`,
    ]);
    expect((await open(address, { range: "bytes=9000-" })).statusCode).toBe(416);
    const [path = ""] = address.split("?");
    for (const url of [
      path,
      address.replace(".mp4", ".mkv"),
      address.replace(/signature=.*/, "signature=no"),
      address.replace(/videos\/./, "videos/0").replace(/videos\/0/, "videos/z"),
      "/videos/..%2f..%2fetc",
    ])
      expect([url, (await open(url)).statusCode]).toEqual([url, 404]);
    server.clock.advance(16 * 60_000);
    try {
      expect((await open(address)).statusCode).toBe(404);
    } finally {
      server.clock.advance(-16 * 60_000);
    }
  });
});
