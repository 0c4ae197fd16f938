import type { Purchase } from "@marquee/domain/payments/purchase";
import type { PlannedPurchase } from "./define-purchase.ts";
import { flyer } from "./flyer.ts";
import { mapProducts } from "./map-products.ts";
import { promoteOffer } from "./promote-offer.ts";

/** The drafts of what is sold. The verification of a card sells nothing. */
type Drafts = {
  readonly [
    Sold in Exclude<Purchase, { readonly kind: "cardVerification" }> as Sold["kind"]
  ]: Sold["draft"];
};
type SoldKind = keyof Drafts;
type PlanOf<Kind extends SoldKind> = {
  readonly [Each in Kind]: { readonly kind: Each; readonly draft: Drafts[Each] };
}[Kind];

/** Every kind of purchase that sells something, each in a file of its own. */
const PURCHASES: { readonly [Kind in SoldKind]: (draft: Drafts[Kind]) => PlannedPurchase } = {
  flyer,
  promoteOffer,
  mapProducts,
};

/** A plan with the steps of its kind. */
export const purchaseOf = <Kind extends SoldKind>({ kind, draft }: PlanOf<Kind>): PlannedPurchase =>
  PURCHASES[kind](draft);
