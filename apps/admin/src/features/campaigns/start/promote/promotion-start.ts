import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { EarlierArea } from "@marquee/domain/campaigns/promotion/default-promotion";
import type { PromotionDraft } from "@marquee/domain/campaigns/promotion/promotion-draft";
import type { CampaignPlan } from "@marquee/domain/campaigns/promotion/promotion.schema";
import type { TickedItem } from "@marquee/domain/campaigns/ticked-items";
import type { Store } from "@marquee/domain/stores/store.schema";
import type { ReactNode } from "react";
import type { GeographyIndex } from "../../../geography/geography-index.ts";
import type { StoredPlan } from "../../../payments/stored-plan.ts";

/** A row of a list that is promoted. */
export interface PromotedRow extends TickedItem {
  readonly image?: string | null | undefined;
}

/** What the panel opens with: the rows that were ticked, or null for the plan that this tab has stored. */
export interface PromotionStart {
  readonly campaignFor: CampaignFor;
  readonly companyId: string;
  readonly items: readonly PromotedRow[] | null;
  /** In the branch's own city, as was proposed, and not where it promoted last. */
  readonly inOwnCity?: boolean;
}

/** A promotion that is filled in, with all that its form needs. */
export interface OpenedPromotion {
  readonly plan: StoredPlan<PromotionDraft>;
  readonly branch: Store;
  readonly geography: GeographyIndex;
  /** The plans that are sold now. */
  readonly plans: readonly CampaignPlan[];
  /** Why there are no plans, if they could not be loaded. */
  readonly plansNote: ReactNode;
  /** Where the branch promoted last. */
  readonly earlier: EarlierArea | null;
  /** Why some of the ticked rows are left out. */
  readonly leftOut: readonly string[];
  /** The names of what is promoted, if they are known. */
  readonly names: readonly string[];
}
