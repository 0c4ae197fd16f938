import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays } from "../dates/days.ts";
import { daysBetweenInstants } from "../dates/instants.ts";
import { runStatusText } from "../items/run-status.ts";
import { flyerSuccess } from "../payments/after-payment.ts";
import { flyerLanding, SPONSORED_LANDING } from "../payments/landings.ts";
import { approvalRun, campaignRun, runFrom } from "./campaign-run.ts";
import { campaignRunStatus, isCampaignExpired } from "./campaign-status.ts";
import { runDaysText } from "./count-text.ts";
import { emptyFlyerPlan, normalizeFlyerPlan, renewDraft } from "./flyer/flyer-plan-draft.ts";

describe("the run of a campaign", () => {
  const paid = { from: "2026-03-02", days: 14, approved: true };
  it("[CAMP-R1] starts with the chosen day when that is later than the payment", () => {
    expect(campaignRun({ ...paid, paidAt: "2026-02-20T15:00:00Z" })).toEqual({
      validFrom: "2026-03-02T06:00:00.000Z",
      // The clocks went forward on the way: midnight in Chicago is an hour earlier in UTC.
      validTill: "2026-03-16T05:00:00.000Z",
    });
  });
  it("[CAMP-R1] starts with the payment when that is later than the chosen day", () => {
    expect(campaignRun({ ...paid, paidAt: "2026-03-02T15:00:00.000Z" })).toEqual({
      validFrom: "2026-03-02T15:00:00.000Z",
      validTill: "2026-03-16T15:00:00.000Z",
    });
  });
  it("[CAMP-R2] ends with a calendar day when it was paid at the very beginning of the chosen one", () => {
    expect(campaignRun({ ...paid, paidAt: "2026-03-02T06:00:00.000Z" })).toEqual({
      validFrom: "2026-03-02T06:00:00.000Z",
      validTill: "2026-03-16T05:00:00.000Z",
    });
  });
  it("[CAMP-R2] lasts the days that were paid for, the hour of a clock change aside", () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 700 }),
        fc.integer({ min: 1, max: 365 }),
        (later, days) => {
          const from = addDays("2026-01-01", later);
          const run = campaignRun({ from, days, paidAt: "2026-06-15T15:30:00Z", approved: true });
          const hours = (Date.parse(run.validTill ?? "") - Date.parse(run.validFrom ?? "")) / 3.6e6;
          expect(Math.abs(hours - days * 24)).toBeLessThanOrEqual(1);
        },
      ),
    );
  });
  it("[CAMP-R3] has no dates while the branch awaits approval", () => {
    expect(campaignRun({ ...paid, approved: false, paidAt: "2026-03-02T15:00:00Z" })).toEqual({
      validFrom: null,
      validTill: null,
    });
  });
  it("[CAMP-R8] ends with the year 9999 at the latest, however late it is paid", () => {
    const last = "9999-12-31T23:59:59.999Z";
    const run = (from: string, days: number, paidAt: string) =>
      campaignRun({ from, days, paidAt, approved: true }).validTill;
    expect(run("9999-12-30", 2, "9999-12-01T12:00:00.000Z")).toBe(last);
    expect(run("9999-12-30", 2, "9999-12-31T12:00:00.000Z")).toBe(last);
    expect(run("2026-03-02", 2_912_500, "2026-03-09T18:00:00.000Z")).toBe(last);
  });

  it("[CAMP-R4] starts its days with the approval", () => {
    const run = runFrom("2026-03-05T10:00:00Z", 14);
    expect(run).toEqual({
      validFrom: "2026-03-05T10:00:00.000Z",
      validTill: "2026-03-19T10:00:00.000Z",
    });
    expect(daysBetweenInstants("2026-03-05T10:00:00Z", run.validTill)).toBe(14);
    expect(approvalRun({ days: 14, from: null }, "2026-03-05T10:00:00Z")).toEqual(run);
    expect(approvalRun({ days: 14, from: "2026-03-01" }, "2026-03-05T10:00:00Z")).toEqual(run);
  });
  it("[CAMP-R4] starts on the chosen day if that is after the approval", () => {
    expect(approvalRun({ days: 2, from: "2026-03-10" }, "2026-03-05T10:00:00Z")).toEqual({
      validFrom: "2026-03-10T05:00:00.000Z",
      validTill: "2026-03-12T05:00:00.000Z",
    });
  });
  it("[CAMP-S1] is over from the moment its end comes, and not while it has no dates", () => {
    const campaign = { validTill: "2026-03-16T05:00:00.000Z" };
    expect(isCampaignExpired(campaign, "2026-03-16T04:59:59.999Z")).toBe(false);
    expect(isCampaignExpired(campaign, "2026-03-16T05:00:00.000Z")).toBe(true);
    expect(isCampaignExpired({ validTill: null }, "2026-03-17T00:00:00Z")).toBe(false);
  });
});

