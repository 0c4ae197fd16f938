import { isPrivileged } from "../access/actor.ts";
import type { Actor } from "../access/logged-user.schema.ts";
import { type Site, SITE_DEFAULTS } from "../sites/site.ts";
import { filledAttributes } from "./product-attributes.ts";
import type { ProductDraft } from "./product.schema.ts";

type DraftContent = Pick<
  ProductDraft,
  "discountType" | "discountPerc" | "discountMessage" | "attribute"
>;

/**
 * A new product form: the discount is a message, shipping is free, the site's own market place, and the user's own
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

/** A draft as it is stored: only the discount of its type, and no empty attributes (PRODUCT-D2). */
export function contentForDiscount<Draft extends DraftContent>(draft: Draft): Draft {
  const isPercentage = draft.discountType === "percentage";
  return {
    ...draft,
    discountPerc: isPercentage ? draft.discountPerc : null,
    discountMessage: isPercentage ? "" : draft.discountMessage,
    attribute: filledAttributes(draft.attribute),
  };
}
