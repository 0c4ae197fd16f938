import { describe, expect, it } from "vitest";
import { liveSuccess } from "../../payments/after-payment.ts";
import { offersLanding } from "../../payments/landings.ts";
import { ruleIssues } from "../../validation/rule.ts";
import { mappingRun, promotionRun, runFrom } from "../campaign-run.ts";
import { campaignMessages } from "../messages.ts";
import { mapProductsRules } from "./map-products-rules.ts";
import { promoteOfferAreaRules } from "./promote-offer-area-rules.ts";
import {
  choosePlan,
  CUSTOM_PLAN,
  normalizeMapping,
  normalizePromotion,
} from "./promote-offer-draft.ts";
import { promoteOfferPlanRules } from "./promote-offer-plan-rules.ts";
import { daysStartText } from "./promotion-draft.ts";

const now = "2026-03-02T12:00:00.000Z";
const plan = { fromDate: "2026-03-02", toDate: "2026-03-12", plan: CUSTOM_PLAN };
const messages = (change: Partial<typeof plan>) =>
  ruleIssues(promoteOfferPlanRules, { ...plan, ...change }, { now }).map(({ message }) => message);

describe("the plan of the Promote Offer page", () => {
  it("[PROMOTE-V1] asks for a from date, unless a listed plan brings its own days", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ fromDate: "" })).toEqual(["Please enter from date"]);
    expect(messages({ fromDate: "", plan: "week" })).toEqual(["Please enter from date"]);
    expect(messages({ fromDate: "", toDate: "" })).toEqual([
      "Please enter from date",
      "Please enter to date",
    ]);
    expect(messages({ fromDate: "", toDate: "", plan: "week" })).toEqual([]);
  });
  it("[PROMOTE-V2] refuses a from date before today in Central time", () => {
    expect(messages({ fromDate: "2026-03-01" })).toEqual(["Selected from date is invalid"]);
    expect(messages({ fromDate: "2026-02-30" })).toEqual(["Selected from date is invalid"]);
    const early = { now: "2026-03-02T05:59:59.000Z" };
    expect(ruleIssues(promoteOfferPlanRules, { ...plan, fromDate: "2026-03-01" }, early)).toEqual(
      [],
    );
  });
  it("[PROMOTE-V3] asks for a to date", () => {
    expect(messages({ toDate: "" })).toEqual(["Please enter to date"]);
    expect(messages({ toDate: "", plan: "week" })).toEqual(["Please enter to date"]);
  });
  it("[PROMOTE-V4] refuses a to date before the from date, and takes the same day", () => {
    expect(messages({ fromDate: "2026-03-13" })).toEqual([
      "from date can not greater than to date",
    ]);
    expect(messages({ toDate: "2026-03-02" })).toEqual([]);
  });
  it("[PROMOTE-V9] takes runs of two years at most", () => {
    expect(messages({ toDate: "2028-03-02" })).toEqual([]);
    expect(messages({ toDate: "2028-03-03" })).toEqual(["Campaigns run for two years at most"]);
  });
  it("[PROMOTE-V10] takes runs that start within two years", () => {
    expect(messages({ fromDate: "2028-03-02", toDate: "2028-03-02" })).toEqual([]);
    expect(messages({ fromDate: "2028-03-03", toDate: "2028-03-03" })).toEqual([
      "Campaigns start within two years",
    ]);
  });
  it("[PROMOTE-V5] asks for a plan", () => {
    expect(messages({ plan: "" })).toEqual(["Please select campaign plan"]);
  });
  it("[PROMOTE-V1] comes first in the specification's order", () => {
    expect(messages({ fromDate: "", toDate: "", plan: "" })).toEqual([
      "Please enter from date",
      "Please enter to date",
      "Please select campaign plan",
    ]);
    expect(messages({ fromDate: "2026-03-01", toDate: "2026-02-01", plan: "" })).toEqual([
      "Selected from date is invalid",
      "from date can not greater than to date",
      "Please select campaign plan",
    ]);
  });
});

describe("the area of the Promote Offer page", () => {
  const area = { campaignArea: "city", cityList: ["laval"], stateList: [] };
  const broken = (change: Partial<typeof area>, places?: number) =>
    ruleIssues(promoteOfferAreaRules, { ...area, ...change }, { places }).map(
      ({ message }) => message,
    );
  it("[PROMOTE-V6] asks for an area", () => {
    expect(broken({})).toEqual([]);
    expect(broken({ campaignArea: "" })).toEqual(["Please select campaign promotion area"]);
    expect(broken({ campaignArea: "moon" })).toEqual(["Please select campaign promotion area"]);
  });
  it("[PROMOTE-V7] asks for cities or states unless the area is the country", () => {
    expect(broken({ cityList: [] })).toEqual(["Please select city/state area"]);
    expect(broken({ campaignArea: "state" })).toEqual(["Please select city/state area"]);
    expect(broken({ campaignArea: "country", cityList: [] })).toEqual([]);
  });
  it("[PROMOTE-V8] refuses an area that covers no place", () => {
    expect(broken({}, 0)).toEqual(["Please select an area with at least one city"]);
    expect(broken({}, 1)).toEqual([]);
    expect(broken({ cityList: [] }, 0)).toEqual(["Please select city/state area"]);
  });
});

