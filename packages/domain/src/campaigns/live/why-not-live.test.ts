import fc from "fast-check";
import { describe, expect, test } from "vitest";
import type { Actor } from "../../access/logged-user.schema.ts";
import { itemStatus } from "../../items/item-status.ts";
import { LIVE_CONDITIONS, whyNotLive, type LiveQuestion } from "./why-not-live.ts";

const merchant: Actor = {
  email: "a@b.test",
  companyId: "c1",
  storeId: "s1",
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: ["CAN_ADD_UPDATE"],
};
const NOW = "2026-03-07T18:00:00.000Z";
const BEFORE = "2026-03-01T06:00:00.000Z";
const AFTER = "2026-03-14T05:00:00.000Z";
const inCampaign = { campaignId: "k1", campaignName: "Spring at home" };

const question = (more: Partial<LiveQuestion> = {}): LiveQuestion => ({
  item: { active: "N", validFrom: null, validTill: null, campaignId: null },
  missing: [],
  branch: { isApprove: "Y", storeName: "Atelier Plateau" },
  actor: merchant,
  edits: "offers.edit",
  owner: { companyId: "c1", storeId: "s1" },
  now: NOW,
  ...more,
});

/** The first condition that fails. */
function failing(more: Partial<LiveQuestion>) {
  const response = whyNotLive(question(more));
  return response.live ? null : response.conditions.find(({ state }) => state === "fails");
}

const REASONS: readonly (readonly [string, Partial<LiveQuestion>, object])[] = [
  [
    "[OFFER-W2] incomplete content",
    { missing: ["Please enter description", "Please enter vendor url"] },
    {
      condition: "contentComplete",
      sentence: "Its form is not complete: Please enter description, Please enter vendor url.",
      who: "You",
      step: { kind: "edit", text: "Complete its form" },
    },
  ],
  [
    "[OFFER-W3] a branch without approval",
    { branch: { isApprove: "N", storeName: "Atelier Verdun" } },
    { condition: "branchApproved", who: "A master user", step: { kind: "approve" } },
  ],
  [
    "[OFFER-W4] no campaign, with what it costs",
    {},
    {
      condition: "coveredByCampaign",
      sentence: "No campaign covers it.",
      who: "You",
      step: { kind: "promote", text: "Promote it", pricePerDay: 1 },
    },
  ],
  [
    "[OFFER-W5] a payment that is under way, which no campaign has come of yet",
    { payment: "inProgress" },
    { condition: "paid", who: null, step: { kind: "pay" } },
  ],
  [
    "[OFFER-W5] a payment that is under way for another run of what is over",
    {
      item: { active: "Y", validFrom: BEFORE, validTill: BEFORE, ...inCampaign },
      payment: "inProgress",
    },
    { condition: "paid", who: null, step: { kind: "pay" } },
  ],
  [
    "[OFFER-W6] a run that begins later, which needs no action",
    { item: { active: "Y", validFrom: AFTER, validTill: "2026-03-21T05:00:00Z", ...inCampaign } },
    {
      condition: "runBegun",
      sentence: "Its run begins on 2026/03/14 12:00 AM CST.",
      who: null,
      step: { kind: "wait" },
    },
  ],
  [
    "[OFFER-W6] an item that is switched off during its run",
    { item: { active: "N", validFrom: BEFORE, validTill: AFTER, ...inCampaign } },
    { condition: "runBegun", who: "A master user" },
  ],
  [
    "[OFFER-W6] a run without dates",
    { item: { active: "N", validFrom: null, validTill: null, ...inCampaign } },
    { condition: "runBegun", sentence: "Its run has no dates yet." },
  ],
  [
    "[OFFER-W6] a run without an end",
    { item: { active: "Y", validFrom: BEFORE, validTill: null, ...inCampaign } },
    { condition: "runBegun", sentence: "Its run has no dates yet." },
  ],
  [
    "[OFFER-W7] a run that is over, with what another one costs",
    { item: { active: "Y", validFrom: BEFORE, validTill: NOW, ...inCampaign } },
    {
      condition: "notOver",
      sentence: "Its run ended on 2026/03/07 12:00 PM CST.",
      step: { kind: "promote", text: "Promote it again", pricePerDay: 1 },
    },
  ],
  [
    "[OFFER-W8] a run that is over although the item was switched off since",
    { item: { active: "N", validFrom: BEFORE, validTill: NOW, ...inCampaign } },
    { condition: "notOver" },
  ],
];

test.each(REASONS)("%s is why it is not live", (_, more, reason) => {
  expect(failing(more)).toMatchObject(reason);
});

test("[OFFER-W4] a user who may not act reads who may", () => {
  const { who } = failing({ actor: { ...merchant, privilegeCode: [] } }) ?? {};
  expect(who).toMatch(/^Only a master user, an agent user or a user with the privilege/);
});

test("[OFFER-W9] a live one says until when, and because of what", () => {
  const item = { active: "Y", validFrom: BEFORE, validTill: AFTER, ...inCampaign } as const;
  const { conditions, ...result } = whyNotLive(question({ item }));
  expect(conditions.map(({ condition }) => condition)).toEqual(LIVE_CONDITIONS);
  expect(conditions.every(({ state }) => state === "holds")).toBe(true);
  expect(result).toEqual({
    live: true,
    sentence: "Live until 2026/03/14 12:00 AM CST, because Spring at home covers it.",
  });
});

const moments = fc.constantFrom(null, BEFORE, NOW, AFTER);
const flag = fc.constantFrom("Y", "N");
const anyQuestion = fc.record({
  item: fc.record({
    active: flag,
    validFrom: moments,
    validTill: moments,
    campaignId: fc.constantFrom(null, "k1"),
  }),
  missing: fc.constantFrom([], ["Please enter description"]),
  branch: fc.record({ isApprove: flag }),
  payment: fc.constantFrom(undefined, "inProgress" as const),
});

describe("the answer", () => {
  test("[OFFER-W11] names what is the matter, and not the state that is wanted", () => {
    const response = whyNotLive(question());
    const titles = response.conditions.map(({ state, title }) => `${state}: ${title}`);
    expect(titles).toContain("fails: Not covered by a campaign");
    expect(titles).toContain("holds: Branch approved");
    expect(titles).toContain("later: Run has begun");
  });

  test("[OFFER-W1] is that it is live, or one condition that fails: those before it hold, those after it are quiet", () => {
    fc.assert(
      fc.property(anyQuestion, (more) => {
        const response = whyNotLive(question(more));
        expect(response.live).toBe(itemStatus(more.item, NOW) === "live");
        if (response.live) return;
        const states = response.conditions.map(({ state }) => state).join(" ");
        expect(states).toMatch(/^(holds )*fails( later)*$/);
        const order = response.conditions.map(({ condition }) =>
          LIVE_CONDITIONS.indexOf(condition),
        );
        expect(order).toEqual(order.toSorted((one, other) => one - other));
      }),
    );
  });
});
