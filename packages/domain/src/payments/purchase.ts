import type { FlyerPlanDraft } from "../campaigns/campaign.schema.ts";
import { normalizeFlyerPlan } from "../campaigns/flyer/flyer-plan-draft.ts";
import {
  normalizeMapping,
  normalizePromotion,
} from "../campaigns/promotion/promote-offer-draft.ts";
import type {
  MapProductsDraft,
  PromoteOfferDraft,
} from "../campaigns/promotion/promotion.schema.ts";
import type { CheckoutRequest } from "./checkout-request.schema.ts";
import type { CheckoutKind } from "./checkout.schema.ts";
import { promocodeKey } from "./promocode.ts";

/** Nothing is said of a card that is verified: it costs the same for every user. */
export type NoDraft = Readonly<Record<string, never>>;

interface PurchaseOf<Kind extends CheckoutKind, Draft> {
  readonly kind: Kind;
  readonly draft: Draft;
  /** Upper case; null if no promo code is named, or none can be. */
  readonly promocode: string | null;
}

/** What a checkout is about, as it is stored and priced. */
export type Purchase =
  | PurchaseOf<"flyer", FlyerPlanDraft>
  | PurchaseOf<"promoteOffer", PromoteOfferDraft>
  | PurchaseOf<"mapProducts", MapProductsDraft>
  | PurchaseOf<"cardVerification", NoDraft>;

/** A promo code as it is stored; nothing typed is none. */
function normalizePromocode(promocode: string | null): string | null {
  const typed = promocodeKey(promocode ?? "");
  return typed === "" ? null : typed;
}

/** What a request wants to buy, without its id, and without what its form holds from an earlier choice. */
export function normalizePurchase(request: CheckoutRequest): Purchase {
  switch (request.kind) {
    case "flyer":
      return {
        kind: "flyer",
        draft: normalizeFlyerPlan(request.draft),
        promocode: normalizePromocode(request.promocode),
      };
    case "promoteOffer":
      return {
        kind: "promoteOffer",
        draft: normalizePromotion(request.draft),
        promocode: normalizePromocode(request.promocode),
      };
    case "mapProducts":
      return { kind: "mapProducts", draft: normalizeMapping(request.draft), promocode: null };
    case "cardVerification":
      return { kind: "cardVerification", draft: {}, promocode: null };
  }
}

/** What tells that two purchases within a company are one (PAY-D1): the same for every buyer, except for a card. */
export const purchaseIdentity = (purchase: Purchase, userId: string): unknown =>
  purchase.kind === "cardVerification" ? { ...purchase, userId } : purchase;
