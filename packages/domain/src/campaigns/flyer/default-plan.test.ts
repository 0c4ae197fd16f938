import { describe, expect, it } from "vitest";
import { ruleIssues } from "../../validation/rule.ts";
import { defaultPlan } from "./default-plan.ts";
import { flyerPlanRules } from "./flyer-plan-rules.ts";
import { ownPlacesFirst } from "../places.ts";

const branch = { id: "s1", storeName: "Plateau", cityId: "montreal", stateId: "qc" };
// in Central time it is still the 25th
const now = "2026-11-26T04:00:00.000Z";

describe("the plan for what was ticked", () => {
  it("[CAMP-D3] is seven days from tomorrow in the branch's own city, and nothing is missing in it", () => {
    const plan = defaultPlan(branch, { campaignFor: "offer", ids: ["o1", "o2"], now });
    expect(plan).toEqual({
      fromDate: "2026-11-26",
      toDate: "2026-12-03",
      storeId: "s1",
      campaignName: "Plateau, Nov 26",
      campaignArea: "city",
      campaignFor: "offer",
      offers: ["o1", "o2"],
      products: [],
      cityList: ["montreal"],
      stateList: [],
    });
    expect(ruleIssues(flyerPlanRules, plan, { now, places: 1 })).toEqual([]);
  });
  it("[CAMP-D3] has products alone where they were ticked, and a name that fits", () => {
    const plan = defaultPlan(
      { ...branch, storeName: "🧶".repeat(80) },
      { campaignFor: "product", ids: ["p1"], now: "2026-12-31T18:00:00.000Z" },
    );
    expect(plan).toMatchObject({ offers: [], products: ["p1"], fromDate: "2027-01-01" });
    expect(plan.campaignName).toMatch(/^🧶+, Jan 1, 2027$/u);
    expect(plan.campaignName.length).toBeLessThanOrEqual(120);
  });
});

describe("places to choose from", () => {
  const states = [
    { id: "ab", cities: [{ id: "calgary" }] },
    { id: "qc", cities: [{ id: "laval" }, { id: "montreal" }] },
  ];
  it("[CAMP-D4] begin with the branch's own province, and in it with its own city", () => {
    expect(ownPlacesFirst(states, branch)).toEqual([
      { id: "qc", cities: [{ id: "montreal" }, { id: "laval" }] },
      { id: "ab", cities: [{ id: "calgary" }] },
    ]);
  });
  it("[CAMP-D4] stay as they are where the branch is in none of them", () => {
    expect(ownPlacesFirst(states, { stateId: "ny", cityId: "newYork" })).toEqual(states);
  });
});
