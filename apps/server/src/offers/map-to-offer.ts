import { isExpired } from "@marquee/domain/items/item-status";
import { invalid, Refusal } from "../platform/refusal/refusal.ts";
import { productsOfBranch } from "../products/queries.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { offerRefusals as refusals } from "./messages.ts";
import { addProducts } from "./mapped-products.ts";
import { offerRecord } from "./queries.ts";

export interface Mapping {
  readonly id: string;
  readonly products: readonly string[];
}

/** Answers the campaign that a paid mapping to this very offer has made; refused where there is none (OFFER-T12). */
export type FindPaidMapping = (work: Work, offerId: string) => Promise<string | Refusal>;

/**
 * Maps products to an offer and answers its campaign, or null where it has none. An offer whose run is not over
 * takes products by a paid checkout alone, which has mapped them already (OFFER-T12).
 */
export async function mapToOffer(
  work: Work,
  { id, products }: Mapping,
  findPaidMapping: FindPaidMapping,
): Promise<string | null | Refusal> {
  const offer = await offerRecord.lock(work, id);
  if (offer instanceof Refusal) return offer;
  if (!isExpired(offer, work.now)) return findPaidMapping(work, id);
  const known = await productsOfBranch(work, offer.storeId, products);
  if (!products.every((product) => known.has(product)))
    return invalid([{ rule: "OFFER-T3", field: "products", message: refusals.foreignProducts }]);
  await addProducts(work.tx, offer.companyId, id, [...known]);
  return offer.campaignId;
}
