import type { Page } from "@marquee/api/http/call";
import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { and, asc, eq, sql } from "drizzle-orm";
import { beaconTotals, NO_BEACONS } from "../beacons/queries.ts";
import { campaignOffer, campaignProduct, offer, product } from "../database/schema/schema.ts";
import type { Days } from "../lists/days.ts";
import { inScope } from "../tenancy/with-scope.ts";
import type { Work } from "../tenancy/work.ts";

type BareItem = Omit<CampaignItem, "impressions" | "clicks">;

/** Adds what shoppers did with the items, in one more statement however many there are. */
async function withCounts(
  work: Work,
  type: "offer" | "product",
  rows: readonly BareItem[],
  days: Days,
): Promise<Page<CampaignItem>> {
  const ids = rows.map(({ id }) => id);
  const totals = await beaconTotals(work, { type, ids }, days);
  const counted = rows.map((row) => {
    const { impressions, clicks } = totals.get(row.id) ?? NO_BEACONS;
    return { ...row, impressions, clicks };
  });
  return { rows: counted, total: counted.length };
}

/** The offers of a campaign that the caller may see (CAMP-L2). */
export async function campaignOffers(
  work: Work,
  campaignId: string,
  days: Days,
): Promise<Page<CampaignItem>> {
  const rows = await work.tx
    .select({
      id: offer.id,
      heading: offer.heading,
      subHeading: offer.subHeading,
      image: offer.fullImage,
      type: offer.type,
      validFrom: offer.validFrom,
      validTill: offer.validTill,
      budget: sql<null>`null`,
    })
    .from(campaignOffer)
    .innerJoin(
      offer,
      and(eq(offer.companyId, campaignOffer.companyId), eq(offer.id, campaignOffer.offerId)),
    )
    .where(
      and(
        inScope(work.scope, offer.companyId, offer.storeId),
        eq(campaignOffer.campaignId, campaignId),
      ),
    )
    .orderBy(asc(offer.heading), asc(offer.id));
  return withCounts(work, "offer", rows, days);
}

/** The products of a campaign that the caller may see (CAMP-L2). */
export async function campaignProducts(
  work: Work,
  campaignId: string,
  days: Days,
): Promise<Page<CampaignItem>> {
  const rows = await work.tx
    .select({
      id: product.id,
      heading: product.name,
      subHeading: product.heading,
      image: sql<string | null>`${product.images}[1]`,
      type: sql<"Product">`'Product'`,
      validFrom: product.validFrom,
      validTill: product.validTill,
      budget: sql<null>`null`,
    })
    .from(campaignProduct)
    .innerJoin(
      product,
      and(
        eq(product.companyId, campaignProduct.companyId),
        eq(product.id, campaignProduct.productId),
      ),
    )
    .where(
      and(
        inScope(work.scope, product.companyId, product.storeId),
        eq(campaignProduct.campaignId, campaignId),
      ),
    )
    .orderBy(asc(product.name), asc(product.id));
  return withCounts(work, "product", rows, days);
}
