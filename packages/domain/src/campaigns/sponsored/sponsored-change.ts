import { millisOf, type Moment } from "../../dates/instants.ts";
import { formatAmount } from "../../money/format-money.ts";
import { isCampaignExpired } from "../campaign-status.ts";
import type { Campaign } from "../campaign.schema.ts";
import { campaignMessages as messages } from "../messages.ts";
import type {
  BidChange,
  SponsoredAct,
  SponsoredChange,
  SponsoredTerms,
} from "./sponsored-change.schema.ts";

type Changed = Pick<Campaign, "campaignType" | "validFrom" | "validTill" | "pausedOn">;

/** Whether a sponsored campaign has begun, and is not over. */
const isRunning = ({ validFrom }: Changed, now: Moment): boolean =>
  validFrom !== null && millisOf(validFrom) <= millisOf(now);

/** Why something cannot be done to a campaign now, or null (SPONSOR-P1). */
export function changeObstacle(campaign: Changed, act: SponsoredAct, now: Moment): string | null {
  if (campaign.campaignType !== "sponsored") return messages.flyerStays;
  if (isCampaignExpired(campaign, now)) return messages.isOver;
  if (act === "pause") {
    if (campaign.pausedOn !== null) return messages.pausedAlready;
    return isRunning(campaign, now) ? null : messages.notBegun;
  }
  return act === "resume" && campaign.pausedOn === null ? messages.runsAlready : null;
}

/** The terms of a campaign as they are now. */
export const termsOf = ({
  budget,
  keywords,
  sponsoredSection,
}: Pick<Campaign, "budget" | "keywords" | "sponsoredSection">): SponsoredTerms => ({
  budget,
  keywordBids: keywords.map(({ bid }) => bid),
  sectionBids: sponsoredSection.map(({ bid }) => bid),
});

/** The highest of all bids, as what each click counts (SPONSOR-B3). */
export const highestBid = ({
  keywordBids,
  sectionBids,
}: Pick<SponsoredTerms, "keywordBids" | "sectionBids">): number =>
  Math.max(0, ...keywordBids, ...sectionBids);

/** The bids that differ, by the names of their keywords and sections. */
export function bidChanges(
  campaign: Pick<Campaign, "keywords" | "sponsoredSection">,
  { keywordBids, sectionBids }: SponsoredTerms,
): readonly BidChange[] {
  const rows = [
    ...campaign.keywords.map(({ keyword, bid }, at) => ({
      name: keyword,
      before: bid,
      after: keywordBids[at] ?? bid,
    })),
    ...campaign.sponsoredSection.map(({ sectionName, bid }, at) => ({
      name: sectionName ?? "Section",
      before: bid,
      after: sectionBids[at] ?? bid,
    })),
  ];
  return rows.filter(({ before, after }) => before !== after);
}

/** What was done, in words: "paused it", "Budget of a day 4.00 → 6.00" (SPONSOR-P6). */
export function changeTexts(
  change: Pick<SponsoredChange, "act" | "budget" | "budgetBefore" | "bids">,
): readonly string[] {
  switch (change.act) {
    case "pause":
      return ["Paused it"];
    case "resume":
      return ["Resumed it"];
    case "end":
      return ["Ended it"];
    case "terms":
      return [
        ...(change.budget === change.budgetBefore
          ? []
          : [
              `Budget of a day ${formatAmount(change.budgetBefore)} → ${formatAmount(change.budget)}`,
            ]),
        ...change.bids.map(
          ({ name, before, after }) =>
            `Bid of “${name}” ${formatAmount(before)} → ${formatAmount(after)}`,
        ),
      ];
  }
}

/** Says that someone else changed the campaign since it was looked at (SPONSOR-P5). */
export function changedMeanwhile(last: SponsoredChange | undefined): string {
  if (last === undefined) return messages.changedMeanwhile;
  const [what = ""] = changeTexts(last);
  return `${last.by} changed this campaign meanwhile: ${what}.`;
}
