import { approvalEffect, type Switching } from "@marquee/domain/approval/approval-effect";
import type { ApprovalEffect } from "@marquee/domain/approval/approval-effect.schema";
import { notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { QueryContext } from "../platform/tenancy/request-context.ts";
import { factsDigest, readFacts } from "../stores/branch-facts.ts";
import { lastDecision } from "./last-decision.ts";
import {
  type ApprovedBranch,
  findBranch,
  itemsWaitingIn,
  itemsWithoutCampaign,
  switchedItems,
  waitingCampaigns,
} from "./queries.ts";

/** The items and campaigns that a change of a branch's approval touches at this moment. */
export async function readSwitching(
  { tx, now }: QueryContext,
  { id, isApprove }: ApprovedBranch,
): Promise<Switching> {
  const waiting = isApprove === "N" ? await waitingCampaigns(tx, id) : [];
  const flyers = waiting
    .filter(({ campaignType }) => campaignType === "flyer")
    .map((campaign) => campaign.id);
  const joined = Map.groupBy(await itemsWaitingIn(tx, flyers), ({ itemId }) => itemId);
  const waitingItems = [...joined.keys()];
  const items = await switchedItems(tx, id, { active: isApprove, waitingItems, now });
  return {
    waiting,
    items: items.map((item) => {
      const campaigns = new Set(joined.get(item.id)?.map(({ campaignId }) => campaignId));
      return { ...item, waitingIn: flyers.filter((flyer) => campaigns.has(flyer)) };
    }),
  };
}

const NOTHING_STAYS = { count: 0, headings: [] };

/** The effects that approving a branch, or withdrawing its approval, would have now (STORE-A5). */
export async function readEffect(
  context: QueryContext,
  storeId: string,
): Promise<ApprovalEffect | Refusal> {
  const branch = await findBranch(context, storeId);
  if (!branch) return notFound();
  const {
    id: _id,
    companyId: _company,
    sentBack: _sentBack,
    managerName,
    managerEmail,
    ...shown
  } = branch;
  const facts = await readFacts(context, storeId);
  return {
    storeId,
    ...shown,
    facts,
    look: factsDigest(facts),
    decision: await lastDecision(context, storeId),
    informed: managerEmail === "" ? null : managerName || managerEmail,
    ...approvalEffect(await readSwitching(context, branch), context.now),
    staying:
      branch.isApprove === "N" ? await itemsWithoutCampaign(context.tx, storeId) : NOTHING_STAYS,
  };
}
