import type { CampaignType } from "@marquee/domain/campaigns/campaign.schema";
import { conflict, notFound, type Refusal } from "../platform/http/refusal.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { findCampaign } from "./queries.ts";

/** Names one item of a campaign; `checkout` is the one that is said to have paid for it. */
export interface Activation {
  readonly id: string;
  readonly campaignId: string;
  readonly checkout?: string | undefined;
}

const NOT_STARTED = "There is no verified payment and no campaign behind this yet.";

/**
 * Whether this item runs by this campaign (CAMP-A1): items are switched on by what made the campaign, and never by
 * a call. Null where it does; else why not.
 */
export async function refuseActivation(
  work: Work,
  kind: "offers" | "products",
  type: CampaignType,
  { id, campaignId, checkout }: Activation,
): Promise<Refusal | null> {
  const found = await findCampaign(work, campaignId);
  if (!found) return notFound();
  const runs = found.campaignType === type && found[kind].includes(id);
  const named = checkout === undefined || found.checkoutId === checkout;
  return runs && named ? null : conflict(NOT_STARTED);
}
