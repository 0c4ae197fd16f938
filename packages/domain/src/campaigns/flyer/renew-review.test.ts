import { describe, expect, it } from "vitest";
import {
  planAgain,
  renewableUntil,
  renewedItems,
  reviewRenewal,
  withRenewedItems,
  type RenewableCampaign,
} from "./renew-review.ts";

const now = "2026-03-20T18:00:00.000Z";
const campaign: RenewableCampaign = {
  id: "c1",
  campaignName: "Spring",
  campaignType: "flyer",
  campaignFor: "offer",
  offers: ["live", "over", "gone"],
  products: [],
};
const live = {
  id: "live",
  heading: "Throws",
  active: "Y",
  validFrom: "2026-03-10T06:00:00.000Z",
  validTill: "2026-03-31T05:00:00.000Z",
} as const;
const over = { ...live, id: "over", heading: "Oak", validTill: "2026-03-15T05:00:00.000Z" };
const items = [live, over];

describe("the renewal of a campaign", () => {
  it("[RENEW-2] takes over what is not live into a flyer, and says until when the others are", () => {
    expect(reviewRenewal(campaign, items, now)).toEqual({
      items: [
        {
          id: "live",
          heading: "Throws",
          refusal: "It is live until 2026/03/31 12:00 AM CST and can be promoted again after that.",
          until: null,
        },
        { id: "over", heading: "Oak", refusal: null, until: null },
      ],
      gone: 1,
    });
  });

  it("[RENEW-2] [RENEW-3] takes over what is live into a sponsored campaign, until the first of it ends", () => {
    const later = { ...live, id: "later", validTill: "2026-04-15T05:00:00.000Z" };
    const sponsored = { ...campaign, campaignType: "sponsored" } as const;
    const review = reviewRenewal(sponsored, [later, ...items], now);
    expect(review.items.map(({ refusal }) => refusal)).toEqual([
      null,
      null,
      "It is not live. Promote it first: only live items can be sponsored.",
    ]);
    expect(renewableUntil(review)).toBe("2026-03-31T05:00:00.000Z");
    expect(renewableUntil({ items: [], gone: 0 })).toBeNull();
  });

  it("[RENEW-5] is priced for as many days from today, in the same area", () => {
    const flyer = {
      ...campaign,
      campaignArea: "city",
      cityList: ["montreal"],
      stateList: [],
      storeId: "s1",
      days: 14,
    } as const;
    const review = reviewRenewal(flyer, items, now);
    expect(planAgain(flyer, review, "2026-03-20")).toEqual({
      fromDate: "2026-03-20",
      toDate: "2026-04-03",
      storeId: "s1",
      campaignName: "Spring",
      campaignArea: "city",
      campaignFor: "offer",
      offers: ["over"],
      products: [],
      cityList: ["montreal"],
      stateList: [],
    });
  });

  it("[RENEW-4] starts a draft with the items that are taken over alone", () => {
    const review = reviewRenewal(campaign, items, now);
    expect(renewedItems(review).map(({ id }) => id)).toEqual(["over"]);
    expect(withRenewedItems(campaign, review)).toEqual({ ...campaign, offers: ["over"] });
    const products = {
      ...campaign,
      campaignFor: "product",
      offers: [],
      products: ["over"],
    } as const;
    expect(withRenewedItems(products, reviewRenewal(products, [over], now))).toEqual(products);
  });
});
