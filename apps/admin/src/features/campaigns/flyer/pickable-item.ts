import type { Client } from "@marquee/api/client/create-client";
import type { Page } from "@marquee/api/http/call";
import type { CampaignFor } from "@marquee/domain/campaigns/campaign.schema";
import type { ItemDates } from "@marquee/domain/items/item-status";

/** An offer, collection or product as a campaign picks it. */
export interface PickableItem extends ItemDates {
  readonly id: string;
  readonly title: string;
  readonly detail: string;
  readonly kind: "Offer" | "Collection" | "Product";
  readonly image: string | null;
}

type Offers = Awaited<ReturnType<Client["offers"]["byBranch"]>>["rows"];
type Products = Awaited<ReturnType<Client["products"]["byBranch"]>>["rows"];

const ofOffer = (offer: Offers[number]): PickableItem => ({
  id: offer.id,
  title: offer.heading,
  detail: offer.subHeading,
  kind: offer.type,
  image: offer.fullImage,
  active: offer.active,
  validFrom: offer.validFrom,
  validTill: offer.validTill,
});

const ofProduct = (product: Products[number]): PickableItem => ({
  id: product.id,
  title: product.name,
  detail: product.heading,
  kind: "Product",
  image: product.images[0] ?? null,
  active: product.active,
  validFrom: product.validFrom,
  validTill: product.validTill,
});

export interface ItemQuestion {
  readonly campaignFor: CampaignFor;
  readonly storeId: string;
  /** `all`: what may be picked. `allincludeActive`: live ones too, for naming what was picked before. */
  readonly status: "all" | "allincludeActive";
  readonly query: { readonly page?: number; readonly size?: number; readonly q?: string };
}

/** Items of a branch. */
export async function listItems(
  client: Client,
  { campaignFor, storeId, status, query }: ItemQuestion,
  signal: AbortSignal,
): Promise<Page<PickableItem>> {
  const input = { params: { storeId, status }, query };
  if (campaignFor === "offer") {
    const { rows, total } = await client.offers.byBranch(input, { signal });
    return { rows: rows.map(ofOffer), total };
  }
  const { rows, total } = await client.products.byBranch(input, { signal });
  return { rows: rows.map(ofProduct), total };
}
