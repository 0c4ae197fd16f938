import type { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
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
beforeEach(() =>
  server.database.owner.query(
    "delete from ingested; delete from beacon; delete from refused_row; delete from notification",
  ),
);
afterAll(() => server.close());

const beacon = (name: string, change: object = {}) => ({
  id: stableId(name),
  itemId: throws.id,
  type: "product",
  createdOn: "2026-03-01",
  impressions: 100,
  clicks: 10,
  buyNowClicks: 2,
  snips: 1,
  ...change,
});
const count = async (table: "beacon" | "ingested") =>
  Number((await server.database.owner.query(`select count(*) from ${table}`)).rows[0].count);

describe("a delivery with wrong rows", () => {
  it("[INGEST-I2] refuses a row whose id stands for something else, earlier or in the same delivery", async () => {
    await deliver(server, "beacons", [beacon("a")]);
    const other = { rule: "INGEST-I2", field: "id", message: expect.any(String) };
    const changed = await deliver(server, "beacons", [beacon("b"), beacon("a", { clicks: 11 })]);
    expect([changed.status, changed.data]).toEqual([
      200,
      { accepted: 1, repeated: 0, refused: [{ row: 1, id: beacon("a").id, issues: [other] }] },
    ]);
    const alone = await deliver(server, "beacons", [beacon("a", { clicks: 11 })]);
    expect([alone.status, wrongFields(alone)]).toEqual([409, ["INGEST-I2 0.id"]]);
    const twice = await deliver(server, "beacons", [beacon("c"), beacon("c", { clicks: 11 })]);
    expect([twice.status, wrongFields(twice)]).toEqual([409, ["INGEST-I2 0.id", "INGEST-I2 1.id"]]);
    expect(await count("ingested")).toBe(2);
  });

  it("[INGEST-I3] takes the rows that are right, and names every wrong field of each other", async () => {
    const result = await deliver(server, "beacons", [
      beacon("b", { id: "nothing", clicks: -1, createdOn: "yesterday" }),
      beacon("a"),
      beacon("c", { type: "banner" }),
      beacon("d", { itemId: "unknown", createdOn: "2026-03-03" }),
    ]);
    const { accepted, repeated, refused } = result.data;
    expect([result.status, accepted, repeated]).toEqual([200, 1, 0]);
    expect(
      refused.map(({ row, id, issues }) => [row, id, issues.map(({ field }) => field)]),
    ).toEqual([
      [0, "", ["id", "createdOn", "clicks"]],
      [2, beacon("c").id, ["type"]],
      [3, beacon("d").id, ["createdOn", "itemId"]],
    ]);
    expect([await count("ingested"), await count("beacon")]).toEqual([1, 1]);
  });

  it("[INGEST-I3] takes a row that was refused once it is right, also from a delivery that has it twice", async () => {
    const wrong = beacon("a", { itemId: "unknown" });
    const result = await deliver(server, "beacons", [wrong, beacon("b"), wrong]);
    expect(result.data).toMatchObject({
      accepted: 1,
      repeated: 0,
      refused: [{ row: 0 }, { row: 2 }],
    });
    expect((await deliver(server, "beacons", [beacon("a")])).data).toEqual({
      accepted: 1,
      repeated: 0,
      refused: [],
    });
  });

  it("[INGEST-I3] is refused with 422 if no row of it is right, every wrong field by its row", async () => {
    const result = await deliver(server, "beacons", [
      beacon("b", { id: "nothing", clicks: -1, createdOn: "yesterday" }),
      beacon("c", { type: "banner" }),
    ]);
    expect(result.status).toBe(422);
    expect([...new Set(wrongFields(result))]).toEqual([
      "HTTP-B1 0.id",
      "HTTP-B1 0.createdOn",
      "HTTP-B1 0.clicks",
      "HTTP-B1 1.type",
    ]);
    expect([await count("ingested"), await count("beacon")]).toEqual([0, 0]);
  });

  it("[INGEST-I7] shows masters the refused rows until they are delivered right, then when, and notifies them once a day", async () => {
    const list = (closed = "N") =>
      server.call<readonly StoredRefusal[]>("master", "GET", `/refusedRows?closed=${closed}`);
    const wrong = [beacon("a"), beacon("b", { itemId: "unknown" }), beacon("c", { clicks: -1 })];
    await deliver(server, "beacons", wrong);
    await deliver(server, "beacons", wrong);
    const stored = (await list()).data;
    expect(new Set(stored.map(({ kind, rowId }) => `${kind} ${rowId}`))).toEqual(
      new Set([`beacons ${beacon("b").id}`, `beacons ${beacon("c").id}`]),
    );
    expect(stored.flatMap(({ issues }) => issues.map(({ field }) => field)).toSorted()).toEqual([
      "clicks",
      "itemId",
    ]);
    expect((await server.call("merchant", "GET", "/refusedRows")).status).toBe(403);
    const notified = await server.database.owner.query(
      "select name from notification where kind = 'rowsRefused' and recipient = 'master@marquee.test'",
    );
    expect(notified.rows).toEqual([{ name: "beacons" }]);
    await deliver(server, "beacons", [beacon("b"), beacon("c")]);
    expect((await list()).data).toEqual([]);
    const taken = (await list("Y")).data;
    expect(taken.map(({ takenOn }) => typeof takenOn)).toEqual(["string", "string"]);
    await deliver(server, "beacons", [beacon("d"), beacon("b", { itemId: "unknown" })]);
    expect((await list()).data).toMatchObject([{ rowId: beacon("b").id, takenOn: null }]);
  });

  it("[INGEST-I7] names the shop of a refused row, which stays open until its version or a newer one is taken", async () => {
    const sale = (change: object) => ({
      id: stableId("refused sale"),
      storeId: STORE.newYork,
      createdOn: WORLD_NOW,
      totalPrice: 10,
      totalCommission: 1,
      orders: [],
      ...change,
    });
    const open = async () =>
      (await server.call<readonly StoredRefusal[]>("master", "GET", "/refusedRows?closed=N")).data;
    await deliver(server, "orders", [sale({ version: 2, totalPrice: -1 })]);
    expect(await open()).toMatchObject([{ kind: "orders", shop: "The newYork branch" }]);
    await deliver(server, "orders", [sale({})]);
    expect(await open()).toHaveLength(1);
    await deliver(server, "orders", [sale({ version: 3 })]);
    expect(await open()).toEqual([]);
    await deliver(server, "orders", [sale({ id: stableId("nowhere"), storeId: "nowhere" })]);
    expect(await open()).toMatchObject([{ shop: "nowhere" }]);
  });
});
