import { describe, expect, it } from "vitest";
import { campaignOfBeacon } from "../../ingest/beacon-campaign.ts";
import { campaignRunStatus } from "../campaign-status.ts";
import { whyCampaignNotLive } from "../live/why-campaign-not-live.ts";
import { bidChanges, changeObstacle, changeTexts, changedMeanwhile } from "./sponsored-change.ts";

const NOW = "2026-03-04T18:00:00.000Z";
const running = {
  campaignType: "sponsored" as const,
  validFrom: "2026-03-02T06:00:00.000Z",
  validTill: "2026-03-09T05:00:00.000Z",
  pausedOn: null,
};
const paused = { ...running, pausedOn: "2026-03-03T18:00:00.000Z" };

describe("what can be done to a sponsored campaign", () => {
  it("[SPONSOR-P1] pauses what runs, resumes what is paused, and ends or changes what is not over", () => {
    const acts = ["pause", "resume", "end", "terms"] as const;
    const open = (campaign: Parameters<typeof changeObstacle>[0]) =>
      acts.filter((act) => changeObstacle(campaign, act, NOW) === null);
    expect(open(running)).toEqual(["pause", "end", "terms"]);
    expect(open(paused)).toEqual(["resume", "end", "terms"]);
    expect(open({ ...running, validFrom: "2026-03-05T06:00:00.000Z" })).toEqual(["end", "terms"]);
    expect(open({ ...running, validFrom: null, validTill: null })).toEqual(["end", "terms"]);
    expect(open({ ...running, validTill: NOW })).toEqual([]);
    expect(open({ ...running, campaignType: "flyer" })).toEqual([]);
  });

  it("[SPONSOR-P3] is Paused, and says what brings it back", () => {
    expect(campaignRunStatus(paused, NOW)).toEqual({ tag: "paused" });
    expect(campaignRunStatus({ ...paused, validTill: NOW }, NOW).tag).toBe("ended");
    const asked = whyCampaignNotLive({
      campaign: paused,
      items: [],
      branch: { isApprove: "Y" },
      actor: {},
      owner: { companyId: "c1", storeId: "s1" },
      now: NOW,
    });
    const failing = asked.live ? null : asked.conditions.find(({ state }) => state === "fails");
    expect(failing?.sentence).toMatch(/^It is paused since .* CST\. Its last day stays\.$/);
    expect(failing?.step?.text).toBe("Resume it to show it again");
  });

  it("[SPONSOR-P4] takes no beacon while it is paused, unless the beacon names it", () => {
    const candidate = { ...paused, id: "k1", keywords: ["linen"], sections: [] };
    const beacon = { createdOn: "2026-03-04", keyword: "linen" };
    expect(campaignOfBeacon(beacon, [candidate], NOW)).toBeNull();
    expect(campaignOfBeacon(beacon, [{ ...candidate, pausedOn: null }], NOW)).toBe("k1");
    expect(campaignOfBeacon({ ...beacon, campaignId: "k1" }, [candidate], NOW)).toBe("k1");
  });

  it("[SPONSOR-P5] [SPONSOR-P6] says what was changed, and who did it meanwhile", () => {
    const bids = [{ name: "linen", before: 0.5, after: 0.55 }];
    const change = { act: "terms", budgetBefore: 4, budget: 6, bids } as const;
    expect(changeTexts(change)).toEqual([
      "Budget of a day 4.00 → 6.00",
      "Bid of “linen” 0.50 → 0.55",
    ]);
    const last = { ...change, at: NOW, by: "Nadia", bidBefore: 0.5, bid: 0.55 };
    expect(changedMeanwhile(last)).toBe(
      "Nadia changed this campaign meanwhile: Budget of a day 4.00 → 6.00.",
    );
    expect(changedMeanwhile(undefined)).toBe("Someone else changed this campaign meanwhile.");
    expect(changeTexts({ ...change, act: "pause" })).toEqual(["Paused it"]);
  });

  it("[SPONSOR-P2] names the bids that differ, of keywords and sections", () => {
    const campaign = {
      keywords: [{ keyword: "linen", category: "Trending", suggestedBid: 0.5, bid: 0.5 }],
      sponsoredSection: [
        {
          id: "r",
          section: "s",
          category: "Trending",
          page: "Offer",
          suggestedBid: 0.5,
          bid: 0.4,
          sectionName: "Fresh",
        },
      ],
    };
    const terms = { budget: 5, keywordBids: [0.5], sectionBids: [0.6] };
    expect(bidChanges(campaign, terms)).toEqual([{ name: "Fresh", before: 0.4, after: 0.6 }]);
  });
});