describe("the draft of a promotion", () => {
  const chosen = {
    offerId: "o1",
    campaignArea: "city",
    cityList: ["b", "a", "b"],
    stateList: ["qc"],
    ...plan,
  } as const;
  it("[PROMOTE-D4] has several offers each once and in one order, with the name of their campaign", () => {
    const several = { ...chosen, offerId: "o3", moreOffers: ["o1", "o3", "o2", "o1"] };
    expect(normalizePromotion({ ...several, campaignName: " Winter " })).toMatchObject({
      offerId: "o1",
      moreOffers: ["o2", "o3"],
      campaignName: "Winter",
    });
    const alone = normalizePromotion({ ...chosen, moreOffers: ["o1"], campaignName: "Winter" });
    expect(alone).not.toHaveProperty("moreOffers");
    expect(alone).not.toHaveProperty("campaignName");
  });
  it("[PROMOTE-D3] drops dates with a listed plan, and not with a custom one", () => {
    expect(choosePlan(chosen, "week")).toMatchObject({ plan: "week", fromDate: "", toDate: "" });
    expect(choosePlan(chosen, CUSTOM_PLAN)).toEqual(chosen);
  });
  it("[PROMOTE-D4] is stored with each id once, in one order, and nothing its choices do not use", () => {
    expect(normalizePromotion({ ...chosen, plan: "week" })).toEqual({
      ...chosen,
      plan: "week",
      fromDate: "",
      toDate: "",
      cityList: ["a", "b"],
      stateList: [],
    });
    expect(normalizePromotion({ ...chosen, campaignArea: "state" })).toMatchObject({
      ...plan,
      cityList: [],
      stateList: ["qc"],
    });
  });
  it("[MAP-D1] stores the products of a mapping once each and in one order", () => {
    expect(normalizeMapping({ offerId: "o1", products: ["b", "a", "b"] })).toEqual({
      offerId: "o1",
      products: ["a", "b"],
    });
  });
});

describe("mapping products to a live offer", () => {
  const broken = (form: { offerId: string; products: string[] }, offerLive?: boolean) =>
    ruleIssues(mapProductsRules, form, { offerLive }).map(({ message }) => message);
  it("[MAP-V1] asks for a product", () => {
    expect(broken({ offerId: "o1", products: ["p1"] }, true)).toEqual([]);
    expect(broken({ offerId: "o1", products: [] }, true)).toEqual(["Please select product"]);
  });
  it("[MAP-V2] refuses an offer that is not live, and says nothing before that is known", () => {
    expect(broken({ offerId: "o1", products: ["p1"] }, false)).toEqual([
      "Please select a live offer",
    ]);
    expect(broken({ offerId: "", products: ["p1"] })).toEqual(["Please select a live offer"]);
    expect(broken({ offerId: "o1", products: ["p1"] })).toEqual([]);
  });
  it("[MAP-V3] takes at most 500 products at once", () => {
    const products = Array.from({ length: 501 }, (_, index) => `p${index}`);
    expect(broken({ offerId: "o1", products: products.slice(1) }, true)).toEqual([]);
    expect(broken({ offerId: "o1", products }, true)).toEqual(["At most 500 entries"]);
  });
});

describe("the runs", () => {
  const paidAt = "2026-03-02T15:30:00.000Z";
  it("[PROMOTE-R1] are the days of a promoted offer from the payment", () => {
    expect(promotionRun({ days: 7, paidAt, approved: true })).toEqual({
      validFrom: paidAt,
      validTill: "2026-03-09T15:30:00.000Z",
    });
  });
  it("[PROMOTE-R2] start with the approval for a promoted offer whose branch awaits it", () => {
    expect(promotionRun({ days: 7, paidAt, approved: false })).toEqual({
      validFrom: null,
      validTill: null,
    });
    expect(runFrom("2026-03-05T10:00:00Z", 7).validTill).toBe("2026-03-12T10:00:00.000Z");
  });
  it("[MAP-R1] last for mapped products from the payment until the offer ends", () => {
    expect(mappingRun({ validTill: "2026-03-12T12:00:00Z", paidAt })).toEqual({
      validFrom: paidAt,
      validTill: "2026-03-12T12:00:00.000Z",
    });
  });
  it("[MAP-R2] are none for mapped products if the offer was over before the payment", () => {
    expect(mappingRun({ validTill: paidAt, paidAt })).toBeNull();
    expect(mappingRun({ validTill: "2026-03-01T12:00:00Z", paidAt })).toBeNull();
  });
});

describe("after the payment", () => {
  it("[PROMOTE-R3] leads from a promotion to the tab that the offer is in", () => {
    expect(offersLanding(true)).toEqual({ to: "/home/offers", search: { tab: "live" } });
    expect(offersLanding(false)).toEqual({ to: "/home/offers", search: { tab: "pending" } });
  });
  it("[PROMOTE-R4] a promotion is reported as live only if it is", () => {
    expect(liveSuccess(true)).toBe("yah!! offer live successfully");
    expect(liveSuccess(false)).toContain("within 24 hours of store approval");
  });
  it("[PROMOTE-R5] speaks of a chosen first day only if own days are bought", () => {
    expect(daysStartText({ plan: "week" }, true)).toBe("The days start with the payment.");
    expect(daysStartText({ plan: CUSTOM_PLAN }, true)).toBe(
      "The days start with the payment, or on the first day that is chosen.",
    );
    for (const bought of ["week", CUSTOM_PLAN])
      expect(daysStartText({ plan: bought }, false)).toBe(
        "The days start when the branch is approved.",
      );
  });
  it("[MAP-R3] says of a mapping that it is done", () => {
    expect(campaignMessages.productsMapped).toBe("yah!! product map with live offer successfully");
  });
});
