import { describe, expect, it } from "vitest";
import { ruleIssues } from "../../validation/rule.ts";
import {
  bidIssues,
  bidIssuesOf,
  emptyKeyword,
  keywordListRules,
  keywordRules,
  typedKeyword,
} from "./keyword-rules.ts";
import {
  refuseConfiguration,
  type SponsoredCampaignForm,
  type SponsoredItem,
  sponsoredCampaignRules,
} from "./sponsored-campaign-rules.ts";
import type { SponsoredCampaignDraft } from "./sponsored.schema.ts";

const now = "2026-03-02T12:00:00.000Z";
const full: SponsoredCampaignDraft = {
  fromDate: "2026-03-02",
  toDate: "2026-03-16",
  storeId: "s1",
  campaignName: "Spring doors open",
  campaignFor: "offer",
  offers: ["o1"],
  products: [],
  cityList: [],
  stateList: [],
  budget: 5,
  keywords: [{ ...emptyKeyword, keyword: "linen", category: "Trending" }],
  sponsoredSection: [],
};
const messages = (
  change: Partial<SponsoredCampaignForm>,
  items?: readonly SponsoredItem[],
  at = now,
) =>
  ruleIssues(sponsoredCampaignRules, { ...full, ...change }, { now: at, items }).map(
    ({ message }) => message,
  );

describe("the sponsored campaign", () => {
  it("[SPONSOR-V1] asks for a from date", () => {
    expect(messages({})).toEqual([]);
    expect(messages({ fromDate: "" })).toEqual(["Please enter from date"]);
  });
  it("[SPONSOR-V2] refuses a from date before today in Central time", () => {
    expect(messages({ fromDate: "2026-03-01" })).toEqual(["Selected from date is invalid"]);
    expect(messages({ fromDate: "2026-03-01" }, [], "2026-03-02T05:59:59Z")).toEqual([]);
  });
  it("[SPONSOR-V3] asks for a to date", () => {
    expect(messages({ toDate: "" })).toEqual(["Please enter to date"]);
  });
  it("[SPONSOR-V4] wants the to date after the from date", () => {
    expect(messages({ toDate: "2026-03-02" })).toEqual([
      "from date can not greater than or equal to date",
    ]);
  });
  it("[SPONSOR-V14] takes runs of two years at most", () => {
    expect(messages({ toDate: "2028-03-02" })).toEqual([]);
    expect(messages({ toDate: "2028-03-03" })).toEqual(["Campaigns run for two years at most"]);
  });
  it("[SPONSOR-V15] takes runs that start within two years", () => {
    expect(messages({ fromDate: "2028-03-02", toDate: "2028-03-03" })).toEqual([]);
    expect(messages({ fromDate: "2028-03-03", toDate: "2028-03-04" })).toEqual([
      "Campaigns start within two years",
    ]);
  });
  it("[SPONSOR-V5] asks for a branch", () => {
    expect(messages({ storeId: "" })).toEqual(["Please select branch"]);
  });
  it("[SPONSOR-V6] asks for a name", () => {
    expect(messages({ campaignName: " " })).toEqual(["Please enter campaign name"]);
  });
  it("[SPONSOR-V7] asks what the campaign is for", () => {
    expect(messages({ campaignFor: "" })).toEqual([
      "Please select campaign create for offer/product",
    ]);
  });
  it("[SPONSOR-V8] asks for offers in a campaign for offers", () => {
    expect(messages({ offers: [], products: ["p1"] })).toEqual(["Please select offers"]);
  });
  it("[SPONSOR-V9] asks for products in a campaign for products", () => {
    expect(messages({ campaignFor: "product" })).toEqual(["Please select product"]);
  });
  const ends = (validTill: string | null) => [
    { id: "o1", validTill },
    { id: "other", validTill: "2020-01-01T00:00:00Z" },
  ];
  it("[SPONSOR-V10] may not outlast a chosen offer; ending on the same day passes", () => {
    const message = "end date should be less than or equal to selected offer live date";
    expect(messages({}, ends("2026-03-15T12:00:00Z"))).toEqual([message]);
    expect(messages({}, ends("2026-03-16T12:00:00Z"))).toEqual([]);
    // Five in the morning UTC is midnight in Chicago: the offer ends as the 16th begins, or just before.
    expect(messages({}, ends("2026-03-16T05:00:00Z"))).toEqual([]);
    expect(messages({}, ends("2026-03-16T04:59:59Z"))).toEqual([message]);
    expect(messages({}, ends(null))).toEqual([message]);
    expect(messages({}, [])).toEqual([]);
  });
  it("[SPONSOR-V11] may not outlast a chosen product either", () => {
    const products = { campaignFor: "product", products: ["o1"], offers: [] };
    expect(messages(products, ends("2026-03-15T12:00:00Z"))).toEqual([
      "end date should be less than or equal to selected product live date",
    ]);
    expect(messages(products, ends("2026-03-17T12:00:00Z"))).toEqual([]);
  });
  it("[SPONSOR-V16] may not outlast all products of a chosen collection", () => {
    const products = (...productEnds: (string | null)[]) =>
      messages({}, [{ id: "o1", validTill: "2026-04-01T12:00:00Z", productEnds }]);
    const message = "end date should be less than or equal to selected product live date";
    expect(products("2026-02-20T12:00:00Z", "2026-03-15T12:00:00Z")).toEqual([message]);
    expect(products("2026-02-20T12:00:00Z", "2026-03-16T12:00:00Z")).toEqual([]);
    expect(products("2026-02-20T12:00:00Z", null)).toEqual([]);
    expect(products()).toEqual([]);
  });
  it("[SPONSOR-V12] asks for a section or a keyword", () => {
    expect(messages({ keywords: [] })).toEqual(["Please configure section/keyword"]);
    expect(messages({ keywords: [], sponsoredSection: [{}] })).toEqual([]);
  });
  it("[SPONSOR-V13] asks for a budget above nothing", () => {
    expect(messages({ budget: null })).toEqual(["Please enter budget"]);
    expect(messages({ budget: 0 })).toEqual(["Please enter budget"]);
  });
  it("[SPONSOR-V1] comes first in the specification's order", () => {
    const nothing: SponsoredCampaignForm = {
      fromDate: "",
      toDate: "",
      storeId: "",
      campaignName: "",
      campaignFor: "",
      offers: [],
      products: [],
      budget: null,
      keywords: [],
      sponsoredSection: [],
    };
    const found = ruleIssues(sponsoredCampaignRules, nothing, { now });
    expect(found.map(({ rule }) => rule)).toEqual([
      "SPONSOR-V1",
      "SPONSOR-V3",
      "SPONSOR-V5",
      "SPONSOR-V6",
      "SPONSOR-V7",
      "SPONSOR-V12",
      "SPONSOR-V13",
    ]);
  });
  it("[SPONSOR-C1] is configured once it is known what it is for", () => {
    expect(refuseConfiguration("")).toBe(
      "First select Sponsored Campaign for either product or offer",
    );
    expect(refuseConfiguration("offer")).toBeNull();
    expect(refuseConfiguration("product")).toBeNull();
  });
});

