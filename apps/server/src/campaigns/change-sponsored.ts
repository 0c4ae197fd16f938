import { can } from "@marquee/domain/access/can";
import { stoppedAt } from "@marquee/domain/campaigns/campaign-run";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages as messages } from "@marquee/domain/campaigns/messages";
import {
  bidChanges,
  changedMeanwhile,
  changeObstacle,
  highestBid,
  termsOf,
} from "@marquee/domain/campaigns/sponsored/sponsored-change";
import type {
  SponsoredAct,
  SponsoredChangeRequest,
  SponsoredTerms,
} from "@marquee/domain/campaigns/sponsored/sponsored-change.schema";
import { sponsoredTermsRules } from "@marquee/domain/campaigns/sponsored/sponsored-terms-rules";
import { ruleIssues } from "@marquee/domain/validation/rule";
import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { requestHash } from "../platform/http/request-hash.ts";
import {
  conflict,
  forbidden,
  invalid,
  notFound,
  orNotFound,
  Refusal,
} from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { campaign, campaignChange, campaignKeyword, campaignSection } from "../schema/schema.ts";
import { findCampaign } from "./queries.ts";

/** The campaign as it is stored, locked until the transaction ends, so that two changes take turns. */
async function lockCampaign(context: RequestContext, id: string): Promise<Campaign | Refusal> {
  const { tx, scope } = context;
  const [locked] = await tx
    .select({ id: campaign.id })
    .from(campaign)
    .where(and(inScope(scope, campaign.companyId, campaign.storeId), eq(campaign.id, id)))
    .for("no key update");
  return (locked && (await findCampaign(context, id))) ?? notFound();
}

/** What the change of this id was given, and of which campaign; undefined if there is none. */
async function findChange(tx: Tx, { companyId }: Campaign, id: string) {
  const [found] = await tx
    .select({ campaignId: campaignChange.campaignId, createHash: campaignChange.createHash })
    .from(campaignChange)
    .where(and(eq(campaignChange.companyId, companyId), eq(campaignChange.id, id)));
  return found;
}

/** The terms that hold after a change; a refusal if they break a rule, or are of other keywords and sections. */
function newTerms(
  stored: Campaign,
  { act, terms }: SponsoredChangeRequest,
): SponsoredTerms | Refusal {
  const now = termsOf(stored);
  if (act !== "terms" || terms === null) return now;
  const issues = ruleIssues(sponsoredTermsRules, terms, undefined);
  if (issues.length > 0) return invalid(issues);
  const isOfThese =
    terms.keywordBids.length === now.keywordBids.length &&
    terms.sectionBids.length === now.sectionBids.length;
  return isOfThese ? terms : conflict(messages.bidsChanged, stored);
}

/** What a change makes of the campaign's own row. */
function columnsOf(stored: Campaign, act: SponsoredAct, terms: SponsoredTerms, now: Date) {
  switch (act) {
    case "pause":
      return { pausedOn: now.toISOString() };
    case "resume":
      return { pausedOn: null };
    case "end":
      return { ...stoppedAt(now, stored.validFrom), pausedOn: null };
    case "terms":
      return { budget: terms.budget, bid: highestBid(terms) };
  }
}

/** Writes the bids of the keywords and sections that differ, by their places. */
async function writeBids(tx: Tx, stored: Campaign, terms: SponsoredTerms): Promise<void> {
  for (const [table, before, after] of [
    [campaignKeyword, termsOf(stored).keywordBids, terms.keywordBids],
    [campaignSection, termsOf(stored).sectionBids, terms.sectionBids],
  ] as const)
    for (const [position, bid] of after.entries())
      if (bid !== before[position])
        await tx
          .update(table)
          .set({ bid })
          .where(and(eq(table.campaignId, stored.id), eq(table.position, position)));
}

interface Change {
  readonly request: SponsoredChangeRequest;
  readonly stored: Campaign;
  readonly terms: SponsoredTerms;
  readonly createHash: string;
}

async function writeChange(
  { tx, user, now }: RequestContext,
  { request: { id, act }, stored, terms, createHash }: Change,
): Promise<void> {
  const { budget } = stored;
  await tx
    .update(campaign)
    .set(columnsOf(stored, act, terms, now))
    .where(eq(campaign.id, stored.id));
  await writeBids(tx, stored, terms);
  await tx.insert(campaignChange).values({
    id,
    companyId: stored.companyId,
    campaignId: stored.id,
    position: stored.changes.length + 1,
    act,
    at: now.toISOString(),
    userId: user.email,
    budgetBefore: budget ?? 0,
    budget: terms.budget ?? 0,
    bidBefore: highestBid(termsOf(stored)),
    bid: highestBid(terms),
    bids: bidChanges(stored, terms),
    createHash,
  });
}

/**
 * Pauses, resumes or ends a sponsored campaign, or changes its budget and bids (SPONSOR-P1). The same id and content again
 * answer the campaign as it is; a change that someone did not see before is told (SPONSOR-P5).
 */
export async function changeSponsored(
  context: RequestContext,
  campaignId: string,
  request: SponsoredChangeRequest,
): Promise<Campaign | Refusal> {
  const { tx, user, now } = context;
  const stored = await lockCampaign(context, campaignId);
  if (stored instanceof Refusal) return stored;
  const access = can(user, "campaigns.create", stored);
  if (!access.allowed) return forbidden(access.reason);
  const createHash = requestHash(request);
  const earlier = await findChange(tx, stored, request.id);
  if (earlier)
    return earlier.campaignId === campaignId && earlier.createHash === createHash
      ? stored
      : conflict(messages.changeTaken);
  if (request.seen !== stored.changes.length)
    return conflict(changedMeanwhile(stored.changes.at(-1)), stored);
  const obstacle = changeObstacle(stored, request.act, now);
  if (obstacle !== null) return conflict(obstacle, stored);
  const terms = newTerms(stored, request);
  if (terms instanceof Refusal) return terms;
  await writeChange(context, { request, stored, terms, createHash });
  return orNotFound(findCampaign(context, campaignId));
}
