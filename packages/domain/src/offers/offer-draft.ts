import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { type Site, SITE_DEFAULTS } from "../sites/site.ts";
import type { OfferDraft } from "./offer.schema.ts";

/** A new offer form: the site's own market place, and the user's own company and branch unless they choose one (OFFER-D1). */
export function emptyOffer(start: {
  readonly id: string;
  readonly actor: Actor;
  readonly site: Site;
}): OfferDraft {
  const { id, actor, site } = start;
  return {
    id,
    type: "Offer",
    companyId: isPrivileged(actor) ? "" : (actor.companyId ?? ""),
    storeId: isPrivileged(actor) ? "" : (actor.storeId ?? ""),
    heading: "",
    subHeading: "",
    description: "",
    vendorUrl: "",
    marketPlace: [SITE_DEFAULTS[site].marketPlace],
    categories: [],
    fullImage: null,
    isPrimary: "N",
    products: [],
  };
}

/**
 * A draft as it is sent: a collection leaves behind what only an offer has — sub-heading, description, vendor URL,
 * image and the primary tick (OFFER-D2). Typing survives switching the type, because only sending drops it.
 */
export function contentForType(draft: OfferDraft): OfferDraft {
  return draft.type === "Offer"
    ? draft
    : { ...draft, subHeading: "", description: "", vendorUrl: "", fullImage: null, isPrimary: "N" };
}
