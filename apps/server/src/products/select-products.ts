import { and, eq } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import { campaign, product, store } from "../schema/schema.ts";

/** A product as lists and pickers show it. */
export const PRODUCT_WIRE = {
  id: product.id,
  name: product.name,
  heading: product.heading,
  brand: product.brand,
  images: product.images,
  storeId: product.storeId,
  storeName: store.storeName,
  companyId: product.companyId,
  active: product.active,
  validFrom: product.validFrom,
  validTill: product.validTill,
  campaignId: product.campaignId,
  campaignName: campaign.campaignName,
} as const;

export const ofItsStore = and(
  eq(store.companyId, product.companyId),
  eq(store.id, product.storeId),
);
export const ofItsCampaign = and(
  eq(campaign.companyId, product.companyId),
  eq(campaign.id, product.campaignId),
);

/** Products with their branch and campaign, one statement however many rows. Callers add the scope. */
export const selectProducts = (tx: Tx) =>
  tx
    .select(PRODUCT_WIRE)
    .from(product)
    .innerJoin(store, ofItsStore)
    .leftJoin(campaign, ofItsCampaign);
