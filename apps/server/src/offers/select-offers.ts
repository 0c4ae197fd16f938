import { and, eq, sql } from "drizzle-orm";
import type { Draft } from "../database/statement.ts";
import { campaign, offer, store } from "../database/schema/schema.ts";

/** An offer as it travels: names of branch and campaign come by join, lists of ids from their tables. */
export const OFFER_WIRE = {
  id: offer.id,
  type: offer.type,
  companyId: offer.companyId,
  storeId: offer.storeId,
  heading: offer.heading,
  subHeading: offer.subHeading,
  description: offer.description,
  vendorUrl: offer.vendorUrl,
  marketPlace: offer.marketPlace,
  categories: sql<string[]>`array_remove(array[${offer.categoryId}], null)`,
  fullImage: offer.fullImage,
  isPrimary: offer.isPrimary,
  products: sql<
    string[]
  >`array(select product_id from offer_product where offer_id = ${offer.id} order by product_id)`,
  storeName: store.storeName,
  logo: store.companyLogo,
  active: offer.active,
  validFrom: offer.validFrom,
  validTill: offer.validTill,
  campaignId: offer.campaignId,
  campaignName: campaign.campaignName,
  campaignArea: campaign.campaignArea,
  canUpdateBranch: offer.canUpdateBranch,
  totalRating: offer.totalRating,
  avgRating: offer.avgRating,
  createdBy: offer.createdBy,
  createdOn: offer.createdOn,
  updatedBy: offer.updatedBy,
  updatedOn: offer.updatedOn,
  version: offer.version,
} as const;

export const ofItsStore = and(eq(store.companyId, offer.companyId), eq(store.id, offer.storeId));
export const ofItsCampaign = and(
  eq(campaign.companyId, offer.companyId),
  eq(campaign.id, offer.campaignId),
);

/** Offers with their branch and campaign, one statement however many rows. Callers add the scope. */
export const selectOffers = (draft: Draft) =>
  draft
    .select(OFFER_WIRE)
    .from(offer)
    .innerJoin(store, ofItsStore)
    .leftJoin(campaign, ofItsCampaign);
