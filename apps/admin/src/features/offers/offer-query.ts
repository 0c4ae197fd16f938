import type { Client } from "@marquee/api/client/create-client";
import type { Offer, OfferDraft } from "@marquee/domain/offers/offer.schema";
import type { Stored } from "@marquee/machines/forms/form.model";
import { queryOptions } from "@tanstack/react-query";

/** One offer, as the form edits it and the locks are read from it. */
export const offerQuery = (client: Client, email: string, id: string) =>
  queryOptions({
    queryKey: ["offers", "one", id],
    queryFn: ({ signal }) => client.offers.byId({ params: { encEmail: email, id } }, { signal }),
  });

/** What of a stored offer the form holds. */
export function storedDraft(offer: Offer): Stored<OfferDraft> {
  const { id, type, companyId, storeId, heading, subHeading, description, vendorUrl } = offer;
  const { marketPlace, categories, fullImage, isPrimary, products, version } = offer;
  return {
    version,
    values: {
      id,
      type,
      companyId,
      storeId,
      heading,
      subHeading,
      description,
      vendorUrl,
      marketPlace,
      categories,
      fullImage,
      isPrimary,
      products,
    },
  };
}
