import { encodeEmail } from "@marquee/api/http/path";
import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Product } from "@marquee/domain/products/product.schema";
import { sponsoredHarness } from "@marquee/verification/harness/sponsored-draft";
import { COMPANY, STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { stableId } from "../demonstration/stable-id.ts";

const offerId = (branch: string, number: number) => stableId(`offer ${branch} ${number}`);
const productId = (branch: string, number: number) => stableId(`product ${branch} ${number}`);
const encodeUser = (who: string) => encodeEmail(`${who}@marquee.test`);

let harness: Awaited<ReturnType<typeof sponsoredHarness>>;
beforeAll(async () => {
  harness = await sponsoredHarness();
});
afterAll(() => harness.server.close());

const readOffer = async (id: string) => {
  const path = `/getOffersById/${encodeUser("master")}/${id}`;
  return (await harness.server.call<Offer>("master", "GET", path)).data;
};

describe("the items of sponsored campaigns", () => {
  const path = (call: string) => `/${call}/${encodeUser("merchant")}`;

  it("[CAMP-A1] are returned by the activation calls as their campaign left them", async () => {
    const { data: campaign } = await harness.send("merchant", "products", {
      campaignFor: "product",
      products: [productId("montreal", 3)],
    });
    const body = { id: productId("montreal", 3), campaignId: campaign.id };
    const activated = await harness.server.call<Product>(
      "merchant",
      "POST",
      path("activeSponsoredProductCampaign"),
      { body },
    );
    expect(activated).toMatchObject({
      status: 200,
      data: { id: body.id, sponsoredCampaignId: campaign.id },
    });
    const asFlyer = await harness.server.call("merchant", "POST", path("activeProductCampaign"), {
      body,
    });
    expect(asFlyer.status).toBe(409);
    const another = await harness.server.call(
      "merchant",
      "POST",
      path("activeSponsoredProductCampaign"),
      {
        body: { ...body, id: productId("montreal", 4) },
      },
    );
    expect(another.status).toBe(409);
    const foreign = await harness.server.call(
      "other",
      "POST",
      `/activeSponsoredProductCampaign/${encodeUser("other")}`,
      { body },
    );
    expect(foreign.status).toBe(404);
    for (const call of ["activeSponsoredProductCampaign", "activeProductCampaign"])
      expect((await harness.server.call("reader", "POST", path(call), { body })).status).toBe(403);
  });

  it("[SPONSOR-R4] end their campaign with them on its last day", async () => {
    const id = productId("montreal", 7);
    const { owner } = harness.server.database;
    const till = "2026-03-31T05:30:00.000Z";
    await owner.query("update product set valid_till = $2 where id = $1", [id, till]);
    const { data } = await harness.send("merchant", "ends early", {
      campaignFor: "product",
      products: [id],
      toDate: "2026-03-31",
    });
    expect(data.validTill).toBe(till);
  });

  it("[CAMP-L5] tell what a click costs and where they are shown", async () => {
    const { data: campaign } = await harness.send("merchant", "placed", {
      campaignFor: "product",
      products: [productId("montreal", 5)],
    });
    const path = `/getCampaignProduct/${campaign.id}/sponsored/undefined/undefined`;
    const { data } = await harness.server.call<CampaignItem[]>("merchant", "GET", path);
    const [section] = campaign.sponsoredSection;
    const suggested = [...campaign.keywords, ...campaign.sponsoredSection].map(
      (row) => row.suggestedBid,
    );
    expect(data).toMatchObject([
      {
        budget: campaign.budget,
        cpc: campaign.bid,
        bid: campaign.bid,
        suggestedBid: suggested.length > 0 ? Math.max(...suggested) : null,
        sectionId: section?.section ?? null,
        pageName: section?.page ?? null,
        categorySection: section?.category ?? null,
      },
    ]);
    expect(campaign.bid).toBeGreaterThan(0);
  });

  it("[SPONSOR-A1] stay in the sponsored campaign that ends later", async () => {
    const offers = [offerId("toronto", 2)];
    const toronto = { storeId: STORE.toronto, offers };
    const long = await harness.send("merchant", "long", { ...toronto, toDate: "2026-03-20" });
    const short = await harness.send("merchant", "short", { ...toronto, toDate: "2026-03-04" });
    expect([long.status, short.status]).toEqual([200, 200]);
    expect((await readOffer(offers[0] ?? "")).sponsoredCampaignId).toBe(long.data.id);
    const longer = await harness.send("merchant", "longer", { ...toronto, toDate: "2026-03-25" });
    expect((await readOffer(offers[0] ?? "")).sponsoredCampaignId).toBe(longer.data.id);
  });

  it("[CAMP-L6] show the dates, the budget and the keywords of the campaign that is asked about", async () => {
    const toronto = { storeId: STORE.toronto, offers: [offerId("toronto", 3)] };
    const first = await harness.send("merchant", "asked", { ...toronto, budget: 4 });
    await harness.send("merchant", "later", { ...toronto, budget: 7.5, toDate: "2026-03-28" });
    const path = `/getCampaignOffer/${first.data.id}/sponsored/undefined/undefined`;
    const { data } = await harness.server.call<CampaignItem[]>("merchant", "GET", path);
    expect(data).toMatchObject([
      {
        budget: 4,
        validFrom: first.data.validFrom,
        validTill: first.data.validTill,
        sponsoredCampaignId: first.data.id,
        campaignId: first.data.id,
        keywords: first.data.keywords,
      },
    ]);
  });

  it("[SPONSOR-R2] [SPONSOR-T3] wait with their campaign in a branch that awaits approval", async () => {
    const { owner } = harness.server.database;
    const [waiting, idle] = [offerId("halifax", 1), offerId("halifax", 2)];
    const flyer = stableId("flyer that waits");
    await owner.query(
      "insert into campaign (id, company_id, store_id, user_id, campaign_name, campaign_type, campaign_for, campaign_area, campaign_price, days, created_on) values ($1, $2, $3, 'pending@marquee.test', 'Waits', 'flyer', 'offer', 'country', 0, 10, now())",
      [flyer, COMPANY.harbour, STORE.halifax],
    );
    await owner.query("update offer set campaign_id = $1 where id = $2", [flyer, waiting]);
    const halifax = { storeId: STORE.halifax, fromDate: "2026-03-02" };
    const made = await harness.send("pending", "waits", { ...halifax, offers: [waiting] });
    expect(made).toMatchObject({
      status: 200,
      data: { validFrom: null, validTill: null, days: 7 },
    });
    expect(await readOffer(waiting)).toMatchObject({
      isSponsored: "Y",
      sponsoredCampaignId: made.data.id,
      validTill: null,
      active: "N",
    });
    const long = { ...halifax, toDate: "2026-03-13", offers: [waiting] };
    const tooLong = await harness.send("pending", "too long", long);
    expect(tooLong.error.issues).toMatchObject([{ rule: "SPONSOR-V10" }]);
    const uncovered = await harness.send("pending", "uncovered", { ...halifax, offers: [idle] });
    expect(uncovered.error.issues).toMatchObject([{ rule: "SPONSOR-T3" }]);
  });
});
