import type {
  Placement,
  PlacementMarket,
} from "@marquee/domain/campaigns/sponsored/placement-market.schema";
import { productRow } from "@marquee/verification/harness/offer-draft";
import { addSection } from "@marquee/verification/harness/sponsored-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { CATEGORY, COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCompanies } from "../companies/queries.ts";
import { stableId } from "../demonstration/stable-id.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";
import { insertProducts } from "../products/queries.ts";
import { insertStores } from "../stores/queries.ts";
import { insertCampaignOnce } from "./insert-campaign.ts";
import { insertPlacements } from "./sponsored-queries.ts";

let server: TestServer;

interface Rival {
  readonly name: string;
  readonly bid: number;
  /** What is counted on the day before today. */
  readonly impressions: number;
  readonly clicks?: number;
  readonly keywords?: readonly string[];
  readonly category?: string;
  readonly section?: string;
  readonly isAmerican?: boolean;
  readonly pausedOn?: string;
  readonly validTill?: string;
  readonly own?: boolean;
}

/** A company with a branch, an item and a sponsored campaign of it, with what was counted yesterday. */
async function addRival(rival: Rival): Promise<void> {
  const { name, bid, impressions, clicks = 0, keywords = ["throw"], own = false } = rival;
  const [companyId, storeId, id] = own
    ? [COMPANY.maple, STORE.montreal, stableId(`campaign ${name}`)]
    : [stableId(`company ${name}`), stableId(`store ${name}`), stableId(`campaign ${name}`)];
  const item = productRow(name, { companyId, storeId });
  const isAmerican = rival.isAmerican ?? false;
  await withScope(server.pool, SYSTEM, async (tx) => {
    if (!own) {
      const countryId = isAmerican ? "US" : "canada";
      await insertCompanies(tx, [{ id: companyId, name, countryId }]);
      await insertStores(tx, [
        {
          id: storeId,
          companyId,
          code: name,
          storeName: name,
          marketPlace: ["Canada"],
          countryId,
          stateId: isAmerican ? "ny" : "qc",
          cityId: isAmerican ? "new-york" : "montreal",
          isApprove: "Y",
        },
      ]);
    }
    await insertProducts(tx, [item]);
    const row = {
      id,
      companyId,
      storeId,
      userId: "merchant@marquee.test",
      campaignName: name,
      campaignType: "sponsored" as const,
      campaignFor: "product" as const,
      campaignPrice: 0,
      sponsoredType: "keyword" as const,
      budget: 5,
      bid,
      days: 30,
      fromDate: "2026-02-10",
      validFrom: "2026-02-10T06:00:00.000Z",
      validTill: rival.validTill ?? "2026-03-12T06:00:00.000Z",
      ...(rival.pausedOn === undefined ? {} : { pausedOn: rival.pausedOn }),
      createdOn: "2026-02-10T06:00:00.000Z",
    };
    await insertCampaignOnce(tx, { row, items: [item.id], cityList: [], stateList: [] });
    const category = rival.category ?? "Trending";
    await insertPlacements(tx, row, {
      keywords: rival.section
        ? []
        : keywords.map((keyword) => ({ keyword, category, suggestedBid: 0.5, bid })),
      sponsoredSection: rival.section
        ? [
            {
              id: stableId(`row ${name}`),
              section: rival.section,
              category: "Trending",
              page: "Offer",
              suggestedBid: 0.5,
              bid,
            },
          ]
        : [],
    });
  });
  if (impressions > 0)
    await server.database.owner.query(
      `insert into beacon (company_id, store_id, product_id, campaign_id, created_on, impressions, clicks)
        values ($1, $2, $3, $4, '2026-03-01T06:00:00Z', $5, $6)`,
      [companyId, storeId, item.id, id, impressions, clicks],
    );
}

const NOTHING = { lowestBid: null, suggestedBid: null, impressions: null, clicks: null };

const ask = (who: string, placements: readonly Placement[], storeId: string = STORE.montreal) =>
  server.call<readonly PlacementMarket[]>(who, "POST", "/sponsoredMarket", {
    body: { storeId, placements },
  });
