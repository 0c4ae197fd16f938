import { encodeEmail } from "@marquee/api/http/path";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import { offerDraft } from "@marquee/verification/harness/offer-draft";
import { testServer, type TestServer } from "@marquee/verification/harness/test-server";
import { COMPANY, STORE, WORLD_NOW } from "@marquee/verification/harness/world";
import type pg from "pg";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { insertCampaign } from "../campaigns/insert-campaign.ts";
import { SYSTEM } from "../platform/tenancy/scope.ts";
import { withScope } from "../platform/tenancy/with-scope.ts";

const CAMPAIGN = "ca".repeat(16);
const SPONSORED = "cd".repeat(16);

/** A sponsored campaign with keywords and a section that ends during it. */
async function addSponsored(owner: pg.Pool): Promise<void> {
  const of = [COMPANY.maple, SPONSORED];
  await owner.query(
    "insert into section (id, name, tab_name, is_offer_section, is_product_section, start_date, end_date, config_start_date) values ('top', 'Top', 'Offer', 'Y', 'N', '2026-03-01', '2026-03-09', '2026-03-01')",
  );
  await owner.query(
    "insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_price, sponsored_type, budget, days, created_on) values ($2, $1, $3, 'merchant@marquee.test', 'By keyword', 'sponsored', 'offer', 0, 'both', 1250, 7, $4)",
    [...of, STORE.montreal, WORLD_NOW],
  );
  await owner.query(
    "insert into campaign_keyword (company_id, campaign_id, position, keyword, category_id, suggested_bid, bid) values ($1, $2, 1, 'wool', null, 50, 0), ($1, $2, 0, 'linen', 'home', 50, 125)",
    of,
  );
  await owner.query(
    "insert into campaign_section (company_id, campaign_id, id, position, section_id, page, suggested_bid, bid) values ($1, $2, 'row', 0, 'top', 'Offer', 50, 200)",
    of,
  );
}

const sponsor = (offerId: string) =>
  server.database.owner.query("update offer set sponsored_campaign_id = $1 where id = $2", [
    SPONSORED,
    offerId,
  ]);

const me = encodeEmail("merchant@marquee.test");

let server: TestServer;
let promoted: OfferDraft;
const make = async (name: string) => {
  const body = offerDraft(name);
  const { status } = await server.call("merchant", "POST", `/offers/${me}`, { body });
  expect(status).toBe(200);
  return body;
};
const inList = async (id: string) => {
  const path = `/getCompanyOffer/${COMPANY.maple}/allincludeActive`;
  const { data } = await server.call<Offer[]>("merchant", "GET", path);
  return data.find((offer) => offer.id === id);
};
const read = async (id: string) =>
  (await server.call<Offer>("merchant", "GET", `/getOffersById/${me}/${id}`)).data;

beforeAll(async () => {
  server = await testServer();
  await addSponsored(server.database.owner);
  promoted = await make("in a campaign");
  await withScope(server.pool, SYSTEM, (tx) =>
    insertCampaign(tx, {
      row: {
        id: CAMPAIGN,
        companyId: COMPANY.maple,
        storeId: STORE.montreal,
        userId: "merchant@marquee.test",
        campaignName: "Spring",
        campaignType: "flyer",
        campaignFor: "offer",
        campaignArea: "city",
        campaignPrice: 100,
        days: 7,
        createdOn: WORLD_NOW,
      },
      items: [promoted.id],
      cityList: ["toronto", "montreal"],
      stateList: [],
    }),
  );
  await server.database.owner.query("update offer set campaign_id = $1 where id = $2", [
    CAMPAIGN,
    promoted.id,
  ]);
});
afterAll(() => server.close());

describe("an offer that a campaign holds", () => {
  it("[OFFER-T13] shows where its campaign runs, and one without a campaign shows nothing", async () => {
    expect(await read(promoted.id)).toMatchObject({
      campaignName: "Spring",
      cityList: ["montreal", "toronto"],
      stateList: [],
    });
    expect(await inList(promoted.id)).toEqual(await read(promoted.id));
    const { id } = await make("in none");
    expect(await read(id)).toMatchObject({ campaignId: null, cityList: [], stateList: [] });
  });

  it("[OFFER-T14] shows how it is sponsored", async () => {
    const { id } = await make("sponsored");
    expect(await read(id)).toMatchObject({
      isSponsored: "N",
      sponsoredCampaignId: null,
      budget: null,
      keywords: [],
      sponsoredSection: [],
    });
    await sponsor(id);
    expect(await read(id)).toMatchObject({
      isSponsored: "Y",
      sponsoredCampaignId: SPONSORED,
      sponsoredCampaignName: "By keyword",
      sponsoredType: "both",
      budget: 12.5,
      sponsoredValidFrom: null,
      keywords: [
        { keyword: "linen", category: "home", suggestedBid: 0.5, bid: 1.25 },
        { keyword: "wool", category: "Trending", suggestedBid: 0.5, bid: 0 },
      ],
      sponsoredSection: [
        {
          id: "row",
          section: "top",
          category: "Trending",
          page: "Offer",
          suggestedBid: 0.5,
          bid: 2,
        },
      ],
    });
    expect(await inList(id)).toEqual(await read(id));
    const path = `/getCompanyCampaign/${COMPANY.maple}/active/sponsored`;
    const { data } = await server.call<Campaign[]>("merchant", "GET", path);
    expect(data).toMatchObject([{ budget: 12.5, sponsoredType: "both", keywords: [{}, {}] }]);
  });

  it("[OFFER-L1] shows that its branch is fixed, and keeps it", async () => {
    expect((await read(promoted.id)).canUpdateBranch).toBe("N");
    const { status, error } = await server.call("merchant", "POST", `/offers/update/${me}`, {
      body: { ...promoted, storeId: STORE.toronto },
    });
    expect(status).toBe(422);
    expect(error.issues?.map(({ rule }) => rule)).toEqual(["OFFER-L1"]);
  });

  it("[OFFER-L1] keeps its branch in a sponsored campaign alone, too", async () => {
    const { id } = await make("sponsored alone");
    expect((await read(id)).canUpdateBranch).toBe("Y");
    await sponsor(id);
    expect((await read(id)).canUpdateBranch).toBe("N");
  });

  it("[OFFER-L1] leaves the branch of its copy free", async () => {
    const { data } = await server.call<Offer>(
      "merchant",
      "GET",
      `/createOfferCopy/${promoted.id}?copyId=${"cb".repeat(16)}`,
    );
    expect(data).toMatchObject({ canUpdateBranch: "Y", campaignId: null, cityList: [] });
  });
});
