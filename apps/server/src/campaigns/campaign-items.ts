import type { Page } from "@marquee/api/http/call";
import type { CampaignItem } from "@marquee/domain/campaigns/campaign.schema";
import { itemChartRange } from "@marquee/domain/campaigns/results/item-chart";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { and, asc, eq, sql } from "drizzle-orm";
import { Struct } from "effect";
import { beaconTotals, clicksByDay, NO_BEACONS } from "../beacons/queries.ts";
import { itsStore } from "../items/joins.ts";
import { sponsored } from "../items/sponsored-fields.ts";
import { OFFER_FIELDS } from "../offers/queries.ts";
import { byLetters } from "../platform/database/letters.ts";
import type { Days } from "../platform/lists/days.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { inScope } from "../platform/tenancy/with-scope.ts";
import { PRODUCT_FIELDS } from "../products/queries.ts";
import {
  campaign,
  campaignOffer,
  campaignProduct,
  category,
  offer,
  product,
  store,
} from "../schema/schema.ts";
import { ITEM_DETAILS } from "./item-details.ts";

type BareItem = Omit<CampaignItem, "impressions" | "clicks" | "clicksByDay">;

/** The days of the charts of items that are counted on these days, to today if no last one is named (CAMP-G12). */
function chartDays({ from, to }: Days, now: Date): Days {
  const toDate = to ?? centralDayOf(now);
  const range = itemChartRange({ fromDate: from ?? "", toDate });
  return { from: range.fromDate, to: range.toDate };
}

/** Adds what shoppers did with the items by this campaign, in two more statements however many there are. */
async function withCounts(
  context: RequestContext,
  type: "offer" | "product",
  campaignId: string,
  rows: readonly BareItem[],
  days: Days,
): Promise<Page<CampaignItem>> {
  const ids = rows.map(({ id }) => id);
  const items = { type, ids, campaignId };
  const totals = await beaconTotals(context, items, days);
  const clicked = await clicksByDay(context, items, chartDays(days, context.now));
  const counted = rows.map((row) => {
    const { impressions, clicks } = totals.get(row.id) ?? NO_BEACONS;
    return { ...row, impressions, clicks, clicksByDay: clicked.get(row.id) ?? [] };
  });
  return { rows: counted, total: counted.length };
}

/** The campaign whose items are read, whatever other campaigns an item is in (CAMP-L6). */
const thisCampaign = (items: typeof campaignOffer | typeof campaignProduct) =>
  and(eq(campaign.companyId, items.companyId), eq(campaign.id, items.campaignId));

/** That campaign again, if it is a sponsored one. */
const thisSponsored = and(eq(sponsored.id, campaign.id), eq(sponsored.campaignType, "sponsored"));

/** What is the campaign's, not the item's: when it runs (CAMP-L6). */
const THIS_CAMPAIGN = {
  campaignId: campaign.id,
  campaignName: campaign.campaignName,
  validFrom: campaign.validFrom,
  validTill: campaign.validTill,
} as const;

/** An item of a campaign is read, not edited: what only its form needs stays away. */
const OFFER = Struct.omit(OFFER_FIELDS, ["canUpdateBranch", "createdOn", "updatedOn", "version"]);

/** The offers of a campaign that the caller may see, with all that is stored of them (CAMP-L2, CAMP-L5). */
export async function campaignOffers(
  context: RequestContext,
  campaignId: string,
  days: Days,
): Promise<Page<CampaignItem>> {
  const rows = await context.tx
    .select({
      ...OFFER,
      ...ITEM_DETAILS,
      ...THIS_CAMPAIGN,
      image: offer.fullImage,
      totalLikes: offer.totalLikes,
      shopifySyncId: offer.shopifySyncId,
      shopifyCollectionId: offer.shopifyCollectionId,
    })
    .from(campaignOffer)
    .innerJoin(
      offer,
      and(eq(offer.companyId, campaignOffer.companyId), eq(offer.id, campaignOffer.offerId)),
    )
    .innerJoin(store, itsStore(offer))
    .innerJoin(campaign, thisCampaign(campaignOffer))
    .leftJoin(sponsored, thisSponsored)
    .where(
      and(
        inScope(context.scope, offer.companyId, offer.storeId),
        eq(campaignOffer.campaignId, campaignId),
      ),
    )
    .orderBy(asc(byLetters(offer.heading)), asc(offer.id));
  return withCounts(context, "offer", campaignId, rows, days);
}

/** The products of a campaign that the caller may see, with all that is stored of them (CAMP-L2, CAMP-L5). */
export async function campaignProducts(
  context: RequestContext,
  campaignId: string,
  days: Days,
): Promise<Page<CampaignItem>> {
  // an item's price has the name that offers and products share
  const { actualPrice, ...fields } = PRODUCT_FIELDS;
  const rows = await context.tx
    .select({
      ...fields,
      ...ITEM_DETAILS,
      ...THIS_CAMPAIGN,
      heading: product.name,
      subHeading: product.heading,
      image: sql<string | null>`${product.images}[1]`,
      fullImage: sql<string | null>`${product.images}[1]`,
      type: sql<"Product">`'Product'`,
      description: product.description,
      vendorUrl: product.vendorUrl,
      price: actualPrice,
      discount: product.discountPerc,
      discountType: product.discountType,
      discountMessage: product.discountMessage,
      shippingType: product.shippingType,
      shippingInstructions: product.shippingInstructions,
      attribute: product.attribute,
      marketPlace: product.marketPlace,
      categories: sql<string[]>`array_remove(array[${product.categoryId}], null)`,
      mainCategory: sql<string>`coalesce((select coalesce(root_id, id) from ${category} where id = ${product.categoryId}), '')`,
      totalLikes: product.totalLikes,
      shopifySyncId: product.shopifySyncId,
      shopifyProductId: product.shopifyProductId,
      shopifyVariantId: product.shopifyVariantId,
      createdBy: product.createdBy,
      updatedBy: product.updatedBy,
    })
    .from(campaignProduct)
    .innerJoin(
      product,
      and(
        eq(product.companyId, campaignProduct.companyId),
        eq(product.id, campaignProduct.productId),
      ),
    )
    .innerJoin(store, itsStore(product))
    .innerJoin(campaign, thisCampaign(campaignProduct))
    .leftJoin(sponsored, thisSponsored)
    .where(
      and(
        inScope(context.scope, product.companyId, product.storeId),
        eq(campaignProduct.campaignId, campaignId),
      ),
    )
    .orderBy(asc(byLetters(product.name)), asc(product.id));
  return withCounts(context, "product", campaignId, rows, days);
}
