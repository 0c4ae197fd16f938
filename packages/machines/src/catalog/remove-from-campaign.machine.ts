import type { Leaving } from "@marquee/domain/catalog/campaign-removal";
import type { RemovalResponse } from "@marquee/domain/catalog/catalog.schema";
import { catalogMessages } from "@marquee/domain/catalog/messages";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** The items of one catalog that leave their campaigns, and how many others were chosen that are in none. */
export interface Removal {
  readonly catalogId: string;
  readonly leaving: readonly Leaving[];
  readonly others: number;
}

/** Takes products of a catalog out of their campaigns (CATALOG-R5). */
export const removeProductsMachine = createConfirmedAction<Removal, RemovalResponse>({
  id: "removeProductsFromCampaign",
  title: "Removing products from campaigns",
  success: catalogMessages.productRemoved,
  failure: catalogMessages.removalFailed,
});

/** Takes collections of a catalog out of their campaigns (CATALOG-R5). */
export const removeOffersMachine = createConfirmedAction<Removal, RemovalResponse>({
  id: "removeOffersFromCampaign",
  title: "Removing collections from campaigns",
  success: catalogMessages.offerRemoved,
  failure: catalogMessages.removalFailed,
});
