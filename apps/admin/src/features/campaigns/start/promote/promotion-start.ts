import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { TickedItem } from "@marquee/domain/campaigns/ticked-items";

/** What the panel opens with: the rows that were ticked, or null for the plan that this tab has stored. */
export interface PromotionStart {
  readonly campaignFor: CampaignFor;
  readonly companyId: string;
  readonly items: readonly TickedItem[] | null;
}
