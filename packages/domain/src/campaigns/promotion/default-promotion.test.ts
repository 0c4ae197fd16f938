import { describe, expect, it } from "vitest";
import { ruleIssues } from "../../validation/rule.ts";
import { flyerPlanRules } from "../flyer/flyer-plan-rules.ts";
import { ownPlacesFirst } from "../places.ts";
import { coveredText, coveredUntil, defaultPromotion } from "./default-promotion.ts";

const branch = { id: "s1", storeName: "Plateau", cityId: "montreal", stateId: "qc" };
// in Central time it is still the 25th
const now = "2026-11-26T04:00:00.000Z";

describe("what a promotion begins with", () => {
  const tea = { campaignFor: "offer", ids: ["o1"], names: ["Winter tea"] } as const;
  const first = { now, earlier: null };
  const earlier = {
    campaignArea: "city",
    cityList: ["laval", "montreal"],
    stateList: [],
    createdOn: "2026-11-20T15:00:00.000Z",
  } as const;

  it("[CAMP-D3] is seven days from today in the branch's own city, and nothing is missing in it", () => {
    const plan = defaultPromotion(branch, tea, first);
    expect(plan).toEqual({
      fromDate: "2026-11-25",
      toDate: "2026-12-02",
      storeId: "s1",
      campaignName: "Winter tea, Nov 25",
      campaignArea: "city",
      campaignFor: "offer",
      offers: ["o1"],
      products: [],
      cityList: ["montreal"],
      stateList: [],
      plan: "custom",
    });
    expect(ruleIssues(flyerPlanRules, plan, { now, places: 1 })).toEqual([]);
  });

  it("[CAMP-D3] takes the area of the branch's last flyer, if that had places", () => {
    const again = defaultPromotion(branch, tea, { now, earlier });
    expect(again).toMatchObject({ campaignArea: "city", cityList: ["laval", "montreal"] });
    const gone = defaultPromotion(branch, tea, { now, earlier: { ...earlier, cityList: [] } });
    expect(gone.cityList).toEqual(["montreal"]);
    const wide = { ...earlier, campaignArea: "country", cityList: [] } as const;
    expect(defaultPromotion(branch, tea, { now, earlier: wide }).campaignArea).toBe("country");
  });

  it("[CAMP-D7] begins after a run of the only item that is paid for and has not begun", () => {
    const run = { validFrom: "2026-11-28T06:00:00.000Z", validTill: "2026-12-05T06:00:00.000Z" };
    const until = coveredUntil([{ ...run, active: "Y" }], now);
    expect(until).toBe(run.validTill);
    const plan = defaultPromotion(branch, tea, { now, earlier: null, coveredUntil: until });
    expect(plan).toMatchObject({ fromDate: "2026-12-05", toDate: "2026-12-12" });
    expect(coveredText(run.validTill, now)).toBe(
      "It is paid for until Dec 4: the new days begin after that.",
    );
  });

  it("[CAMP-D7] begins today with several items, and where no run waits", () => {
    const later = { validFrom: "2026-11-28T06:00:00.000Z", validTill: "2026-12-05T06:00:00.000Z" };
    const over = { validFrom: "2026-11-01T06:00:00.000Z", validTill: "2026-11-05T06:00:00.000Z" };
    const never = { active: "Y", validFrom: null, validTill: null } as const;
    expect(coveredUntil([{ ...later, active: "Y" }, never], now)).toBeNull();
    expect(coveredUntil([{ ...over, active: "Y" }], now)).toBeNull();
    expect(coveredUntil([never], now)).toBeNull();
  });

  it("[CAMP-D3] names several items after the branch, with a name that fits", () => {
    const plan = defaultPromotion(
      { ...branch, storeName: "🧶".repeat(80) },
      { campaignFor: "product", ids: ["p1", "p2"], names: ["Mug", "Vase"] },
      { now: "2026-12-31T18:00:00.000Z", earlier: null },
    );
    expect(plan).toMatchObject({ offers: [], products: ["p1", "p2"], fromDate: "2026-12-31" });
    expect(plan.campaignName).toMatch(/^🧶+, Dec 31$/u);
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
