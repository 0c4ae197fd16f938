import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { type Site, SITE_DEFAULTS } from "../sites/site.ts";
import type { ProductDraft } from "./product.schema.ts";

/**
 * A new product form: the discount is a message, shipping is free, the site's own market place, and the person's own
 * company and branch unless they choose one (PRODUCT-D1). `mainCategory` presets a category that was picked before.
 */
export function emptyProduct(start: {
  readonly id: string;
  readonly actor: Actor;
  readonly site: Site;
  readonly mainCategory?: string;
}): ProductDraft {
  const { id, actor, site, mainCategory = "" } = start;
  return {
    id,
    companyId: isPrivileged(actor) ? "" : (actor.companyId ?? ""),
    storeId: isPrivileged(actor) ? "" : (actor.storeId ?? ""),
    name: "",
    brand: "",
    heading: "",
    description: "",
    vendorUrl: "",
    actualPrice: null,
    discountType: "message",
    discountPerc: null,
    discountMessage: "",
    offerPrice: null,
    offerId: null,
    shippingType: "Free Shipping",
    shippingInstructions: "",
    attribute: [],
    marketPlace: [SITE_DEFAULTS[site].marketPlace],
    categories: [],
    mainCategory,
    images: [],
    isVariant: "N",
  };
}
