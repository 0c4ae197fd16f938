import { describe, expect, it } from "vitest";
import { defaultPromotion } from "../campaigns/promotion/default-promotion.ts";
import type { PromotionDraft } from "../campaigns/promotion/promotion-draft.ts";
import { promotionIssues } from "../campaigns/promotion/promotion-rules.ts";
import {
  likelyPlan,
  priceChoices,
  pricePromotion,
  promotionRequest,
  promotionTakesPromocode,
} from "./promotion-prices.ts";

const now = "2026-11-27T18:00:00.000Z";
const plans = [
  { id: "month", price: 15, days: 30 },
  { id: "week", price: 5, days: 7 },
  { id: "fortnight", price: 9, days: 14 },
];
const terms = { plans, places: 3 };

const draft = (offers: number, change: Partial<PromotionDraft> = {}): PromotionDraft => ({
  ...defaultPromotion(
    { id: "s1", storeName: "Mile End", cityId: "montreal" },
    {
      campaignFor: "offer",
      ids: Array.from({ length: offers }, (_, index) => `o${index + 1}`),
      names: ["Last wool throws"],
    },
    { now, earlier: null },
  ),
  cityList: ["laval", "longueuil", "montreal"],
  ...change,
});

describe("what a promotion asks for", () => {
  it("[PROMOTION-1] is a flyer for own days, and the promotion of the offer for a listed plan", () => {
    const own = promotionRequest("k1", draft(1), "SPRING10");
    expect(own).toMatchObject({ kind: "flyer", promocode: "SPRING10", draft: { offers: ["o1"] } });
    expect(own).not.toHaveProperty("draft.plan");
    expect(promotionRequest("k1", draft(1, { plan: "week" }), null)).toEqual({
      id: "k1",
      kind: "promoteOffer",
      promocode: null,
      draft: {
        offerId: "o1",
        campaignArea: "city",
        cityList: ["laval", "longueuil", "montreal"],
        stateList: [],
        plan: "week",
        fromDate: "",
        toDate: "",
      },
    });
  });

  it("[PROMOTION-1] names all offers that a plan is bought for, and what their campaign is called", () => {
    expect(promotionRequest("k1", draft(3, { plan: "week" }), null)).toMatchObject({
      draft: { offerId: "o1", moreOffers: ["o2", "o3"], campaignName: "Mile End, Nov 27" },
    });
  });

  it("[PROMOTION-1] is checked by the rules of what is asked for", () => {
    const context = { now, places: 3 };
    const past = { fromDate: "2026-11-20", toDate: "2026-11-19", campaignName: "" };
    expect(promotionIssues(draft(1), context)).toEqual([]);
    expect(promotionIssues(draft(1, past), context).map(({ rule }) => rule)).toEqual([
      "CAMP-V2",
      "CAMP-V4",
      "CAMP-V6",
    ]);
    expect(promotionIssues(draft(1, { ...past, plan: "week" }), context)).toEqual([]);
    const nowhere = draft(1, { plan: "", cityList: [] });
    expect(promotionIssues(nowhere, context).map(({ rule }) => rule)).toEqual([
      "PROMOTE-V1",
      "PROMOTE-V3",
      "PROMOTE-V5",
      "PROMOTE-V7",
    ]);
  });

  it("[PROMOTION-1] [PROMOTE-P6] takes a promo code for own days anywhere, for a plan not in single cities", () => {
    const promocode = { type: "P", discount: 10 };
    expect(pricePromotion(draft(1), { ...terms, promocode })).toMatchObject({ discount: 2.1 });
    const inCities = draft(1, { plan: "week" });
    expect(promotionTakesPromocode(inCities)).toBe(false);
    expect(pricePromotion(inCities, { ...terms, promocode })).toMatchObject({ discount: 0 });
    const inStates = draft(1, { plan: "week", campaignArea: "state", stateList: ["qc"] });
    expect(pricePromotion(inStates, { ...terms, promocode })).toMatchObject({ discount: 1.5 });
  });
});

describe("the list of prices", () => {
  const rows = (offers: number, change: Partial<PromotionDraft> = {}) =>
    priceChoices(draft(offers, change), terms);

  it("[PROMOTION-2] has plans by their days and own days behind them, with the mark on what is cheapest a day", () => {
    expect(rows(1).map(({ plan, subtotal, mark }) => [plan, subtotal, mark])).toEqual([
      ["week", 15, null],
      ["fortnight", 27, null],
      ["month", 45, "Cheapest a day"],
      ["custom", 21, null],
    ]);
    expect(rows(1).map(({ perDay }) => perDay.toFixed(2))).toEqual([
      "0.71",
      "0.64",
      "0.50",
      "1.00",
    ]);
  });

  it("[PROMOTION-2] [PROMOTE-P8] prices a plan for each of several offers, and has own days first, which cover all of them", () => {
    const row = ({ plan, subtotal, perOffer, mark }: ReturnType<typeof rows>[number]) => [
      plan,
      subtotal,
      perOffer,
      mark,
    ];
    expect(rows(5).map(row)).toEqual([
      ["custom", 21, null, "Cheapest"],
      ["week", 75, 15, null],
      ["fortnight", 135, 27, null],
      ["month", 225, 45, null],
    ]);
  });

  it("[PROMOTION-2] has own days first if no plan is cheaper a day", () => {
    const dear = { ...terms, plans: [{ id: "week", price: 7, days: 7 }] };
    expect(priceChoices(draft(1), dear).map(({ plan, mark }) => [plan, mark])).toEqual([
      ["custom", "Cheapest"],
      ["week", null],
    ]);
  });

  it("[PROMOTION-2] keeps its order and marks while own days change, and has no price while they are missing", () => {
    const order = (change: Partial<PromotionDraft>) =>
      rows(1, change).map(({ plan, mark }) => [plan, mark]);
    expect(order({ toDate: "2027-11-27" })).toEqual(order({}));
    expect(rows(1, { toDate: "" }).at(-1)).toMatchObject({ days: null, subtotal: null });
  });

  it("[PROMOTION-2] has own days alone for products, with nothing to mark", () => {
    const products = draft(0, { campaignFor: "product", products: ["p1"] });
    expect(priceChoices(products, terms)).toMatchObject([
      { plan: "custom", subtotal: 21, mark: null },
    ]);
  });

  it("[PROMOTION-3] begins with the plan closest to seven days, or with own days if they are cheapest", () => {
    expect(likelyPlan(rows(1))).toBe("week");
    expect(likelyPlan(rows(2))).toBe("custom");
    expect(likelyPlan([])).toBe("custom");
  });
});
