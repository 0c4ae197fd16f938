import { describe, expect, it } from "vitest";
import type { Actor } from "../access/logged-user.schema.ts";
import { firstSteps } from "./first-steps.ts";
import { homeKind, shownChanges, shownWaiting, staffParts } from "./home-parts.ts";
import { endOfWeek, endsThisWeek, everyDay, spendOfDay } from "./live-campaigns.ts";
import { isNewMerchant } from "./new-merchant.ts";
import { nextStep, nextStepText, type StepFacts } from "./next-step.ts";
import { waitingText } from "./waiting-text.ts";

const MASTER: Actor = { isMaster: "Y" };
const AGENT: Actor = { isAgentUser: "Y" };
const EDITOR: Actor = { companyId: "c1", privilegeCode: ["CAN_ADD_UPDATE"] };
const READER: Actor = { companyId: "c1" };

describe("whose Home it is", () => {
  it("[HOME-A1] is staff's if they act across companies, else a company's", () => {
    expect([MASTER, AGENT, EDITOR, READER, {}].map(homeKind)).toEqual([
      "staff",
      "staff",
      "merchant",
      "merchant",
      "none",
    ]);
    expect(homeKind({ ...READER, privilegeCode: ["VIEW_ALL_COMPANY"] })).toBe("staff");
  });

  it("[HOME-A2] leaves out what the user may not see", () => {
    expect(staffParts(MASTER)).toEqual([
      "stores",
      "bills",
      "payments",
      "disputes",
      "differences",
      "undelivered",
      "paidToday",
      "changes",
    ]);
    expect(staffParts(AGENT)).toEqual(["stores", "changes"]);
    expect(shownWaiting(READER)).toEqual(["approval", "card"]);
    expect(shownWaiting({ ...EDITOR, isShopify: "Y" })).toEqual([
      "approval",
      "sentBack",
      "failedPayment",
      "payment",
    ]);
    expect(shownWaiting({ ...READER, privilegeCode: ["VIEW_BILLS"] })).toContain("bills");
    expect(shownChanges(AGENT)).toEqual(["stores", "companies", "campaigns"]);
    expect(shownChanges(MASTER)).toHaveLength(6);
  });
});

describe("what is live", () => {
  it("[HOME-M2] costs the price of each campaign by its days, to the cent", () => {
    expect(spendOfDay([])).toBe(0);
    expect(
      spendOfDay([
        { campaignPrice: 10, days: 3, count: 2 },
        { campaignPrice: 5, days: 1, count: 1 },
      ]),
    ).toBe(11.66);
  });

  it("[HOME-M3] ends this week until the end of the seventh day in Central time", () => {
    const now = "2026-03-03T05:00:00.000Z"; // March 2 in Central time
    expect(endOfWeek(now)).toBe("2026-03-09T05:00:00.000Z");
    expect(endsThisWeek({ validTill: "2026-03-09T05:00:00.000Z" }, now)).toBe(true);
    expect(endsThisWeek({ validTill: "2026-03-09T05:00:00.001Z" }, now)).toBe(false);
  });

  it("[HOME-M3] has a row for each of the last fourteen days of a campaign", () => {
    const days = everyDay([{ createdOn: "2026-03-01", impressions: 9, clicks: 1 }], "2026-03-02");
    expect(days.at(0)).toEqual({ createdOn: "2026-02-17", impressions: 0, clicks: 0 });
    expect(days.at(-2)).toEqual({ createdOn: "2026-03-01", impressions: 9, clicks: 1 });
    expect(days.at(-1)?.createdOn).toBe("2026-03-02");
  });
});

describe("the next step", () => {
  const tax = { totalTax: 14.975, gst: 5, qst: 9.975 };
  const facts = (pending: number, more: Partial<StepFacts> = {}): StepFacts => ({
    branches: 1,
    offers: 9,
    branch: { storeId: "s1", name: "Mile End", city: "Montréal", pending, tax },
    today: "2026-03-07",
    plans: [],
    ...more,
  });
  const stepText = (step: ReturnType<typeof nextStep>) => step && nextStepText(step);

  it("[HOME-N1] is the first that is missing, and only for those who may take it", () => {
    const kind = (actor: Actor, given: StepFacts) => nextStep(actor, given)?.kind ?? null;
    expect(kind(EDITOR, facts(0, { branches: 0, offers: 0, branch: null }))).toBe("addBranch");
    expect(kind(EDITOR, facts(0, { offers: 0 }))).toBe("addOffer");
    expect(kind(EDITOR, facts(3))).toBe("promote");
    expect(kind(EDITOR, facts(0))).toBeNull();
    expect(kind(EDITOR, facts(0, { branch: null }))).toBeNull();
    for (const given of [facts(3), facts(0, { offers: 0 }), facts(0, { branches: 0 })])
      expect(kind(READER, given)).toBeNull();
  });

  it("[HOME-N2] says what the panel opens with: the plan closest to a week if one is cheaper a day", () => {
    const plans = [
      { id: "week", price: 5, days: 7 },
      { id: "month", price: 18, days: 30 },
    ];
    expect(nextStep(EDITOR, facts(1, { plans }))).toMatchObject({ perDay: 0.71, total: 5.75 });
    expect(nextStep(EDITOR, facts(5, { plans }))).toMatchObject({ perDay: 1, total: 8.05 });
  });

  it("[HOME-N2] [HOME-N3] says its price: five offers for a week in the own city", () => {
    expect(nextStep(EDITOR, facts(7))).toMatchObject({
      pending: 7,
      promoted: 5,
      perDay: 1,
      lastDay: "2026-03-13",
      total: 8.05,
    });
    expect(stepText(nextStep(EDITOR, facts(7)))).toEqual({
      title: "7 offers are pending. Promote 5 from CAD 1.00 a day",
      detail: "Montréal from today for 7 days, last day 2026/03/13: CAD 8.05 with taxes.",
      action: "Promote 5 offers",
    });
    expect(stepText(nextStep(EDITOR, facts(1)))?.title).toBe(
      "1 offer is pending. Promote it from CAD 1.00 a day",
    );
    expect(stepText(nextStep(EDITOR, facts(7, { branches: 2 })))?.title).toBe(
      "7 offers of Mile End are pending. Promote 5 from CAD 1.00 a day",
    );
    expect(stepText(nextStep(EDITOR, facts(3)))?.title).toContain("Promote them from");
    expect(nextStepText({ kind: "addOffer" }).action).toBe("Add Offer");
    expect(nextStepText({ kind: "addBranch" }).action).toBe("Add Branch");
  });
});

