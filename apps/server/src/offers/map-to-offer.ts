import { isExpired } from "@marquee/domain/items/item-status";
import { invalid, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productsOfBranch } from "../products/queries.ts";
import { addProducts } from "./mapped-products.ts";
import { offerRefusals as refusals } from "./messages.ts";
import { offerRecord } from "./queries.ts";

export interface Mapping {
  readonly id: string;
  readonly products: readonly string[];
}

/** Returns the campaign that a paid mapping to this very offer has made; refused if there is none (OFFER-T12). */
export type FindPaidMapping = (
  context: RequestContext,
  offerId: string,
) => Promise<string | Refusal>;

/** Maps products to an offer and returns its campaign, or null. One that runs takes them by a paid checkout (OFFER-T12). */
export async function mapToOffer(
  context: RequestContext,
  { id, products }: Mapping,
  findPaidMapping: FindPaidMapping,
): Promise<string | null | Refusal> {
  const offer = await offerRecord.lock(context, id);
  if (offer instanceof Refusal) return offer;
  if (!isExpired(offer, context.now)) return findPaidMapping(context, id);
  const known = await productsOfBranch(context, offer.storeId, products);
  if (!products.every((product) => known.has(product)))
    return invalid([{ rule: "OFFER-T3", field: "products", message: refusals.foreignProducts }]);
  await addProducts(context.tx, offer.companyId, id, [...known]);
  return offer.campaignId;
}
