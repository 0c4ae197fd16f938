import { emptyPromotion } from "@marquee/domain/campaigns/promotion/promote-offer-draft";
import type { PromoteOfferDraft } from "@marquee/domain/campaigns/promotion/promotion.schema";
import { describe, expect, it } from "vitest";
import { BRANCH, GEOGRAPHY, PLANS } from "../../../testing/promotion.ts";
import { previewPromotion } from "./promotion-price.ts";

const preview = (
  change: Partial<PromoteOfferDraft>,
  promocode = null as null | { type: string; discount: number },
) =>
  previewPromotion({
    draft: { ...emptyPromotion("o1"), ...change },
    plans: PLANS,
    branch: BRANCH,
    geography: GEOGRAPHY,
    promocode,
  });
const inQuebec = { campaignArea: "state", stateList: ["ca-qc"], plan: "week" } as const;
const inLaval = { campaignArea: "city", cityList: ["laval"], plan: "week" } as const;
const TENTH = { type: "P", discount: 10 };

describe("the price of a promotion while it is chosen", () => {
  it("[PROMOTE-P1] [PROMOTE-P4] is the plan's for every city of the states, with the taxes of the branch", () => {
    expect(preview(inQuebec)).toMatchObject({ days: 7, places: 2, subtotal: 10, total: 11.5 });
  });

  it("[PROMOTE-P2] is 1.00 for each day of a custom plan in each city of the branch's country", () => {
    const custom = { plan: "custom", fromDate: "2026-03-02", toDate: "2026-03-12" };
    expect(preview({ campaignArea: "country", ...custom })).toMatchObject({
      days: 10,
      places: 3,
      subtotal: 30,
    });
    expect(preview({ campaignArea: "country", ...custom, toDate: "" })).toBeNull();
  });

  it("[PROMOTE-P6] takes a promo code off for states, and not for single cities", () => {
    expect(preview(inQuebec, TENTH)).toMatchObject({ subtotal: 10, discount: 1 });
    expect(preview(inLaval, TENTH)).toMatchObject({ subtotal: 5, discount: 0 });
  });

  it("[PROMOTE-P5] is none while area, places or plan are missing, or the plan is not sold any more", () => {
    expect(preview({ plan: "week" })).toBeNull();
    expect(preview({ ...inLaval, cityList: [] })).toBeNull();
    expect(preview({ ...inLaval, plan: "" })).toBeNull();
    expect(preview({ ...inLaval, plan: "gone" })).toBeNull();
  });
});
