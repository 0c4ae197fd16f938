import { encodeEmail } from "@marquee/api/http/path";
import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import {
  itemId,
  paymentHarness,
  type PaymentHarness,
} from "@marquee/verification/harness/payment-harness";
import { STORE } from "@marquee/verification/harness/world";
import { afterAll, beforeAll, describe, expect, it } from "vitest";

let harness: PaymentHarness;
/** What the specification names of an item inside a campaign, and of a product besides. */
const ITEM =
  "id heading subHeading description validFrom validTill fullImage active storeId storeName logo logoSmall logoMedium totalRating avgRating totalLikes vendorUrl type webStoreName campaignArea cityList stateList budget cpc pageName categorySection sectionId sponsoredCampaignId sponsoredCampaignName sponsoredType isSponsored sponsoredSection sponsoredValidFrom sponsoredValidTill keywords suggestedBid bid shopifySyncId campaignId campaignName createdBy marketPlace updatedBy companyId categories";
const OFFER = `${ITEM} isPrimary products shopifyCollectionId`;
const PRODUCT = `${ITEM} name brand price offerPrice discount images mainCategory discountType discountMessage attribute shippingType shippingInstructions shopifyProductId shopifyVariantId`;
const missing = (names: string, item: object | undefined) =>
  names.split(" ").filter((name) => !(name in (item ?? {})));

const get = async <T>(path: string) => (await harness.server.call<T>("merchant", "GET", path)).data;

async function payCampaign(name: string, change: object): Promise<Checkout> {
  const { data } = await harness.open(name, change, null, "merchant");
  await harness.confirm(data);
  return (await harness.reconcile(data.id)).data;
}

beforeAll(async () => {
  harness = await paymentHarness();
});
afterAll(() => harness.close());

describe("items of a campaign", () => {
  it("[CAMP-L5] return all that is stored of an offer, and where it is shown", async () => {
    const { campaignId } = await payCampaign("oak", {
      storeId: STORE.toronto,
      offers: [itemId("offer", "toronto", 1)],
      campaignArea: "state",
      stateList: ["on"],
    });
    const [item] = await get<CampaignItem[]>(
      `/getCampaignOffer/${campaignId}/flyer/undefined/undefined`,
    );
    const known = await get<Offer>(
      `/getOffersById/${encodeEmail("merchant@marquee.test")}/${item?.id}`,
    );
    const { canUpdateBranch, companyName, createdOn, updatedOn, version, ...stored } = known;
    expect(item).toMatchObject({ ...stored, campaignId, stateList: ["on"], cityList: [] });
    expect(item).toMatchObject({ campaignArea: "state", image: known.fullImage, active: "Y" });
    expect([canUpdateBranch, companyName, createdOn, updatedOn, version]).not.toContain(undefined);
    expect(missing(OFFER, item)).toEqual([]);
  });

  it("[CAMP-L5] return all that is stored of a product", async () => {
    const { campaignId } = await payCampaign("clay", {
      campaignFor: "product",
      products: [itemId("product", "montreal", 1)],
      campaignArea: "country",
    });
    const items = await get<CampaignItem[]>(
      `/getCampaignProduct/${campaignId}/flyer/undefined/undefined`,
    );
    expect(items).toMatchObject([
      {
        name: "montreal 1",
        heading: "montreal 1",
        type: "Product",
        campaignId,
        campaignName: "Spring throws",
        campaignArea: "country",
        active: "Y",
        price: expect.any(Number),
        offerPrice: expect.any(Number),
        images: expect.any(Array),
        storeId: STORE.montreal,
      },
    ]);
    expect(missing(PRODUCT, items[0])).toEqual([]);
  });

  it("[LIST-S3] are in the order of letters that people read", async () => {
    const offers = [1, 2, 3].map((number) => itemId("offer", "vancouver", number));
    const headings = ["Zebra rug", "éclair tin", "Earl tea"];
    const { owner } = harness.server.database;
    for (const [index, id] of offers.entries())
      await owner.query("update offer set heading = $2 where id = $1", [id, headings[index]]);
    const { campaignId } = await payCampaign("letters", { storeId: STORE.vancouver, offers });
    const items = await get<CampaignItem[]>(
      `/getCampaignOffer/${campaignId}/flyer/undefined/undefined`,
    );
    expect(items.map(({ heading }) => heading)).toEqual(["Earl tea", "éclair tin", "Zebra rug"]);
  });
});