describe("new plans", () => {
  it("[CAMP-R5] renew items, name and area, without dates; a price from a day on is for as long as before", () => {
    const campaign = {
      storeId: "s1",
      campaignName: "Spring doors open",
      campaignArea: "city",
      campaignFor: "offer",
      offers: ["o1", "o2"],
      products: [],
      cityList: ["montreal"],
      stateList: [],
    } as const;
    expect(renewDraft({ ...campaign, days: 14 }, "2026-03-03")).toEqual({
      ...campaign,
      fromDate: "2026-03-03",
      toDate: "2026-03-17",
    });
    expect(renewDraft({ ...campaign, days: 14 }, null)).toEqual({
      ...campaign,
      fromDate: "",
      toDate: "",
    });
    const withoutArea = { ...campaign, campaignArea: null, days: 1 };
    expect(renewDraft(withoutArea, "2026-03-03").campaignArea).toBe("");
  });
  it("[CAMP-D1] start with the user's own branch, unless they choose one", () => {
    expect(emptyFlyerPlan({ storeId: "s1" })).toMatchObject({
      storeId: "s1",
      campaignArea: "",
      offers: [],
    });
    expect(emptyFlyerPlan({ storeId: "s1", isAgentUser: "Y" }).storeId).toBe("");
  });
  it("[CAMP-D2] are stored with each id once, in one order, and nothing their choices do not use", () => {
    const draft = {
      ...emptyFlyerPlan({ storeId: "s1" }),
      campaignName: " Spring sale ",
      campaignFor: "offer",
      campaignArea: "city",
      offers: ["b", "a", "b"],
      products: ["p"],
      cityList: ["d", "c", "d"],
      stateList: ["qc"],
    } as const;
    const stored = {
      ...draft,
      campaignName: "Spring sale",
      offers: ["a", "b"],
      products: [],
      cityList: ["c", "d"],
      stateList: [],
    };
    expect(normalizeFlyerPlan(draft)).toEqual(stored);
    expect(normalizeFlyerPlan(stored)).toEqual(stored);
    expect(
      normalizeFlyerPlan({ ...draft, campaignFor: "product", campaignArea: "state" }),
    ).toMatchObject({ offers: [], products: ["p"], cityList: [], stateList: ["qc"] });
    expect(
      normalizeFlyerPlan({ ...draft, campaignFor: "", campaignArea: "country" }),
    ).toMatchObject({ offers: [], products: [], cityList: [], stateList: [] });
  });
});

describe("after a campaign was made", () => {
  it("[CAMP-R6] leads to the campaign's page, or to the list of sponsored ones", () => {
    expect(flyerLanding("c1")).toEqual({ to: "/home/campaign/manage", search: { id: "c1" } });
    expect(SPONSORED_LANDING).toEqual({
      to: "/home/campaign/campaignList",
      search: { type: "sponsored" },
    });
  });
  it("[CAMP-R7] a flyer is reported with its payment, or as made if nothing was charged", () => {
    expect(flyerSuccess(1)).toBe("Payment succeeded!");
    expect(flyerSuccess(0)).toBe("yah!! campaign created successfully");
  });
});

describe("when a campaign runs", () => {
  const now = "2026-11-25T18:00:00.000Z";
  const text = (validFrom: string | null, validTill: string | null) =>
    runStatusText(campaignRunStatus({ validFrom, validTill }, now), now);
  it("[CAMP-S2] says it as its items do", () => {
    expect(text(null, null)).toBe("Awaits approval");
    expect(text("2026-11-26T06:00:00Z", "2026-12-03T06:00:00Z")).toBe("Starts Nov 26");
    expect(text("2026-11-25T06:00:00Z", "2026-12-02T06:00:00Z")).toBe("Live · 7 days left");
    expect(text("2026-11-01T05:00:00Z", "2026-11-25T06:00:00Z")).toBe("Ended Nov 24");
  });
  it("[CAMP-S2] awaits the approval that its branch has lost, unless it is over", () => {
    const unapprovedTag = (validFrom: string, validTill: string) =>
      campaignRunStatus({ validFrom, validTill, isApprove: "N" }, now).tag;
    expect(unapprovedTag("2026-11-25T06:00:00Z", "2026-12-02T06:00:00Z")).toBe("awaitsApproval");
    expect(unapprovedTag("2026-11-26T06:00:00Z", "2026-12-03T06:00:00Z")).toBe("awaitsApproval");
    expect(unapprovedTag("2026-11-01T05:00:00Z", "2026-11-25T06:00:00Z")).toBe("ended");
  });
  it("[CAMP-R11] names the days and the last one, as the end day is not counted", () => {
    expect(runDaysText({ fromDate: "2026-11-26", toDate: "2026-12-03" }, now)).toBe(
      "7 days, last day Dec 2",
    );
    expect(runDaysText({ fromDate: "2026-11-26", toDate: "2026-11-27" }, now)).toBe(
      "1 day, last day Nov 26",
    );
    expect(runDaysText({ fromDate: "2026-11-26", toDate: "2026-11-26" }, now)).toBeNull();
    expect(runDaysText({ fromDate: "", toDate: "2026-11-26" }, now)).toBeNull();
  });
});
