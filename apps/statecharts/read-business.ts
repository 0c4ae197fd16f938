// Who may do what, and what keeps an offer from shoppers, as the domain itself decides when the explorer is built.
import { GRANTS } from "@marquee/domain/access/ability-table";
import type { Actor, PrivilegeCode } from "@marquee/domain/access/logged-user.schema";
import { PRIVILEGE_NAMES } from "@marquee/domain/access/privilege-names";
import { type LiveItem, whyNotLive } from "@marquee/domain/campaigns/live/why-not-live";
import { type ItemStatus, itemStatus } from "@marquee/domain/items/item-status";
import type { Flag } from "@marquee/domain/wire/field.schema";
import type { ApprovalEffect, Situation } from "./src/rules/approval-effect.tsx";
import type { Right } from "./src/rules/rights-table.tsx";

const plainUser: Actor = {
  email: "person@marquee.test",
  companyId: "c1",
  storeId: "s1",
  isMaster: "N",
  isAgentUser: "N",
  isShopify: "N",
  privilegeCode: [],
};
const PRIVILEGES = Object.keys(PRIVILEGE_NAMES) as readonly PrivilegeCode[];

/** Every right, with who has it: the table that the product reads decides for each kind of user. */
export const readRights = (): readonly Right[] =>
  Object.entries(GRANTS).map(([ability, { rule, what, holds }]) => {
    const everyone = holds(plainUser);
    return {
      ability,
      rule,
      what,
      master: holds({ ...plainUser, isMaster: "Y" }),
      agent: holds({ ...plainUser, isAgentUser: "Y" }),
      shop: holds({ ...plainUser, isShopify: "Y" }),
      everyone,
      privileges: everyone
        ? []
        : PRIVILEGES.filter((code) => holds({ ...plainUser, privilegeCode: [code] })),
    };
  });

const NOW = "2026-11-20T18:00:00.000Z";
const END = "2026-11-27T18:00:00.000Z";
const MERCHANT: Actor = { ...plainUser, privilegeCode: ["CAN_ADD_UPDATE"] };
const CAMPAIGN = { campaignId: "k1", campaignName: "Spring at home" };

function situation(item: LiveItem, isApprove: Flag): Situation {
  const status: Readonly<Record<ItemStatus, string>> = {
    live: "Live",
    pending: "Pending",
    inactive: "Inactive",
  };
  const response = whyNotLive({
    item,
    missing: [],
    branch: { isApprove, storeName: "Its branch" },
    actor: MERCHANT,
    edits: "offers.edit",
    now: NOW,
  });
  const failing = response.live ? null : response.conditions.find(({ state }) => state === "fails");
  return {
    status: status[itemStatus(item, NOW)],
    sentence: response.live ? response.sentence : (failing?.sentence ?? ""),
    who: failing?.who ?? null,
    next: failing?.step?.text ?? null,
  };
}

/** What becomes of offers when their branch is approved, and when the approval is withdrawn. */
export function readApprovalEffect(): readonly ApprovalEffect[] {
  const waiting: LiveItem = { active: "N", validFrom: null, validTill: null };
  const running: LiveItem = { active: "Y", validFrom: NOW, validTill: END, ...CAMPAIGN };
  return [
    {
      offer: "Complete, in a campaign that is paid",
      without: situation({ ...waiting, ...CAMPAIGN }, "N"),
      approved: situation(running, "Y"),
    },
    {
      offer: "Complete, in no campaign",
      without: situation(waiting, "N"),
      approved: situation(waiting, "Y"),
    },
    {
      offer: "During its run, after the approval was withdrawn",
      without: situation({ ...running, active: "N" }, "N"),
      approved: situation(running, "Y"),
    },
  ];
}
