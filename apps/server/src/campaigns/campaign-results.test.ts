import type { Campaign, CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import type {
  CampaignDays,
  CampaignResults,
  ItemCampaigns,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
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
import { campaign, campaignProduct } from "../schema/schema.ts";

let server: TestServer;
const MAPLE = { companyId: COMPANY.maple, storeId: STORE.montreal };
const NORTHLINE = { companyId: COMPANY.northline, storeId: STORE.newYork };
const [lamp, tile] = [productRow("lamp"), productRow("tile")];
const rug = productRow("rug", NORTHLINE);
const [RUN, WAITING, FOREIGN] = [stableId("run"), stableId("waiting"), stableId("foreign")];
const SPONSORED = stableId("sponsored");

const beaconRow = (
  itemId: string,
  createdOn: string,
  impressions: number,
  campaignId?: string,
) => ({
  id: stableId(`${itemId} ${createdOn} ${campaignId}`),
  itemId,
  type: "product",
  createdOn,
  impressions,
  clicks: 3,
  buyNowClicks: 2,
  snips: 1,
  ...(campaignId === undefined ? {} : { campaignId }),
});

beforeAll(async () => {
  server = await testServer();
  await withScope(server.pool, SYSTEM, async (tx) => {
    await insertProducts(tx, [lamp, tile, rug]);
    const row = {
      userId: "merchant@marquee.test",
      campaignType: "flyer" as const,
      campaignFor: "product" as const,
      campaignPrice: 14,
      days: 2,
      createdOn: WORLD_NOW,
      // begins in the afternoon of 27 February and ends as 1 March begins
      validFrom: "2026-02-27T20:00:00.000Z",
      validTill: "2026-03-01T06:00:00.000Z",
    };
    const waits = { validFrom: null, validTill: null };
    await tx.insert(campaign).values([
      { ...row, ...MAPLE, id: RUN, campaignName: "Run" },
      { ...row, ...MAPLE, ...waits, id: WAITING, campaignName: "Waiting" },
      {
        ...row,
        ...MAPLE,
        id: SPONSORED,
        campaignName: "Sponsored",
        campaignType: "sponsored",
        campaignPrice: 0,
        sponsoredType: "keyword",
        bid: 0.5,
        budget: 2,
      },
      { ...row, ...NORTHLINE, id: FOREIGN, campaignName: "Foreign" },
    ]);
    await tx.insert(campaignProduct).values([
      { companyId: COMPANY.maple, campaignId: RUN, productId: lamp.id },
      { companyId: COMPANY.maple, campaignId: RUN, productId: tile.id },
      { companyId: COMPANY.maple, campaignId: WAITING, productId: lamp.id },
      { companyId: COMPANY.maple, campaignId: SPONSORED, productId: lamp.id },
      { companyId: COMPANY.maple, campaignId: SPONSORED, productId: tile.id },
      { companyId: COMPANY.northline, campaignId: FOREIGN, productId: rug.id },
    ]);
  });
  await deliver(server, "beacons", [
    beaconRow(lamp.id, "2026-02-26", 1000),
    beaconRow(lamp.id, "2026-02-27", 10, RUN),
    beaconRow(lamp.id, "2026-02-28", 20, RUN),
    beaconRow(tile.id, "2026-02-28", 40, RUN),
    beaconRow(lamp.id, "2026-02-27", 5, SPONSORED),
    beaconRow(lamp.id, "2026-02-28", 5, SPONSORED),
    beaconRow(tile.id, "2026-02-28", 5, SPONSORED),
    beaconRow(lamp.id, "2026-03-01", 5000),
    beaconRow(rug.id, "2026-02-28", 70, FOREIGN),
  ]);
});
afterAll(() => server.close());

const results = (who: string, ...ids: string[]) =>
  server.call<CampaignResults>(who, "GET", `/campaignResults/${ids.join(",")}`);
const days = (who: string, id: string, query = "") =>
  server.call<CampaignDays>(who, "GET", `/campaignBeacons/${id}${query}`);

describe("campaigns.results", () => {
  it("[CAMP-G7] [CAMP-G11] adds up what was counted of a campaign, and nothing that was counted of its items otherwise", async () => {
    const { campaigns } = (await results("merchant", RUN, WAITING)).data;
    const of = (id: string) => campaigns.find((counts) => counts.id === id);
    const counts = { impressions: 70, clicks: 9, buyNowClicks: 6, snips: 3 };
    // CAMP-G11: both of its days are over
    expect(of(RUN)).toEqual({ id: RUN, ...counts, spent: 14 });
    expect(of(WAITING)).toMatchObject({ impressions: 0, clicks: 0 });
    expect(campaigns).toHaveLength(2);
  });

  it("[CAMP-G11] counts what a sponsored campaign took of each day's budget", async () => {
    // 3 clicks at 0.50, and 6 of which 4 are within the budget of the day
    const [counts] = (await results("merchant", SPONSORED)).data.campaigns;
    expect(counts).toMatchObject({ clicks: 9, spent: 3.5 });
  });

  it("[CAMP-G7] leaves out campaigns of others, and those that there are not", async () => {
    expect((await results("merchant", FOREIGN, "unknown")).data.campaigns).toEqual([]);
    const { campaigns } = (await results("agent", RUN, FOREIGN)).data;
    expect(campaigns.map(({ impressions }) => impressions)).toEqual([70, 70]);
    expect((await server.call(null, "GET", `/campaignResults/${RUN}`)).status).toBe(401);
  });
});

describe("campaigns.ofItem", () => {
  const of = (who: string, id: string) =>
    server.call<ItemCampaigns>(who, "GET", `/itemCampaigns/${id}`);

  it("[CAMP-L7] lists the campaigns of an item with what each counted of it", async () => {
    const { data } = await of("reader", lamp.id);
    expect(data.total).toBe(3);
    expect(data.begunOn).toBe("2026-02-27T20:00:00.000Z");
    const counts = data.campaigns.map(({ id, impressions, clicks }) => [id, impressions, clicks]);
    expect(Object.fromEntries(counts.map(([id, ...rest]) => [id, rest]))).toEqual({
      [RUN]: [30, 6],
      [WAITING]: [0, 0],
      [SPONSORED]: [10, 6],
    });
  });

  it("[CAMP-L7] says nothing of an item of others", async () => {
    expect((await of("merchant", rug.id)).status).toBe(404);
    expect((await of("merchant", stableId("no item"))).status).toBe(404);
    expect((await of("agent", rug.id)).data.campaigns.map(({ id }) => id)).toEqual([FOREIGN]);
  });
});

describe("campaigns.products", () => {
  const clicks = async (who: string, from: string, to: string) => {
    const path = `/getCampaignProduct/${RUN}/flyer/${from}/${to}`;
    const { data } = await server.call<CampaignItem[]>(who, "GET", path);
    return Object.fromEntries(data.map(({ id, clicksByDay }) => [id, clicksByDay]));
  };
  const day = (createdOn: string) => ({ createdOn, clicks: 3 });

  it("[CAMP-G12] have the clicks of each item by day on the counted days, oldest first", async () => {
    expect(await clicks("reader", "2026-02-27", "2026-02-28")).toEqual({
      [lamp.id]: [day("2026-02-27"), day("2026-02-28")],
      [tile.id]: [day("2026-02-28")],
    });
    expect(await clicks("merchant", "2026-02-28", "2026-02-28")).toMatchObject({
      [lamp.id]: [day("2026-02-28")],
    });
  });

  it("[CAMP-G12] have those of the last 30 counted days alone, up to today if no last day is named", async () => {
    // 27 February is the first of the 30 days before 28 March is over, and is too old a day later
    expect((await clicks("merchant", "1900-01-01", "2026-03-28"))[lamp.id]).toHaveLength(2);
    expect((await clicks("merchant", "undefined", "2026-03-29"))[lamp.id]).toHaveLength(1);
    expect((await clicks("agent", "undefined", "undefined"))[lamp.id]).toHaveLength(2);
  });
});

describe("campaigns.byId", () => {
  it("[CAMP-D6] says the country of the company", async () => {
    const countryOf = async (who: string, id: string) =>
      (await server.call<Campaign>(who, "GET", `/getCampaignById/${id}`)).data.countryId;
    expect(await countryOf("merchant", RUN)).toBe("canada");
    expect(await countryOf("agent", FOREIGN)).toBe("US");
  });
});

describe("campaigns.beaconsOfCampaign", () => {
  it("[CAMP-G7] adds up by day, oldest first, within the run and the days that are asked for", async () => {
    const counts = (await days("reader", RUN)).data.days.map(
      ({ createdOn, impressions }) => `${createdOn} ${impressions}`,
    );
    expect(counts).toEqual(["2026-02-27 10", "2026-02-28 60"]);
    const one = (await days("merchant", RUN, "?from=2026-02-28&to=2026-03-09")).data.days;
    expect(one).toEqual([
      { createdOn: "2026-02-28", impressions: 60, clicks: 6, buyNowClicks: 4, snips: 2 },
    ]);
    expect((await days("merchant", WAITING)).data).toEqual({ days: [], spent: 0 });
  });

  it("[SPONSOR-B4] [CAMP-G8] says what was spent on the days that are asked for, parts of it adding up", async () => {
    const spent = async (id: string, query: string) =>
      (await days("merchant", id, query)).data.spent;
    expect(await spent(SPONSORED, "")).toBe(3.5);
    expect(await spent(SPONSORED, "?to=2026-02-27")).toBe(1.5);
    expect(await spent(SPONSORED, "?from=2026-02-28")).toBe(2);
    expect(await spent(RUN, "")).toBe(14);
    expect(await spent(RUN, "?from=2026-02-28")).toBe(7);
    expect((await days("other", RUN)).status).toBe(404);
  });

  it("[CAMP-G7] treats a foreign campaign like one that does not exist", async () => {
    const [foreign, unknown] = [await days("merchant", FOREIGN), await days("merchant", "unknown")];
    expect(foreign.status).toBe(404);
    expect(withoutReference(foreign)).toBe(withoutReference(unknown));
  });
});
