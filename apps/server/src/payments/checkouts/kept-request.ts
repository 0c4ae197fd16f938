import { normalizeFlyerPlan } from "@marquee/domain/campaigns/flyer-plan-draft";
import {
  normalizeMapping,
  normalizePromotion,
} from "@marquee/domain/campaigns/promote-offer-draft";
import type { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import type { StoredCheckout } from "./stored-checkout.ts";

/** A promo code as it is looked up: upper case; nothing typed is none. */
function keptCode(code: string | null): string | null {
  const typed = code?.trim().toUpperCase() ?? "";
  return typed === "" ? null : typed;
}

type Of<Kind extends StoredCheckout["kind"]> = {
  readonly id: string;
  readonly kind: Kind;
  readonly draft: Extract<StoredCheckout, { readonly kind: Kind }>["draft"];
  /** Null where no promo code is named, or none can be. */
  readonly code: string | null;
};

/** A request as it is kept, priced and told from another one under the same id. */
export type KeptRequest =
  | Of<"flyer">
  | Of<"promoteOffer">
  | Of<"mapProducts">
  | Of<"cardVerification">;

export function keptRequest(request: CheckoutRequest): KeptRequest {
  const { id } = request;
  switch (request.kind) {
    case "flyer":
      return {
        id,
        kind: "flyer",
        draft: normalizeFlyerPlan(request.draft),
        code: keptCode(request.promocode),
      };
    case "promoteOffer":
      return {
        id,
        kind: "promoteOffer",
        draft: normalizePromotion(request.draft),
        code: keptCode(request.promocode),
      };
    case "mapProducts":
      return { id, kind: "mapProducts", draft: normalizeMapping(request.draft), code: null };
    case "cardVerification":
      return { id, kind: "cardVerification", draft: {}, code: null };
  }
}
