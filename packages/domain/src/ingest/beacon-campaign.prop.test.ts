import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { campaignOfBeacon, type CandidateCampaign } from "./beacon-campaign.ts";

const NOW = "2026-03-10T18:00:00.000Z";
const candidate = (id: string, change: Partial<CandidateCampaign> = {}): CandidateCampaign => ({
  pausedOn: null,
  id,
  campaignType: "flyer",
  keywords: [],
  sections: [],
  validFrom: "2026-03-01T18:00:00.000Z",
  validTill: "2026-03-20T18:00:00.000Z",
  ...change,
});
const beaconOn = (createdOn = "2026-03-10", names: object = {}) => ({ createdOn, ...names });
const sponsoredCandidate = (id: string, change: Partial<CandidateCampaign> = {}) =>
  candidate(id, { campaignType: "sponsored", ...change });

describe("the campaign of a beacon", () => {
  it("[CAMP-G13] is the one that it names, if that promotes the item and ran on that day", () => {
    const over = candidate("over", { validTill: "2026-03-05T06:00:00.000Z" });
    const all = [over, candidate("other")];
    expect(campaignOfBeacon(beaconOn("2026-03-04", { campaignId: "over" }), all, NOW)).toBe("over");
    for (const day of ["2026-02-28", "2026-03-05"])
      expect(campaignOfBeacon(beaconOn(day, { campaignId: "over" }), all, NOW)).toBeUndefined();
    expect(
      campaignOfBeacon(beaconOn("2026-03-04", { campaignId: "unknown" }), all, NOW),
    ).toBeUndefined();
    const waits = candidate("waits", { validFrom: null, validTill: null });
    expect(
      campaignOfBeacon(beaconOn("2026-03-10", { campaignId: "waits" }), [waits], NOW),
    ).toBeUndefined();
  });

  it("[CAMP-G13] is the one that began last, if it names nothing", () => {
    const first = sponsoredCandidate("first");
    const last = candidate("last", { validFrom: "2026-03-08T18:00:00.000Z" });
    expect(campaignOfBeacon(beaconOn(), [first, last], NOW)).toBe("last");
    // of a day before the last one began
    expect(campaignOfBeacon(beaconOn("2026-03-07"), [first, last], NOW)).toBe("first");
    expect(campaignOfBeacon(beaconOn("2026-02-20"), [first, last], NOW)).toBeNull();
    const ended = candidate("ended", { validTill: NOW });
    const later = candidate("later", { validFrom: "2026-03-10T18:00:00.001Z" });
    expect(campaignOfBeacon(beaconOn(), [ended, later], NOW)).toBeNull();
  });

  it("[CAMP-G13] is the sponsored one, if it names a keyword or a section", () => {
    const flyer = candidate("flyer", { validFrom: "2026-03-09T18:00:00.000Z" });
    const linen = sponsoredCandidate("linen", { keywords: ["Winter  linen"] });
    const shelf = sponsoredCandidate("shelf", {
      sections: ["s1"],
      validFrom: "2026-03-05T18:00:00.000Z",
    });
    const all = [flyer, linen, shelf];
    expect(campaignOfBeacon(beaconOn(undefined, { keyword: "winter linen" }), all, NOW)).toBe(
      "linen",
    );
    expect(campaignOfBeacon(beaconOn(undefined, { sectionId: "s1" }), all, NOW)).toBe("shelf");
    expect(campaignOfBeacon(beaconOn(undefined, { keyword: "lamp" }), all, NOW)).toBe("shelf");
    expect(campaignOfBeacon(beaconOn(undefined, { keyword: "lamp" }), [flyer], NOW)).toBe("flyer");
  });

  it("[CAMP-G13] is always one of those that promote the item and had begun, the same in any order", () => {
    const instant = fc.integer({ min: 0, max: 20 * 24 }).map((hours) => {
      return new Date(Date.parse("2026-03-01T00:00:00Z") + hours * 3_600_000).toISOString();
    });
    const run = fc.tuple(instant, instant).filter(([from, till]) => from < till);
    const campaigns = fc.array(fc.tuple(run, fc.boolean()), { maxLength: 6 }).map((all) =>
      all.map(([[validFrom, validTill], isFlyer], index) =>
        candidate(`c${index}`, {
          validFrom,
          validTill,
          campaignType: isFlyer ? "flyer" : "sponsored",
        }),
      ),
    );
    const day = fc.integer({ min: 1, max: 10 }).map((n) => `2026-03-${String(n).padStart(2, "0")}`);
    const names = fc.constantFrom({}, { keyword: "linen" }, { sectionId: "s1" });
    fc.assert(
      fc.property(campaigns, day, names, (all, createdOn, named) => {
        const beacon = { createdOn, ...named };
        const found = campaignOfBeacon(beacon, all, NOW);
        expect(campaignOfBeacon(beacon, all.toReversed(), NOW)).toBe(found);
        const running = all.filter(
          ({ validFrom, validTill }) =>
            validFrom !== null && validTill !== null && validFrom <= NOW && validTill > NOW,
        );
        expect([null, ...running.map(({ id }) => id)]).toContain(found);
      }),
    );
  });
});
