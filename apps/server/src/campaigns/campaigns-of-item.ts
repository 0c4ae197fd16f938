import { can } from "@marquee/domain/access/can";
import type {
  ItemCampaign,
  ItemCampaigns,
} from "@marquee/domain/campaigns/promotion/promotion.schema";
import { and, count, desc, eq, min, or, sql } from "drizzle-orm";
import { itsStore } from "../items/joins.ts";
import { isAmong } from "../platform/database/is-among.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import {
  beacon,
  campaign,
  campaignOffer,
  campaignProduct,
  invoice,
  store,
} from "../schema/schema.ts";

/** As many as the page of an item shows, the latest ones. */
const MOST_CAMPAIGNS = 50;

/** The campaigns that hold the item, whichever kind of item it is; each kind has an index by its item. */
const holdsItem = ({ scope }: RequestContext, itemId: string) =>
  and(
    inScope(scope, campaign.companyId, campaign.storeId),
    sql`${campaign.id} in (
      select campaign_id from ${campaignOffer} where offer_id = ${itemId}
      union all select campaign_id from ${campaignProduct} where product_id = ${itemId}
    )`,
  );

/** What each of these campaigns counted of the item. */
async function countsByCampaign(
  { tx, scope }: RequestContext,
  itemId: string,
  campaignIds: readonly string[],
) {
  const rows = await tx
    .select({
      campaignId: beacon.campaignId,
      impressions: sql<number>`sum(${beacon.impressions})`.mapWith(Number),
      clicks: sql<number>`sum(${beacon.clicks})`.mapWith(Number),
    })
    .from(beacon)
    .where(
      and(
        inScope(scope, beacon.companyId, beacon.storeId),
        or(eq(beacon.offerId, itemId), eq(beacon.productId, itemId)),
        isAmong(beacon.campaignId, campaignIds),
      ),
    )
    .groupBy(beacon.campaignId);
  return new Map(rows.map(({ campaignId, ...counts }) => [campaignId, counts]));
}

/** The campaigns that an item of the scope is or was in, the latest first, with what each counted of it (CAMP-L7). */
export async function campaignsOfItem(
  context: RequestContext,
  itemId: string,
): Promise<ItemCampaigns> {
  const { tx, user } = context;
  const held = holdsItem(context, itemId);
  const rows = await tx
    .select({
      id: campaign.id,
      campaignName: campaign.campaignName,
      campaignType: campaign.campaignType,
      days: campaign.days,
      validFrom: campaign.validFrom,
      validTill: campaign.validTill,
      pausedOn: campaign.pausedOn,
      isApprove: store.isApprove,
      companyId: campaign.companyId,
      storeId: campaign.storeId,
      invoiceKey: invoice.id,
      invoiceId: invoice.invoiceId,
      paymentAmount: invoice.paymentAmount,
    })
    .from(campaign)
    .innerJoin(store, itsStore(campaign))
    .leftJoin(invoice, eq(invoice.checkoutId, campaign.checkoutId))
    .where(held)
    .orderBy(desc(campaign.createdOn), desc(campaign.id))
    .limit(MOST_CAMPAIGNS);
  const [all] = await tx
    .select({ total: count(), begunOn: min(campaign.validFrom) })
    .from(campaign)
    .where(held);
  const counts = await countsByCampaign(
    context,
    itemId,
    rows.map(({ id }) => id),
  );
  return {
    campaigns: rows.map(({ companyId, storeId, ...row }): ItemCampaign => {
      const invoiced = can(user, "invoices.view", { companyId, storeId }).allowed
        ? {}
        : { invoiceKey: null, invoiceId: null, paymentAmount: null };
      return { ...row, impressions: 0, clicks: 0, ...counts.get(row.id), ...invoiced };
    }),
    total: all?.total ?? 0,
    begunOn: all?.begunOn ?? null,
  };
}
