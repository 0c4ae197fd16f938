import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { emptyFlyerPlan } from "@marquee/domain/campaigns/flyer/flyer-plan-draft";
import { describe, expect, it } from "vitest";
import { indexGeography } from "../../../geography/geography-index.ts";
import { previewPlan, pricePerDay } from "./plan-price.ts";

const tax = { totalTax: 10, gst: 10, hst: 0, pst: 0, qst: 0 };
const geography = indexGeography(
  [
    { id: "qc", name: "Québec", countryId: "canada", ...tax },
    { id: "ny", name: "New York", countryId: "US", ...tax, totalTax: 20, gst: 0 },
  ],
  [
    { id: "c1", name: "Montréal", stateId: "qc" },
    { id: "c2", name: "Laval", stateId: "qc" },
    { id: "c4", name: "Buffalo", stateId: "ny" },
  ],
);
const withoutRights = {
  email: "a@b.test",
  name: "A",
  companyId: null,
  companyName: null,
  storeId: null,
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
  roleName: null,
} as const;
const montreal = { countryId: "canada", stateId: "qc" } as const;
const plan: FlyerPlanDraft = {
  ...emptyFlyerPlan(withoutRights),
  storeId: "s1",
  campaignFor: "offer",
  offers: ["o1"],
  campaignArea: "country",
  fromDate: "2026-03-02",
  toDate: "2026-03-04",
};

describe("the price of a plan that is not set yet", () => {
  it("counts all cities of the branch's country, and taxes by the branch's state", () => {
    expect(previewPlan(plan, montreal, geography, null)).toMatchObject({
      places: 2,
      subtotal: 4,
      total: 4.4,
    });
    const buffalo = { countryId: "US", stateId: "ny" } as const;
    expect(previewPlan(plan, buffalo, geography, null)).toMatchObject({
      places: 1,
      subtotal: 2,
      total: 2.4,
    });
  });

  it.each<[string, Partial<FlyerPlanDraft>]>([
    ["items", { offers: [] }],
    ["an area", { campaignArea: "" }],
    ["a date", { toDate: "" }],
    ["a city", { campaignArea: "city" }],
  ])("is not known without %s", (_, change) => {
    expect(previewPlan({ ...plan, ...change }, montreal, geography, null)).toBeNull();
  });

  it("is not known without a branch, whose state decides the tax", () => {
    expect(previewPlan(plan, null, geography, null)).toBeNull();
  });
});

describe("the price of a day", () => {
  it("is flat up to five items, and by the item beyond", () => {
    expect(pricePerDay(0, 8)).toBe(8);
    expect(pricePerDay(5, 8)).toBe(8);
    expect(pricePerDay(6, 8)).toBe(9.6);
    expect(pricePerDay(6, 0)).toBeNull();
  });
});