describe("keywords", () => {
  const row = { keyword: "linen", category: "Trending" };
  const broken = (change: Partial<typeof row>) =>
    ruleIssues(keywordRules, { ...row, ...change }, undefined).map(({ message }) => message);
  it("[KEYWORD-V1] ask for a keyword", () => {
    expect(broken({})).toEqual([]);
    expect(broken({ keyword: " " })).toEqual(["Please enter keyword"]);
  });
  it("[KEYWORD-V2] ask for a category", () => {
    expect(broken({ category: "" })).toEqual(["Please select category"]);
  });
  it("[KEYWORD-V3] are saved with at least one", () => {
    expect(ruleIssues(keywordListRules, { keywords: [] }, undefined)).toMatchObject([
      { message: "Please add keyword" },
    ]);
    expect(ruleIssues(keywordListRules, { keywords: [row] }, undefined)).toEqual([]);
  });
  it("[KEYWORD-D2] typed into the form, they have the category of the one before and the suggested bid", () => {
    const linen = typedKeyword("  linen ", []);
    expect(linen).toEqual({ keyword: "linen", category: "Trending", suggestedBid: 0.5, bid: 0.5 });
    const home = { keyword: "lamp", category: "home", suggestedBid: 0.5, bid: 0.2 };
    expect(typedKeyword("candle", [home])).toMatchObject({ category: "home", bid: 0.5 });
    expect(typedKeyword("   ", [home])).toBeNull();
  });
  it("[KEYWORD-U1] are refused if the form has them already", () => {
    const there = { keyword: "winter boots", category: "Trending", suggestedBid: 0.5, bid: 0 };
    expect(typedKeyword("Winter  boots", [there])).toMatchObject({ rule: "KEYWORD-U1" });
  });
  it("[KEYWORD-B1] are not saved with a bid that cannot be read", () => {
    const unreadable = { bid: Number.NaN };
    expect(bidIssues(unreadable)).toMatchObject([{ field: "bid", rule: "KEYWORD-B1" }]);
    expect(bidIssuesOf([{ bid: 0 }, unreadable, unreadable], "keywords")).toMatchObject([
      { field: "keywords" },
    ]);
    expect(bidIssuesOf([{ bid: 0.5 }], "keywords")).toEqual([]);
  });

  it("[KEYWORD-D1] start with a suggested bid of 0.50 and a bid of 0", () => {
    expect(emptyKeyword).toEqual({ keyword: "", category: "", suggestedBid: 0.5, bid: 0 });
  });
});
