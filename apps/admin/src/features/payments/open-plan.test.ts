import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { emptyPromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import type { CheckoutPlan } from "@marquee/domain/payments/checkout-plan.schema";
import { describe, expect, it } from "vitest";
import { openPlan } from "./open-plan.ts";
import { freshPlan, planKey, readStoredPlan } from "./stored-plan.ts";

const EMAIL = "merchant@marquee.test";
const draft = { ...emptyFlyerPlan({}), campaignName: "Spring" };
const PLAN: CheckoutPlan = {
  id: "a".repeat(32),
  companyId: "c1",
  state: "declined",
  isPayable: true,
  campaignId: null,
  purchase: { kind: "flyer", draft },
  promocode: { code: "SPRING", promocode: { type: "F", discount: 2 } },
};
const readStored = () =>
  readStoredPlan(planKey("flyerPlan", EMAIL, PLAN.id), freshPlan(emptyFlyerPlan({})));

describe("a checkout that is opened as it was left", () => {
  it("[PLAN-M12] leads to its page with the same checkout while that can be paid", () => {
    expect(openPlan(EMAIL, PLAN)).toEqual({
      to: "/home/campaign/promotionBatch",
      search: { type: "flyer", checkout: PLAN.id },
    });
    expect(readStored()).toMatchObject({
      companyId: "c1",
      checkoutId: PLAN.id,
      draft: { campaignName: "Spring" },
      applied: { code: "SPRING" },
    });
  });

  it("[PLAN-M12] is only its plan once it has ended, to be priced anew", () => {
    openPlan(EMAIL, { ...PLAN, state: "expired", isPayable: false });
    expect(readStored()).toMatchObject({ checkoutId: null, draft: { campaignName: "Spring" } });
  });

  it("[PLAN-M12] leads to the offer that it promotes", () => {
    const area = { campaignArea: "city", cityList: ["laval"], stateList: [] } as const;
    const promotion = { offerId: "o1", ...area, plan: "week", fromDate: "", toDate: "" };
    const purchase = { kind: "promoteOffer", draft: promotion } as const;
    expect(openPlan(EMAIL, { ...PLAN, purchase })).toEqual({
      to: "/home/offers/promote",
      search: { id: "o1" },
    });
    expect(
      readStoredPlan(planKey("promoteOffer", EMAIL, "o1"), freshPlan(emptyPromotionDraft)),
    ).toMatchObject({
      checkoutId: PLAN.id,
      draft: { ...area, plan: "week", campaignFor: "offer", offers: ["o1"] },
    });
  });

  it("[PLAN-M12] leads to the campaign that it has made", () => {
    expect(openPlan(EMAIL, { ...PLAN, state: "paid", campaignId: "k1" })).toEqual({
      to: "/home/campaign/manage",
      search: { id: "k1" },
    });
  });
});
