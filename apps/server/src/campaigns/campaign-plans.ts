import type { Page } from "@marquee/api/http/call";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { CampaignPlan } from "@marquee/domain/campaigns/promotion.schema";
import { and, eq } from "drizzle-orm";
import { campaignPlan } from "../schema/schema.ts";
import type { Tx } from "../platform/database/typed.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { orderOf, type ListQuery } from "../platform/lists/list-query.ts";
import { readPage } from "../platform/lists/read-page.ts";

export interface PlanListing extends ListQuery {
  readonly type: CampaignFor;
}

const WIRE = {
  id: campaignPlan.id,
  price: campaignPlan.price,
  days: campaignPlan.days,
} as const;

/** The plans that can be chosen for offers or products, the shortest first unless asked otherwise (CAMP-L3). */
export async function listPlans(
  tx: Tx,
  listing: PlanListing,
): Promise<Page<CampaignPlan> | Refusal> {
  const order = orderOf(listing.sort ?? "days", WIRE, campaignPlan.id);
  if (order instanceof Refusal) return order;
  const where = and(eq(campaignPlan.campaignFor, listing.type), eq(campaignPlan.active, "Y"));
  const rows = tx
    .select(WIRE)
    .from(campaignPlan)
    .where(where)
    .orderBy(...order);
  return readPage(listing, rows, () => tx.$count(campaignPlan, where));
}
