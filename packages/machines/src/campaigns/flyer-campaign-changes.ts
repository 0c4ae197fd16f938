import { campaignMessages } from "@marquee/domain/campaigns/messages";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import {
  changeFields,
  failFields,
  forgetRefusals,
  openFields,
  refuseFields,
} from "../forms/fields.ts";
import { problemOf } from "../patterns/problem.ts";
import type { AppliedPromocode } from "../payments/promocode.machine.ts";
import type {
  FlyerCampaignContext,
  FlyerCampaignInput,
  OpenCheckoutAnswer,
} from "./flyer-campaign.model.ts";

type Change = Partial<FlyerCampaignContext>;

/** A plan that changed has no price any more, and a checkout of its own the next time it is set. */
export const NO_CHECKOUT = { checkoutId: null, checkout: null } as const;

const isFree = (checkout: Checkout | null): boolean => checkout?.receipt.charge === 0;

export const createFlyerContext = (input: FlyerCampaignInput): FlyerCampaignContext => ({
  validate: input.validate,
  newId: input.newId,
  prefill: input.prefill,
  applied: input.applied ?? null,
  fields: openFields(input.draft, input.validate),
  checkoutId: input.checkoutId ?? null,
  checkout: null,
});

export const changePlan = (context: FlyerCampaignContext, changes: object): Change => ({
  fields: changeFields(context.fields, changes, context.validate),
  ...NO_CHECKOUT,
});

export const changePromocode = (applied: AppliedPromocode | null): Change => ({
  applied,
  ...NO_CHECKOUT,
});

/** The same plan set again after a lost answer keeps its id, so that the server makes no second checkout. */
export const nameCheckout = (context: FlyerCampaignContext): Change => ({
  checkoutId: context.checkoutId ?? context.newId(),
  fields: forgetRefusals(context.fields),
});

/** The server may answer an equal checkout that a colleague opened, or this person elsewhere: the flow goes on with that. */
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

/** The checkout cannot be paid any more: the plan is set anew, under a new id. */
export const refuseCheckout = (context: FlyerCampaignContext, message: string | null): Change => ({
  fields: failFields(context.fields, {
    message: message ?? paymentMessages.failed,
    reference: null,
  }),
  ...NO_CHECKOUT,
});

/** What the success panel is announced with; where nothing was charged, nobody is told of a payment. */
export const successMessage = ({ checkout }: FlyerCampaignContext): string =>
  isFree(checkout) ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded;

/** The checkout that is paid for; the flow gets to paying by no other way than with one. */
export function requireCheckout({ checkout }: FlyerCampaignContext): Checkout {
  if (checkout === null) throw new Error("A plan is paid for only after it was set");
  return checkout;
}
