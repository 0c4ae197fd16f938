import type { Campaign } from "@marquee/domain/campaigns/campaign.schema";
import { isCampaignExpired } from "@marquee/domain/campaigns/campaign-status";
import { millisOf } from "@marquee/domain/dates/instants";
import { useNow } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/badge.tsx";

type Dates = Pick<Campaign, "validFrom" | "validTill">;

/** The status of a campaign. */
export function CampaignBadge({ campaign }: { readonly campaign: Dates }) {
  const now = useNow();
  const { validFrom } = campaign;
  if (validFrom === null) return <Badge tone="wait">Awaiting approval</Badge>;
  if (isCampaignExpired(campaign, now)) return <Badge tone="off">Inactive</Badge>;
  if (millisOf(validFrom) > now) return <Badge tone="wait">Starts later</Badge>;
  return <Badge tone="ok">Live</Badge>;
}
