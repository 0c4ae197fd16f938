import { campaignRunStatus } from "@marquee/domain/campaigns/campaign-status";
import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { runStatusText } from "@marquee/domain/items/run-status";
import { now, useNow } from "@marquee/ui/browser/now.ts";
import { RunBadge } from "../items/item-badge.tsx";

type Dates = Pick<Campaign, "validFrom" | "validTill"> &
  Partial<Pick<Campaign, "pausedOn" | "isApprove">>;

/** The status of a campaign, with its day (CAMP-S2). */
export function CampaignBadge({ campaign }: { readonly campaign: Dates }) {
  const now = useNow();
  return <RunBadge status={campaignRunStatus(campaign, now)} now={now} />;
}

/** The status of a campaign as an exported file has it. */
export const campaignStatusText = (campaign: Dates): string =>
  runStatusText(campaignRunStatus(campaign, now()), now());
