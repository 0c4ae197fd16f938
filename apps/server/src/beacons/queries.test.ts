import type { Beacon } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { deliver, wrongFields } from "@marquee/verification/harness/delivery";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCampaign } from "../campaigns/insert-campaign.ts";
import { stableId } from "../demonstration/stable-id.ts";
import type { Days } from "../platform/lists/days.ts";
import { Refusal } from "../platform/refusal/refusal.ts";
import { SYSTEM, type Scope } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";
import { beaconTotals, clicksByDay, listBeacons } from "./queries.ts";

let server: TestServer;
const [throws, pillow] = [productRow("throw"), productRow("pillow")];
const lamp = productRow("lamp", { companyId: COMPANY.northline, storeId: STORE.newYork });
const [OWN, THEIRS] = [stableId("own campaign"), stableId("their campaign")];
const beaconRow = (itemId: string, createdOn: string, impressions: number) => ({
  id: stableId(`${itemId} ${createdOn} ${impressions}`),
  itemId,
  type: "product",
  createdOn,
  impressions,
  clicks: impressions / 10,
  buyNowClicks: 2,
  snips: 1,
  campaignId: itemId === lamp.id ? THEIRS : OWN,
});
beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, async (tx) => {
    await insertProducts(tx, [throws, pillow, lamp]);
    for (const [id, items] of [
      [OWN, [throws, pillow]],
      [THEIRS, [lamp]],
    ] as const) {
      const { companyId, storeId } = items[0];
      await insertCampaign(tx, {
        row: {
          id,
          companyId,
          storeId,
          userId: "merchant@marquee.test",
          campaignName: id,
          campaignType: "flyer",
          campaignFor: "product",
          campaignPrice: 9,
          days: 9,
          validFrom: "2026-02-25T12:00:00.000Z",
          validTill: "2026-03-06T12:00:00.000Z",
          createdOn: "2026-02-25T12:00:00.000Z",
        },
        items: items.map((item) => item.id),
        cityList: [],
        stateList: [],
      });
    }
  });
  await deliver(server, "beacons", [
    beaconRow(throws.id, "2026-02-27", 10),
    beaconRow(throws.id, "2026-02-28", 20),
    beaconRow(throws.id, "2026-02-28", 30),
    beaconRow(throws.id, "2026-03-01", 40),
    beaconRow(pillow.id, "2026-03-01", 50),
    beaconRow(lamp.id, "2026-03-01", 60),
  ]);
  await deliver(server, "beacons", [beaconRow(throws.id, "2026-03-01", 70)]);
});
afterAll(() => server.close());

const MAPLE: Scope = { kind: "company", companyId: COMPANY.maple, storeId: null };
const ALWAYS: Days = { from: null, to: null };
const ids = [throws.id, pillow.id, lamp.id, "unknown"];
const totals = async (scope: Scope, days: Days, campaignId = OWN) => {
  const found = await withScope(server.pool, scope, (tx) =>
    beaconTotals({ tx, scope }, { type: "product", ids, campaignId }, days),
  );
  return Object.fromEntries([...found].map(([id, { impressions }]) => [id, impressions]));
};
const series = async (scope: Scope, itemId: string, query: object = {}) => {
  const page = await withScope(server.pool, scope, (tx) =>
    listBeacons({ tx, scope, now: server.clock.now() }, { ...ALWAYS, ...query, itemId }),
  );
  if (page instanceof Refusal) throw new Error(page.failure.message);
  return page;
};
const dayTexts = (rows: readonly Beacon[]) =>
  rows.map(({ createdOn, impressions }) => `${createdOn} ${impressions}`);

