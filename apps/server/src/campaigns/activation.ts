import type { CampaignType } from "@marquee/domain/campaigns/campaign.schema";
import { conflict, notFound, type Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { findCampaign } from "./queries.ts";

/** One item of a campaign; `checkout` asserts which checkout paid for it. */
export interface Activation {
  readonly id: string;
  readonly campaignId: string;
  readonly checkout?: string | undefined;
}

const NOT_STARTED = "There is no verified payment and no campaign behind this yet.";

/** Why this item does not run by this campaign (CAMP-A1), or null. Items are activated by payments, never by a call. */
export async function refuseActivation(
  context: RequestContext,
  kind: "offers" | "products",
  type: CampaignType,
  { id, campaignId, checkout }: Activation,
): Promise<Refusal | null> {
  const found = await findCampaign(context, campaignId);
  // a checkout that is not paid has made no campaign yet, so that no id could be right
  if (!found) return checkout === undefined ? notFound() : conflict(NOT_STARTED);
  const runs = found.campaignType === type && found[kind].includes(id);
  const named = checkout === undefined || found.checkoutId === checkout;
  return runs && named ? null : conflict(NOT_STARTED);
}