describe("the first steps", () => {
  it("[HOME-M5] say what was made, and when", () => {
    const at = (day: number) => `2026-11-2${day}T18:00:00.000Z`;
    const facts = {
      storeName: "Harbour Books",
      sentOn: at(5),
      branches: 1,
      approved: 0,
      offers: 4,
      promoted: true,
      hasBeenLive: false,
      firstOffer: { name: "A shelf of stories", createdOn: at(6) },
      firstCampaign: { name: "Opening week", days: 7, price: 7.98, createdOn: at(7) },
    };
    const texts = (given: Parameters<typeof firstSteps>[0]) =>
      firstSteps(given)
        .slice(0, 3)
        .map(({ detail, on }) => [detail, on]);
    expect(texts(facts)).toEqual([
      ["Harbour Books", at(5)],
      ["“A shelf of stories” and 3 more", at(6)],
      ["Opening week, 7 days, CAD 7.98. Its days begin with the approval.", at(7)],
    ]);
    expect(texts({ ...facts, approved: 1, offers: 1 }).map(([detail]) => detail)).toEqual([
      "Harbour Books",
      "“A shelf of stories”",
      "Opening week, 7 days, CAD 7.98.",
    ]);
  });

  const states = (given: Parameters<typeof firstSteps>[0]) =>
    firstSteps(given).map(({ id, state }) => `${id} ${state}`);
  it("[HOME-M5] lead to the first promotion, wait for no approval, and stay until something is live", () => {
    const nothing = {
      storeName: "Harbour Books",
      sentOn: null,
      branches: 0,
      approved: 0,
      offers: 0,
      promoted: false,
      hasBeenLive: false,
    };
    expect(isNewMerchant(nothing)).toBe(true);
    expect(states(nothing)).toEqual([
      "company now",
      "offer later",
      "promotion later",
      "approval later",
      "live later",
    ]);
    expect(states({ ...nothing, branches: 1 })).toEqual([
      "company done",
      "offer now",
      "promotion later",
      "approval now",
      "live later",
    ]);
    const waiting = { ...nothing, branches: 1, offers: 2, promoted: true };
    expect(isNewMerchant(waiting)).toBe(true);
    expect(states(waiting)).toEqual([
      "company done",
      "offer done",
      "promotion done",
      "approval now",
      "live later",
    ]);
    const running = { ...waiting, approved: 1, hasBeenLive: true };
    expect(states(running).every((each) => each.endsWith("done"))).toBe(true);
    expect(isNewMerchant(running)).toBe(false);
  });
});

describe("what waits", () => {
  it.each([
    ["card", 202_604, "You: Visa expires next month"],
    ["card", 202_603, "You: Visa expires this month"],
    ["card", 202_602, "You: Visa has expired"],
    ["failedPayment", 1, "You: Payment of CAD 8.05 for Visa failed"],
    ["payment", 1, "The bank: Payment of CAD 8.05 for Visa"],
    ["approval", 4, "Marquee: Approval of Visa"],
    ["bills", 3, "Marquee: 3 bills from shoppers"],
    ["bills", 1, "Marquee: 1 bill from a shopper"],
  ] as const)("[HOME-M6] says who must act, and on what: %s", (kind, count, words) => {
    const since = "2026-03-01T18:00:00.000Z";
    const item = { kind, id: "i", name: "Visa", since, count, amount: 8.05 };
    const { who, what } = waitingText(item, "2026-03-02");
    expect(`${who}: ${what}`).toBe(words);
  });

  it("[HOME-M6] says since when", () => {
    const since = "2026-03-01T18:00:00.000Z";
    const text = (kind: "approval" | "bills", count: number) =>
      waitingText({ kind, id: "i", name: "Verdun", since, count, amount: null }, "2026-03-02")
        .since;
    expect(text("approval", 0)).toBe("Sent 2026/03/01 12:00 PM.");
    expect(text("approval", 4)).toContain("Its 4 offers go live within 24 hours of approval.");
    expect(text("bills", 3)).toBe("The oldest is from 2026/03/01.");
  });
});
