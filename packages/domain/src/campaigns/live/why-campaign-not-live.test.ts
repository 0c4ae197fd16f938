import { expect, test } from "vitest";
import type { Actor } from "../../access/logged-user.schema.ts";
import { whyCampaignNotLive, type CampaignQuestion } from "./why-campaign-not-live.ts";

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
const live = { active: "Y", validFrom: BEFORE, validTill: AFTER } as const;

const question = (more: Partial<CampaignQuestion> = {}): CampaignQuestion => ({
  campaign: { campaignType: "sponsored", validFrom: BEFORE, validTill: AFTER },
  items: [live],
  branch: { isApprove: "Y", storeName: "Atelier Plateau" },
  actor: merchant,
  owner: { companyId: "c1", storeId: "s1" },
  now: NOW,
  ...more,
});

const campaign = (validFrom: string | null, validTill: string | null) =>
  ({ campaignType: "flyer", validFrom, validTill }) as const;
const unapproved = { isApprove: "N", storeName: "Atelier Verdun" } as const;

const REASONS: readonly (readonly [string, Partial<CampaignQuestion>, object])[] = [
  [
    "the approval of the branch, which a master user gives, comes first",
    { branch: unapproved, campaign: campaign(null, null) },
    {
      condition: "branchApproved",
      sentence: "Atelier Verdun awaits approval.",
      who: "A master user",
      step: { kind: "approve" },
    },
  ],
  [
    "a run without dates waits for a master user",
    { campaign: campaign(null, null) },
    { condition: "runBegun", sentence: "Its run has no dates yet.", who: "A master user" },
  ],
  [
    "a run that begins later needs no action",
    { campaign: campaign(AFTER, "2026-03-21T05:00:00.000Z") },
    {
      condition: "runBegun",
      sentence: "Its run begins on 2026/03/14 12:00 AM CST.",
      who: null,
      step: { kind: "wait" },
    },
  ],
  [
    "a run that is over is renewed, whatever became of its branch",
    { branch: unapproved, campaign: campaign(BEFORE, NOW) },
    {
      condition: "notOver",
      sentence: "Its run ended on 2026/03/07 12:00 PM CST.",
      who: "You",
    },
  ],
  [
    "a sponsored campaign shows live items alone",
    { items: [{ ...live, validTill: NOW }] },
    {
      condition: "itemsLive",
      sentence: "None of its items is live.",
      who: "You",
      step: {
        kind: "promote",
        text: "Promote one of them first: only live items are shown as sponsored",
      },
    },
  ],
  [
    "a flyer without a live item is promoted again",
    { campaign: campaign(BEFORE, AFTER), items: [] },
    { condition: "itemsLive", step: { kind: "promote", text: "Promote them again" } },
  ],
];

test.each(REASONS)("[CAMP-W1] %s", (_, more, reason) => {
  const response = whyCampaignNotLive(question(more));
  const failing = response.live ? null : response.conditions.find(({ state }) => state === "fails");
  expect(failing).toMatchObject(reason);
});

test("[CAMP-W1] what comes after the condition that fails is not asked", () => {
  const response = whyCampaignNotLive(question({ campaign: campaign(AFTER, AFTER) }));
  const states = response.live ? [] : response.conditions.map(({ state }) => state);
  expect(states).toEqual(["holds", "fails", "later", "later", "later"]);
});

test("[CAMP-W1] a user who may not renew it reads who may", () => {
  const actor = { ...merchant, privilegeCode: [] };
  const response = whyCampaignNotLive(question({ actor, campaign: campaign(BEFORE, NOW) }));
  expect(response.live ? null : response.conditions[0]?.who).toMatch(/^Only a master user/);
});

test("[CAMP-W2] one that is shown says until when, and with how many items", () => {
  expect(whyCampaignNotLive(question({ items: [live, live, { ...live, active: "N" }] }))).toEqual({
    live: true,
    sentence: "Shown until 2026/03/14 12:00 AM CST, with 2 items live.",
  });
});
