import type { MapProductsDraft } from "@marquee/domain/campaigns/promotion.schema";
import type { FieldsEvent } from "../forms/fields.ts";
import type { PaymentEvent } from "../payments/payment-events.ts";
import type { PricedPlanContext, PricedPlanInput } from "../payments/priced-plan.model.ts";

/** The input of the `openCheckout` actor. The same id and content always give the same checkout. */
export interface OpenMappingRequest {
  readonly id: string;
  readonly draft: MapProductsDraft;
}

/** `draft` names the offer, and what was chosen before a reload. */
export type MapProductsInput = PricedPlanInput<MapProductsDraft>;

export type MapProductsContext = PricedPlanContext<MapProductsDraft>;

export type MapProductsEvent =
  | FieldsEvent
  | PaymentEvent
  | { readonly type: "plan.set" }
  | { readonly type: "plan.cancelled" }
  | { readonly type: "resume.retry" }
  | { readonly type: "resume.dropped" }
  | { readonly type: "redirect.now" };

/** False where the person left before the payment was settled: the products may still be mapped. */
export interface MapProductsOutput {
  readonly mapped: boolean;
}
