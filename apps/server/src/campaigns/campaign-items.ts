import { NO_FILTER } from "@marquee/api/http/path";
import type { Page } from "@marquee/api/http/call";
import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { addDays } from "@marquee/domain/dates/add-days";
import { startOfCentralDay } from "@marquee/domain/dates/start-of-central-day";
import { and, asc, eq, sql, type SQL } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import {
  beacon,
  campaignOffer,
  campaignProduct,
  offer,
  product,
} from "../database/schema/schema.ts";
import type { Work } from "../tenancy/work.ts";

/** Days `yyyy-MM-DD` in Central time, both counted in; the literal `undefined` for no limit. */
export interface Days {
  readonly from: string;
  readonly to: string;
}

/** What was counted for an item between two days. The filter is part of the sum, so an item without any has 0. */
function counted(item: PgColumn, of: PgColumn, count: PgColumn, { from, to }: Days): SQL<number> {
  const within = and(
    eq(item, of),
    from === NO_FILTER
      ? undefined
      : sql`${beacon.createdOn} >= ${startOfCentralDay(from)}::timestamptz`,
    to === NO_FILTER
      ? undefined
      : sql`${beacon.createdOn} < ${startOfCentralDay(addDays(to, 1))}::timestamptz`,
  );
  return sql<number>`(select coalesce(sum(${count}), 0) from ${beacon} where ${within})`.mapWith(
    Number,
  );
}

const whole = (rows: CampaignItem[]): Page<CampaignItem> => ({ rows, total: rows.length });

/** The offers of a campaign that the caller may see, with what shoppers did with them. */
export async function campaignOffers(
  { tx }: Work,
  campaignId: string,
  days: Days,
): Promise<Page<CampaignItem>> {
  const rows = await tx
    .select({
      id: offer.id,
      heading: offer.heading,
      subHeading: offer.subHeading,
      image: offer.fullImage,
      type: offer.type,
      validFrom: offer.validFrom,
      validTill: offer.validTill,
      budget: sql<null>`null`,
      impressions: counted(beacon.offerId, offer.id, beacon.impressions, days),
      clicks: counted(beacon.offerId, offer.id, beacon.clicks, days),
    })
    .from(campaignOffer)
    .innerJoin(
      offer,
      and(eq(offer.companyId, campaignOffer.companyId), eq(offer.id, campaignOffer.offerId)),
    )
    .where(eq(campaignOffer.campaignId, campaignId))
    .orderBy(asc(offer.heading), asc(offer.id));
  return whole(rows);
}

/** The products of a campaign that the caller may see, with what shoppers did with them. */
export async function campaignProducts(
  { tx }: Work,
  campaignId: string,
  days: Days,
): Promise<Page<CampaignItem>> {
  const rows = await tx
    .select({
      id: product.id,
      heading: product.name,
      subHeading: product.heading,
      image: sql<string | null>`${product.images}[1]`,
      type: sql<"Product">`'Product'`,
      validFrom: product.validFrom,
      validTill: product.validTill,
      budget: sql<null>`null`,
      impressions: counted(beacon.productId, product.id, beacon.impressions, days),
      clicks: counted(beacon.productId, product.id, beacon.clicks, days),
    })
    .from(campaignProduct)
    .innerJoin(
      product,
      and(
        eq(product.companyId, campaignProduct.companyId),
        eq(product.id, campaignProduct.productId),
      ),
    )
    .where(eq(campaignProduct.campaignId, campaignId))
    .orderBy(asc(product.name), asc(product.id));
  return whole(rows);
}
