import { can } from "@marquee/domain/access/can";
import { makeOfferCopy } from "@marquee/domain/offers/offer-copy";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { copyIdOf } from "../items/copy-id.ts";
import { forbidden, notFound, Refusal } from "../platform/refusal/refusal.ts";
import type { RequestContext } from "../platform/tenancy/request-context.ts";
import { productsOfBranch } from "../products/queries.ts";
import { replaceProducts } from "./mapped-products.ts";
import { offerRecord } from "./queries.ts";

/** The columns of an offer, without what is joined. */
function toOfferRow(copy: Offer) {
  const {
    products: _mapped,
    categories,
    storeName: _name,
    logo: _logo,
    campaignName: _campaign,
    campaignArea: _area,
    ...content
  } = copy;
  return {
    ...content,
    marketPlace: [...content.marketPlace],
    categoryId: categories[0] ?? null,
  };
}

/** Copies an offer (OFFER-C1, OFFER-C2). With a `copyId` the same copy is made once, however often it is called (OFFER-T8). */
export async function copyOffer(
  context: RequestContext,
  id: string,
  copyId?: string,
): Promise<Offer | Refusal> {
  const { tx, user, now } = context;
  const copyAs = copyIdOf(copyId, "OFFER-T8");
  if (copyAs instanceof Refusal) return copyAs;
  const source = await offerRecord.find(context, id);
  if (!source) return notFound();
  const response = can(user, "offers.copy", source);
  if (!response.allowed) return forbidden(response.reason);
  const copy = makeOfferCopy(source, {
    id: copyAs,
    by: user.name,
    now: now.toISOString(),
  });
  return offerRecord.insertOnce(context, {
    id: copy.id,
    body: { copyOf: id },
    columns: () => Promise.resolve(toOfferRow(copy)),
    inserted: async () => {
      // One that moves to another branch at the same moment is left out, as it leaves the offer itself (OFFER-T3).
      const here = await productsOfBranch(context, copy.storeId, copy.products);
      const products = copy.products.filter((product) => here.has(product));
      await replaceProducts(tx, copy.companyId, copy.id, products);
    },
  });
}
