import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { ruleIssues } from "../../validation/rule.ts";
import { type FlyerPlanForm, flyerPlanRules } from "./flyer-plan-rules.ts";

const now = "2026-03-02T12:00:00.000Z";
const full: FlyerPlanForm = {
  fromDate: "2026-03-02",
  toDate: "2026-03-16",
  storeId: "s1",
  campaignName: "Spring doors open",
  campaignArea: "city",
  campaignFor: "offer",
  offers: ["o1"],
  products: [],
  cityList: ["montreal"],
  stateList: [],
};
const messages = (change: Partial<FlyerPlanForm>, places?: number, at = now) =>
  ruleIssues(flyerPlanRules, { ...full, ...change }, { now: at, places }).map(
    ({ message }) => message,
  );

describe("the flyer plan", () => {
  it("[CAMP-V1] asks for a from date", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ fromDate: "" })).toEqual(["Please enter from date"]);
  });
  it("[CAMP-V2] refuses a from date before today in Central time", () => {
    expect(messages({ fromDate: "2026-03-01" })).toEqual(["Selected from date is invalid"]);
    // Five in the morning UTC is still the evening before in Chicago.
    expect(messages({ fromDate: "2026-03-01" }, undefined, "2026-03-02T05:59:59.000Z")).toEqual([]);
    expect(messages({ fromDate: "2026-02-30" })).toEqual(["Selected from date is invalid"]);
  });
  it("[CAMP-V3] asks for a to date", () => {
    expect(messages({ toDate: "" })).toEqual(["Please enter to date"]);
  });
  it("[CAMP-V4] wants the to date after the from date", () => {
    const message = "from date can not greater than or equal to date";
    expect(messages({ toDate: "2026-03-02" })).toEqual([message]);
    expect(messages({ fromDate: "2026-03-17" })).toEqual([message]);
    expect(messages({ toDate: "2026-03-03" })).toEqual([]);
  });
  it("[CAMP-V13] takes runs of two years at most", () => {
    expect(messages({ toDate: "2028-03-02" })).toEqual([]);
    expect(messages({ toDate: "2028-03-03" })).toEqual(["Campaigns run for two years at most"]);
    expect(messages({ fromDate: "2028-02-29", toDate: "2030-02-28" })).toEqual([]);
    expect(messages({ fromDate: "2028-02-29", toDate: "2030-03-01" })).toEqual([
      "Campaigns run for two years at most",
    ]);
  });
  it("[CAMP-V14] takes runs that start within two years", () => {
    expect(messages({ fromDate: "2028-03-02", toDate: "2028-03-05" })).toEqual([]);
    for (const [fromDate, toDate] of [
      ["2028-03-03", "2028-03-05"],
      ["2999-01-01", "2999-01-02"],
    ] as const)
      expect(messages({ fromDate, toDate })).toEqual(["Campaigns start within two years"]);
  });
  it("[CAMP-V5] asks for a branch", () => {
    expect(messages({ storeId: "" })).toEqual(["Please select branch"]);
  });
  it("[CAMP-V6] asks for a name", () => {
    expect(messages({ campaignName: "  " })).toEqual(["Please enter campaign name"]);
  });
  it("[CAMP-V7] asks for an area", () => {
    expect(messages({ campaignArea: "" })).toEqual(["Please select campaign promotion area"]);
  });
  it("[CAMP-V8] asks what the campaign is for", () => {
    expect(messages({ campaignFor: "" })).toEqual([
      "Please select campaign create for offer/product",
    ]);
  });
  it("[CAMP-V9] asks for offers in a campaign for offers", () => {
    expect(messages({ offers: [], products: ["p1"] })).toEqual(["Please select offers"]);
  });
  it("[CAMP-V10] asks for cities or states unless the area is the country", () => {
    const message = "Please select city/state area";
    expect(messages({ cityList: [] })).toEqual([message]);
    expect(messages({ campaignArea: "state" })).toEqual([message]);
    expect(messages({ campaignArea: "state", stateList: ["qc"] })).toEqual([]);
    expect(messages({ campaignArea: "country", cityList: [] })).toEqual([]);
    expect(messages({ campaignArea: "", cityList: [] })).toEqual([
      "Please select campaign promotion area",
      message,
    ]);
  });
  it("[CAMP-V11] asks for products in a campaign for products, as V9 asks for offers", () => {
    expect(messages({ campaignFor: "product" })).toEqual(["Please select product"]);
    expect(messages({ campaignFor: "product", products: ["p1"], offers: [] })).toEqual([]);
  });
  it("[CAMP-V12] refuses an area that covers no place", () => {
    const state = { campaignArea: "state", stateList: ["nu"] };
    expect(messages(state, 0)).toEqual(["Please select an area with at least one city"]);
    expect(messages(state, 3)).toEqual([]);
    expect(messages({ campaignArea: "country" }, 0)).toEqual([
      "Please select an area with at least one city",
    ]);
    expect(messages({ cityList: [] }, 0)).toEqual(["Please select city/state area"]);
  });
  it("[CAMP-V1] comes first in an order that no draft changes", () => {
    const order = [
      "CAMP-V1",
      "CAMP-V2",
      "CAMP-V3",
      "CAMP-V4",
      "CAMP-V5",
      "CAMP-V6",
      "CAMP-V7",
      "CAMP-V8",
      "CAMP-V9",
      "CAMP-V11",
      "CAMP-V10",
      "CAMP-V12",
    ];
    const ids = fc.array(fc.constantFrom("a", "b"), { maxLength: 2 });
    const day = fc.constantFrom("", "2026-03-01", "2026-03-02", "2026-03-09", "2026-02-30");
    const draft = fc.record({
      fromDate: day,
      toDate: day,
      storeId: fc.constantFrom("", "s1"),
      campaignName: fc.constantFrom("", " ", "Spring"),
      campaignArea: fc.constantFrom("", "city", "state", "country"),
      campaignFor: fc.constantFrom("", "offer", "product"),
      offers: ids,
      products: ids,
      cityList: ids,
      stateList: ids,
    });
    fc.assert(
      fc.property(draft, fc.constantFrom(undefined, 0, 4), (form, places) => {
        const found = ruleIssues(flyerPlanRules, form, { now, places }).map(({ rule }) => rule);
        expect(found).toEqual(order.filter((id) => found.includes(id)));
      }),
      { numRuns: 500 },
    );
  });
});
