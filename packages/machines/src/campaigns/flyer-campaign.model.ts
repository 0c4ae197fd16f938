import type { FlyerPlanDraft } from "@marquee/domain/campaigns/campaign.schema";
import { campaignMessages } from "@marquee/domain/campaigns/messages";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import {
  applyFieldsEvent,
  clearRefusals,
  failFields,
  openFields,
  refuseFields,
} from "../forms/fields.ts";
import type { FieldsContext, FieldsEvent, Validate } from "../forms/fields.ts";
import { problemOf } from "../patterns/problem.ts";
import type { PaymentEvent } from "../payments/payment-events.ts";
import type { AppliedPromocode, PromocodeChangeEvent } from "../payments/promocode.model.ts";

/** The input of the `openCheckout` actor. The same id and content always give the same checkout. */
export interface OpenCheckoutRequest {
  readonly id: string;
  readonly draft: FlyerPlanDraft;
  readonly promocode: string | null;
}

/** The output of the `openCheckout` actor. It rejects for everything else (server away, a crash). */
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
  /** A checkout that was open before a reload, to be resumed. */
  readonly checkoutId?: string | null;
}

/** The fields are those of the plan. */
export interface FlyerCampaignContext extends FieldsContext<FlyerPlanDraft> {
  readonly validate: Validate<FlyerPlanDraft>;
  readonly newId: () => string;
  readonly prefill: string;
  readonly applied: AppliedPromocode | null;
  /** Names the checkout of the current plan; null once the plan or the promo code has changed. */
  readonly checkoutId: string | null;
  /** The checkout that the server stored and priced; its receipt is the payment summary. */
  readonly checkout: Checkout | null;
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

type Change = Partial<FlyerCampaignContext>;

/** A changed plan has no price any more, and gets a checkout of its own the next time it is set. */
export const NO_CHECKOUT = { checkoutId: null, checkout: null } as const;

const isFree = (checkout: Checkout | null): boolean => checkout?.receipt.charge === 0;

export const createFlyerCampaignContext = (input: FlyerCampaignInput): FlyerCampaignContext => ({
  validate: input.validate,
  newId: input.newId,
  prefill: input.prefill,
  applied: input.applied ?? null,
  fields: openFields(input.draft, input.validate),
  checkoutId: input.checkoutId ?? null,
  checkout: null,
});

export const changePlan = (context: FlyerCampaignContext, event: FieldsEvent): Change => ({
  fields: applyFieldsEvent(context.fields, event, context.validate),
  ...NO_CHECKOUT,
});

export const changePromocode = (applied: AppliedPromocode | null): Change => ({
  applied,
  ...NO_CHECKOUT,
});

/** The same plan set again after a lost answer keeps its id, so that the server makes no second checkout. */
export const nameCheckout = (context: FlyerCampaignContext): Change => ({
  checkoutId: context.checkoutId ?? context.newId(),
  fields: clearRefusals(context.fields),
});

/** The answer may be an equal checkout that was opened before: the flow goes on with that one (FLYER-M2). */
export const applyCheckoutAnswer = (
  context: FlyerCampaignContext,
  answer: OpenCheckoutAnswer,
): Change =>
  answer.tag === "opened"
    ? { checkout: answer.checkout, checkoutId: answer.checkout.id }
    : { fields: refuseFields(context.fields, answer.issues), ...NO_CHECKOUT };

export const failPlan = (context: FlyerCampaignContext, error: unknown): Change => ({
  fields: failFields(context.fields, problemOf(error, paymentMessages.failed)),
});

/** The checkout cannot be paid any more: the plan has to be set again, under a new id. */
export const refuseCheckout = (context: FlyerCampaignContext, message: string | null): Change => ({
  fields: failFields(context.fields, {
    message: message ?? paymentMessages.failed,
    reference: null,
  }),
  ...NO_CHECKOUT,
});

/** The message of the success panel. It mentions a payment only where something was charged. */
export const successMessage = ({ checkout }: FlyerCampaignContext): string =>
  isFree(checkout) ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded;

/** The checkout to pay for. Throws where there is none: the flow reaches the payment only with a stored checkout. */
export function requireCheckout({ checkout }: FlyerCampaignContext): Checkout {
  if (checkout === null) throw new Error("A plan is paid for only after it was set");
  return checkout;
}