describe("beacons", () => {
  it("[INGEST-B1] add up by item and day, within a delivery and over several", async () => {
    const { rows, total } = await series(MAPLE, throws.id);
    expect(rows).toEqual([
      { createdOn: "2026-02-27", impressions: 10, clicks: 1, buyNowClicks: 2, snips: 1 },
      { createdOn: "2026-02-28", impressions: 50, clicks: 5, buyNowClicks: 4, snips: 2 },
      { createdOn: "2026-03-01", impressions: 110, clicks: 11, buyNowClicks: 4, snips: 2 },
    ]);
    expect(total).toBe(3);
  });

  it("[INGEST-B3] are totalled by item between two days, both included", async () => {
    expect(await totals(MAPLE, ALWAYS)).toEqual({ [throws.id]: 170, [pillow.id]: 50 });
    expect(await totals(MAPLE, { from: "2026-02-28", to: "2026-02-28" })).toEqual({
      [throws.id]: 50,
    });
    expect(await totals(MAPLE, { from: "2026-02-28", to: null })).toEqual({
      [throws.id]: 160,
      [pillow.id]: 50,
    });
    expect(await totals(MAPLE, { from: null, to: "2026-02-27" })).toEqual({ [throws.id]: 10 });
  });

  it("[INGEST-B3] are paged and sorted day by day", async () => {
    const { rows, total } = await series(MAPLE, throws.id, {
      size: 2,
      page: 1,
      sort: "-impressions",
    });
    expect(dayTexts(rows)).toEqual(["2026-03-01 110", "2026-02-28 50"]);
    expect(total).toBe(3);
    const { rows: two } = await series(MAPLE, throws.id, { from: "2026-02-28", to: "2026-02-28" });
    expect(dayTexts(two)).toEqual(["2026-02-28 50"]);
  });

  it("[INGEST-B4] are seen by their own company and branch, and by staff", async () => {
    const toronto: Scope = { ...MAPLE, storeId: STORE.toronto };
    expect(await totals({ kind: "staff" }, ALWAYS, THEIRS)).toEqual({ [lamp.id]: 60 });
    expect(await totals(MAPLE, ALWAYS, THEIRS)).toEqual({});
    expect(await totals(toronto, ALWAYS)).toEqual({});
    expect((await series(MAPLE, lamp.id)).rows).toEqual([]);
    // The policy alone: the query has no condition on the company.
    const all = await withScope(server.pool, MAPLE, (tx) =>
      beaconTotals(
        { tx, scope: { kind: "staff" } },
        { type: "product", ids, campaignId: THEIRS },
        ALWAYS,
      ),
    );
    expect([...all.keys()]).toEqual([]);
  });

  it("[INGEST-B4] have their clicks by day seen by their own company and branch, and by staff", async () => {
    const clicks = (scope: Scope, campaignId = OWN) =>
      withScope(server.pool, scope, async (tx) =>
        Object.fromEntries(
          await clicksByDay(
            { tx, scope },
            { type: "product", ids, campaignId },
            { from: "2026-02-28", to: null },
          ),
        ),
      );
    const own = {
      [throws.id]: [
        { createdOn: "2026-02-28", clicks: 5 },
        { createdOn: "2026-03-01", clicks: 11 },
      ],
      [pillow.id]: [{ createdOn: "2026-03-01", clicks: 5 }],
    };
    expect(await clicks(MAPLE)).toEqual(own);
    expect(await clicks({ ...MAPLE, storeId: STORE.toronto })).toEqual({});
    expect(await clicks({ kind: "staff" })).toEqual(own);
    expect(await clicks({ kind: "staff" }, THEIRS)).toEqual({
      [lamp.id]: [{ createdOn: "2026-03-01", clicks: 6 }],
    });
  });

  it("[INGEST-B2] are refused for items that are not there", async () => {
    const asOffer = { ...beaconRow(throws.id, "2026-03-01", 5), type: "offer" };
    expect((await deliver(server, "beacons", [asOffer])).status).toBe(422);
  });

  it("[INGEST-B6] are refused for a campaign that does not promote the item, or did not run on that day", async () => {
    for (const [row, campaignId] of [
      [beaconRow(throws.id, "2026-03-01", 80), THEIRS],
      [beaconRow(throws.id, "2026-02-24", 80), OWN],
      [beaconRow(throws.id, "2026-03-01", 80), "f".repeat(32)],
    ] as const) {
      const response = await deliver(server, "beacons", [{ ...row, campaignId }]);
      expect(wrongFields(response)).toEqual(["INGEST-B6 0.campaignId"]);
    }
  });
});
