import type { Page } from "@marquee/api/http/call";
import type { Campaign, CampaignType } from "@marquee/domain/campaigns/campaign.schema";
import { and, eq, sql, type SQL } from "drizzle-orm";
import { campaign } from "../schema/schema.ts";
import { Refusal } from "../platform/http/refusal.ts";
import { holdsText, orderOf, pageOf, type ListQuery } from "../platform/lists/list-query.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { selectCampaigns } from "./select-campaigns.ts";

/** Which campaigns a list shows: of a company (null: of every one), perhaps of one branch. */
export interface CampaignListing extends ListQuery {
  readonly companyId: string | null;
  readonly storeId?: string | undefined;
  readonly status: "active" | "inactive";
  readonly type: CampaignType;
}

const SORT = {
  createdOn: campaign.createdOn,
  campaignName: campaign.campaignName,
  campaignArea: campaign.campaignArea,
  campaignPrice: campaign.campaignPrice,
  validFrom: campaign.validFrom,
  validTill: campaign.validTill,
} as const;

/** The domain's `campaignStatus` in the database's words (CAMP-S1): without dates it waits, and is active. */
const isOver = (now: Date): SQL =>
  sql`coalesce(${campaign.validTill} <= ${now.toISOString()}::timestamptz, false)`;

/** Campaigns of one status and type, newest first unless asked otherwise, with how many each status has. */
export async function listCampaigns(
  { tx, scope, now }: Work,
  listing: CampaignListing,
): Promise<Page<Campaign> | Refusal> {
  const order = orderOf(listing.sort ?? "-createdOn", SORT, campaign.id);
  if (order instanceof Refusal) return order;
  const over = isOver(now);
  const filter = and(
    inScope(scope, campaign.companyId, campaign.storeId),
    eq(campaign.campaignType, listing.type),
    listing.companyId === null ? undefined : eq(campaign.companyId, listing.companyId),
    listing.storeId === undefined ? undefined : eq(campaign.storeId, listing.storeId),
    holdsText(listing.q, [campaign.campaignName]),
  );
  const { limit, offset } = pageOf(listing);
  const rows = await selectCampaigns(tx)
    .where(and(filter, listing.status === "inactive" ? over : sql`not ${over}`))
    .orderBy(...order)
    .limit(limit)
    .offset(offset);
  const [counted] = await tx
    .select({
      active: sql<number>`count(*) filter (where not ${over})`.mapWith(Number),
      inactive: sql<number>`count(*) filter (where ${over})`.mapWith(Number),
    })
    .from(campaign)
    .where(filter);
  const counts = counted ?? { active: 0, inactive: 0 };
  return { rows, total: counts[listing.status], counts };
}