const marketOf = async (placement: Placement) => (await ask("merchant", [placement])).data[0];
const trending = (keyword: string): Placement => ({ keyword, category: "Trending" });

describe("the market of keywords and sections", () => {
  beforeAll(async () => {
    server = await testServer();
    await addSection(server.database.owner, {
      id: "top",
      category: null,
      offers: "Y",
      products: "Y",
    });
  });
  afterAll(() => server.close());

  it("[SPONSOR-F1] [SPONSOR-F4] [SPONSOR-F6] is told of three other companies, by keywords that look the same", async () => {
    await addRival({ name: "One", bid: 0.42, impressions: 100, clicks: 4, keywords: ["Kettle"] });
    await addRival({ name: "Two", bid: 0.57, impressions: 200, clicks: 6, keywords: ["kettle"] });
    expect(await marketOf(trending("kettle"))).toEqual(NOTHING);
    await addRival({ name: "Three", bid: 0.9, impressions: 300, clicks: 8, keywords: ["KETTLE"] });
    expect(await marketOf(trending(" kettle "))).toEqual({
      lowestBid: 0.4,
      suggestedBid: 0.6,
      impressions: 200,
      clicks: 6,
    });
    expect(await marketOf({ keyword: "kettle", category: CATEGORY.home })).toEqual(NOTHING);
  });

  it("[SPONSOR-F1] divides what a campaign counted among its keywords, and counts no bid that is paused or over", async () => {
    const keywords = ["lamp", "brass lamp"];
    for (const name of ["L1", "L2"])
      await addRival({ name, bid: 0.5, impressions: 80, clicks: 2, keywords });
    await addRival({
      name: "L3",
      bid: 0.1,
      impressions: 80,
      clicks: 2,
      keywords,
      pausedOn: "2026-03-02T06:00:00.000Z",
    });
    await addRival({
      name: "L4",
      bid: 0.1,
      impressions: 80,
      clicks: 2,
      keywords,
      validTill: "2026-03-02T06:00:00.000Z",
    });
    expect(await marketOf(trending("lamp"))).toEqual({ ...NOTHING, impressions: 40, clicks: 1 });
  });

  it("[SPONSOR-F6] counts no company of another country, and none that was never shown", async () => {
    for (const name of ["C1", "C2"])
      await addRival({ name, bid: 0.5, impressions: 10, keywords: ["chair"] });
    await addRival({
      name: "C3",
      bid: 0.5,
      impressions: 10,
      keywords: ["chair"],
      isAmerican: true,
    });
    await addRival({ name: "C4", bid: 0.5, impressions: 0, keywords: ["chair"] });
    expect(await marketOf(trending("chair"))).toEqual(NOTHING);
  });

  it("[SPONSOR-F6] tells a company what it has counted itself, without any other", async () => {
    await addRival({
      name: "Own",
      own: true,
      bid: 0.3,
      impressions: 50,
      clicks: 3,
      keywords: ["rug"],
    });
    expect(await marketOf(trending("rug"))).toEqual({ ...NOTHING, impressions: 50, clicks: 3 });
  });

  it("[SPONSOR-F1] is that of a section, too, each in the order of the request", async () => {
    for (const name of ["S1", "S2", "S3"])
      await addRival({ name, bid: 0.8, impressions: 60, clicks: 3, section: "top" });
    const { data } = await ask("merchant", [trending("no such word"), { section: "top" }]);
    expect(data).toEqual([
      NOTHING,
      { lowestBid: 0.8, suggestedBid: 0.8, impressions: 60, clicks: 3 },
    ]);
  });

  it("[SPONSOR-F7] is for those who may create campaigns, in a branch of theirs", async () => {
    const placements = [trending("throw")];
    expect((await ask("reader", placements)).status).toBe(403);
    expect((await ask("other", placements)).status).toBe(404);
    expect((await ask("merchant", placements, "")).status).toBe(404);
    expect((await ask("master", placements)).status).toBe(200);
    const many = Array.from({ length: 51 }, (_, at) => trending(`word ${at}`));
    expect((await ask("merchant", many)).status).toBe(422);
  });
});
