import type { Flag } from "@marquee/domain/wire/field.schema";
import { and, eq, sql } from "drizzle-orm";
import { joined } from "../campaigns/select-campaigns.ts";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, offer, store } from "../schema/schema.ts";

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
  /** An offer that a campaign holds keeps its branch, whatever was said of it (OFFER-L1). */
  canUpdateBranch: sql<Flag>`case when ${offer.campaignId} is null then ${offer.canUpdateBranch} else 'N' end`,
  totalRating: offer.totalRating,
  avgRating: offer.avgRating,
  createdBy: offer.createdBy,
  createdOn: offer.createdOn,
  updatedBy: offer.updatedBy,
  updatedOn: offer.updatedOn,
  version: offer.version,
} as const;

/** A single offer also says where its campaign runs (OFFER-T13); lists do without. */
const WHOLE = {
  ...OFFER_WIRE,
  cityList: joined("campaign_city", "city_id"),
  stateList: joined("campaign_state", "state_id"),
} as const;

export const ofItsStore = and(eq(store.companyId, offer.companyId), eq(store.id, offer.storeId));
export const ofItsCampaign = and(
  eq(campaign.companyId, offer.companyId),
  eq(campaign.id, offer.campaignId),
);

/** Offers with their branch and campaign, one statement however many rows. Callers add the scope. */
export const selectOffers = (tx: Tx) =>
  tx.select(OFFER_WIRE).from(offer).innerJoin(store, ofItsStore).leftJoin(campaign, ofItsCampaign);

/** The same with all that is said of an offer where it is read alone. */
export const selectWholeOffers = (tx: Tx) =>
  tx.select(WHOLE).from(offer).innerJoin(store, ofItsStore).leftJoin(campaign, ofItsCampaign);
