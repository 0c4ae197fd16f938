import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { FieldsEvent } from "../forms/fields.ts";
import type { PaymentEvent } from "../payments/payment-events.ts";
import {
  createPricedPlanContext,
  NO_CHECKOUT,
  type PricedPlanContext,
  type PricedPlanInput,
} from "../payments/priced-plan.model.ts";
import type { AppliedPromocode, PromocodeChangeEvent } from "../payments/promocode.model.ts";

/** The input of the `openCheckout` actor. The same id and content always give the same checkout. */
export interface OpenCheckoutRequest {
  readonly id: string;
  readonly draft: FlyerPlanDraft;
  readonly promocode: string | null;
}

/** `draft` is an empty plan, a renewed one, or what was typed before a reload. */
export interface FlyerCampaignInput extends PricedPlanInput<FlyerPlanDraft> {
  /** What the promo code box holds at first. */
  readonly prefill: string;
  /** The promo code that was applied before a reload. */
  readonly applied?: AppliedPromocode | null;
}

/** The fields are those of the plan. Its checkout is gone once the plan or the promo code has changed. */
export interface FlyerCampaignContext extends PricedPlanContext<FlyerPlanDraft> {
  readonly prefill: string;
  readonly applied: AppliedPromocode | null;
}

export type FlyerCampaignEvent =
  | FieldsEvent
  | PromocodeChangeEvent
  | PaymentEvent
  | { readonly type: "plan.set" }
  | { readonly type: "plan.cancelled" }
  | { readonly type: "resume.retry" }
  | { readonly type: "resume.dropped" }
  | { readonly type: "redirect.now" };

/** `campaignId` is null where the person left before the payment was settled: the campaign may still be made. */
export interface FlyerCampaignOutput {
  readonly campaignId: string | null;
  readonly checkoutId: string | null;
}

export const createFlyerCampaignContext = (input: FlyerCampaignInput): FlyerCampaignContext => ({
  ...createPricedPlanContext(input),
  prefill: input.prefill,
  applied: input.applied ?? null,
});

export const changePromocode = (
  applied: AppliedPromocode | null,
): Partial<FlyerCampaignContext> => ({
  applied,
  ...NO_CHECKOUT,
});

/** The message of the success panel. It mentions a payment only where something was charged. */
export const successMessage = ({ checkout }: FlyerCampaignContext): string =>
  checkout?.receipt.charge === 0 ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded;
