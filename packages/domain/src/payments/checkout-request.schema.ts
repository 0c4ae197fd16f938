import { Schema } from "effect";
import { MapProductsDraft, PromoteOfferDraft } from "../campaigns/promotion/promotion.schema.ts";
import { Id, Text } from "../wire/field.schema.ts";
import { FlyerCheckoutRequest } from "./checkout.schema.ts";

/** An offer to be promoted for a plan or a custom run. */
export const PromoteOfferCheckoutRequest = Schema.Struct({
  id: Id,
  kind: Schema.Literal("promoteOffer"),
  draft: PromoteOfferDraft,
  promocode: Schema.NullOr(Text(40)),
}).annotate({ identifier: "PromoteOfferCheckoutRequest" });
export type PromoteOfferCheckoutRequest = typeof PromoteOfferCheckoutRequest.Type;

/** Products to be mapped to a live offer. There is no promo code for it. */
export const MapProductsCheckoutRequest = Schema.Struct({
  id: Id,
  kind: Schema.Literal("mapProducts"),
  draft: MapProductsDraft,
}).annotate({ identifier: "MapProductsCheckoutRequest" });
export type MapProductsCheckoutRequest = typeof MapProductsCheckoutRequest.Type;

/** A card to be saved: 0.50 CAD is charged and refunded. */
export const CardVerificationRequest = Schema.Struct({
  id: Id,
  kind: Schema.Literal("cardVerification"),
}).annotate({ identifier: "CardVerificationRequest" });
export type CardVerificationRequest = typeof CardVerificationRequest.Type;

/** Everything that can be paid for, distinguished by `kind`. The server prices it; a client's numbers are never read. */
export const CheckoutRequest = Schema.Union([
  FlyerCheckoutRequest,
  PromoteOfferCheckoutRequest,
  MapProductsCheckoutRequest,
  CardVerificationRequest,
]).annotate({ identifier: "CheckoutRequest" });
export type CheckoutRequest = typeof CheckoutRequest.Type;
