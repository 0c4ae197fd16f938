import type { OfferDraft } from "./offer.schema.ts";

/**
 * A draft as it is sent: a collection leaves behind what only an offer has — sub-heading, description, vendor URL,
 * image and the primary tick (OFFER-D2). Typing survives switching the type, because only sending drops it.
 */
export function contentForType(draft: OfferDraft): OfferDraft {
  return draft.type === "Offer"
    ? draft
    : { ...draft, subHeading: "", description: "", vendorUrl: "", fullImage: null, isPrimary: "N" };
}
