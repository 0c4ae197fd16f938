import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { Issue } from "@marquee/domain/validation/rule";
import type { FieldsContext, FieldsEvent, Validate } from "../forms/fields.ts";
import type { PaymentEvent } from "../payments/payment-events.ts";
import type { AppliedPromocode, PromocodeChangeEvent } from "../payments/promocode.machine.ts";

/** What the `openCheckout` actor is asked: the same id and content again answer the same checkout again. */
export interface OpenCheckoutRequest {
  readonly id: string;
  readonly draft: FlyerPlanDraft;
  readonly promocode: string | null;
}

/** How setting a plan ended. Anything else (server away, a crash) is a rejection of the actor. */
export type OpenCheckoutAnswer =
  | { readonly tag: "opened"; readonly checkout: Checkout }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] };

export interface FlyerCampaignInput {
  /** An empty plan, a renewed one, or what was typed before a reload. */
  readonly draft: FlyerPlanDraft;
  readonly validate: Validate<FlyerPlanDraft>;
  /** Makes 32 hexadecimal characters; called once per plan that is set. */
  readonly newId: () => string;
  /** What the promo code box holds at first. */
  readonly prefill: string;
  /** The promo code that was applied before a reload. */
  readonly applied?: AppliedPromocode | null;
  /** A checkout that was open before a reload: the flow finds its place again. */
  readonly checkoutId?: string | null;
}

export interface FlyerCampaignContext extends FieldsContext<FlyerPlanDraft> {
  readonly validate: Validate<FlyerPlanDraft>;
  readonly newId: () => string;
  readonly prefill: string;
  readonly applied: AppliedPromocode | null;
  /** Names the checkout of the plan as it stands; null once the plan or the promo code has changed. */
  readonly checkoutId: string | null;
  /** What the server stored and priced; its receipt is the payment summary. */
  readonly checkout: Checkout | null;
}

export type FlyerCampaignEvent =
  | PromocodeChangeEvent
  | PaymentEvent
  | FieldsEvent
  | { readonly type: "plan.set" }
  | { readonly type: "plan.cancelled" }
  | { readonly type: "resume.retry" }
  | { readonly type: "resume.dropped" }
  | { readonly type: "redirect.now" };

/** `campaignId` is null where the person left before the provider had said: the campaign may still come. */
export interface FlyerCampaignOutput {
  readonly campaignId: string | null;
  readonly checkoutId: string | null;
}
