import { describe, expect, it } from "vitest";
import { repeatedKeywords } from "./keyword-rules.ts";
import {
  emptySponsoredCampaign,
  normalizeSponsoredDraft,
  renewSponsoredDraft,
} from "./sponsored-draft.ts";
import { endOfSponsoredItem, maySponsorItem } from "./sponsored-item.ts";

const keyword = { keyword: "linen", category: "Trending", suggestedBid: 0.5, bid: 0.65 };
const section = {
  id: "r1",
  section: "top",
  category: "Trending",
  page: "Offer",
  suggestedBid: 0.5,
  bid: 0.5,
};
const campaign = {
  storeId: "s1",
  campaignName: "Spring",
  campaignFor: "offer",
  offers: ["o1", "o2"],
  products: [],
  cityList: [],
  stateList: [],
  budget: 5,
  keywords: [keyword],
  sponsoredSection: [section],
} as const;

describe("a draft of a sponsored campaign", () => {
  it("[SPONSOR-D1] starts with the user's own branch, unless they choose one", () => {
    expect(emptySponsoredCampaign({ storeId: "s1" })).toMatchObject({
      storeId: "s1",
      campaignFor: "",
      budget: null,
      keywords: [],
    });
    expect(emptySponsoredCampaign({ storeId: "s1", isMaster: "Y" }).storeId).toBe("");
    expect(emptySponsoredCampaign({}).storeId).toBe("");
  });

  it("[SPONSOR-D2] is stored trimmed, with each item of its kind once, and with our suggested bid", () => {
    const draft = {
      ...emptySponsoredCampaign({}),
      ...campaign,
      campaignName: " Spring ",
      offers: ["o2", "o1", "o2"],
      products: ["p1"],
      cityList: ["montreal"],
      stateList: ["qc"],
      keywords: [{ ...keyword, keyword: " linen ", suggestedBid: 9 }],
      sponsoredSection: [{ ...section, suggestedBid: 0 }],
    };
    const stored = { ...draft, ...campaign };
    expect(normalizeSponsoredDraft(draft)).toEqual(stored);
    expect(normalizeSponsoredDraft(stored)).toEqual(stored);
    expect(normalizeSponsoredDraft({ ...draft, campaignFor: "product" })).toMatchObject({
      offers: [],
      products: ["p1"],
    });
    expect(normalizeSponsoredDraft({ ...draft, campaignFor: "" })).toMatchObject({
      offers: [],
      products: [],
    });
  });

  it("[SPONSOR-D3] renews everything but the dates", () => {
    expect(renewSponsoredDraft(campaign)).toEqual({ ...campaign, fromDate: "", toDate: "" });
  });

  it("[KEYWORD-U1] has each keyword once in a category, in any case of letters", () => {
    const upper = { ...keyword, keyword: " LINEN" };
    expect(repeatedKeywords([keyword, upper])).toEqual([upper]);
    expect(repeatedKeywords([keyword, { ...upper, category: "home" }])).toEqual([]);
  });
});

describe("an item of a sponsored campaign", () => {
  const now = "2026-03-02T15:00:00.000Z";
  const item = { active: "N", validFrom: null, validTill: null, waitingDays: null } as const;
  const live = {
    ...item,
    active: "Y",
    validFrom: "2026-03-01T06:00:00.000Z",
    validTill: "2026-03-09T06:00:00.000Z",
  } as const;

  it("[SPONSOR-T3] is live if its branch is approved", () => {
    expect(maySponsorItem(live, true, now)).toBe(true);
    expect(maySponsorItem({ ...live, active: "N" }, true, now)).toBe(false);
    expect(maySponsorItem(live, true, "2026-03-09T06:00:00.000Z")).toBe(false);
    expect(maySponsorItem({ ...item, waitingDays: 7 }, true, now)).toBe(false);
  });

  it("[SPONSOR-T3] goes live with the approval if its branch awaits it", () => {
    expect(maySponsorItem({ ...item, waitingDays: 7 }, false, now)).toBe(true);
    expect(maySponsorItem({ ...live, active: "N" }, false, now)).toBe(true);
    expect(maySponsorItem(live, false, "2026-03-09T06:00:00.000Z")).toBe(false);
    expect(maySponsorItem(item, false, now)).toBe(false);
  });

  it("[SPONSOR-T4] ends with its run, or as many days from now as it waits for", () => {
    expect(endOfSponsoredItem(live, now)).toBe("2026-03-09T06:00:00.000Z");
    expect(endOfSponsoredItem({ ...item, waitingDays: 7 }, now)).toBe("2026-03-09T15:00:00.000Z");
    expect(endOfSponsoredItem(item, now)).toBeNull();
  });
});
