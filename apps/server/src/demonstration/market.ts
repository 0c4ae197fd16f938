import type { RunDates } from "@marquee/domain/campaigns/results/beacons";
import { addDays } from "@marquee/domain/dates/days";
import { asc, eq, isNotNull } from "drizzle-orm";
import type { Tx } from "../platform/database/typed.ts";
import {
  campaign,
  campaignOffer,
  campaignProduct,
  offer,
  product,
  store,
} from "../schema/schema.ts";

/** The part of the market that shoppers and the shop platform act on. */
export interface Market {
  readonly stores: readonly Pick<
    typeof store.$inferSelect,
    "id" | "companyId" | "storeSellCountry" | "isShopify" | "isApprove"
  >[];
  readonly offers: readonly (MarketItem & Pick<typeof offer.$inferSelect, "type">)[];
  readonly products: readonly (MarketItem &
    Pick<
      typeof product.$inferSelect,
      "name" | "brand" | "description" | "images" | "offerPrice" | "isVariant"
    >)[];
  /** The campaigns that promote each item and have dates, by the item. */
  readonly campaigns: ReadonlyMap<string, readonly MarketCampaign[]>;
}

export interface MarketCampaign extends RunDates {
  readonly id: string;
}

export interface MarketItem {
  readonly id: string;
  readonly companyId: string;
  readonly storeId: string;
  readonly heading: string;
  readonly validFrom: string | null;
  readonly validTill: string | null;
}

/** The campaigns that have dates, by what they promote. */
async function readCampaigns(tx: Tx): Promise<Market["campaigns"]> {
  const items = [
    [campaignOffer, campaignOffer.offerId],
    [campaignProduct, campaignProduct.productId],
  ] as const;
  const found = await Promise.all(
    items.map(([table, item]) =>
      tx
        .select({
          item,
          id: campaign.id,
          validFrom: campaign.validFrom,
          validTill: campaign.validTill,
        })
        .from(table)
        .innerJoin(campaign, eq(campaign.id, table.campaignId))
        .where(isNotNull(campaign.validFrom))
        .orderBy(asc(campaign.id)),
    ),
  );
  return Map.groupBy(found.flat(), ({ item }) => item);
}

/** Reads the whole market, in an order that stays. For the demonstration's own small one. */
export async function readMarket(tx: Tx): Promise<Market> {
  const item = (table: typeof offer | typeof product) => ({
    id: table.id,
    companyId: table.companyId,
    storeId: table.storeId,
    heading: table.heading,
    validFrom: table.validFrom,
    validTill: table.validTill,
  });
  return {
    campaigns: await readCampaigns(tx),
    stores: await tx
      .select({
        id: store.id,
        companyId: store.companyId,
        storeSellCountry: store.storeSellCountry,
        isShopify: store.isShopify,
        isApprove: store.isApprove,
      })
      .from(store)
      .orderBy(asc(store.id)),
    offers: await tx
      .select({ ...item(offer), type: offer.type })
      .from(offer)
      .orderBy(asc(offer.id)),
    products: await tx
      .select({
        ...item(product),
        name: product.name,
        brand: product.brand,
        description: product.description,
        isVariant: product.isVariant,
        images: product.images,
        offerPrice: product.offerPrice,
      })
      .from(product)
      .orderBy(asc(product.id)),
  };
}

/** How far back the demonstration remembers. */
const DAYS_BACK = 30;

/** The days up to `today`, oldest first. */
export const daysUpTo = (today: string): readonly string[] =>
  Array.from({ length: DAYS_BACK }, (_, index) => addDays(today, index - DAYS_BACK + 1));
