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
} from "./flyer-campaign-types.ts";

type Change = Partial<FlyerCampaignContext>;

/** A plan that changed has no price any more, and a checkout of its own the next time it is set. */
export const NO_CHECKOUT = { checkoutId: null, checkout: null } as const;

const isFree = (checkout: Checkout | null): boolean => checkout?.receipt.charge === 0;

export const flyerContext = (input: FlyerCampaignInput): FlyerCampaignContext => ({
  validate: input.validate,
  newId: input.newId,
  prefill: input.prefill,
  applied: input.applied ?? null,
  plan: openFields(input.draft, input.validate),
  checkoutId: input.checkoutId ?? null,
  checkout: null,
});

export const planChanged = (context: FlyerCampaignContext, changes: object): Change => ({
  plan: changeFields(context.plan, changes, context.validate),
  ...NO_CHECKOUT,
});

export const promocodeChanged = (applied: AppliedPromocode | null): Change => ({
  applied,
  ...NO_CHECKOUT,
});

/** The same plan set again after a lost answer keeps its id, so that the server makes no second checkout. */
export const checkoutNamed = (context: FlyerCampaignContext): Change => ({
  checkoutId: context.checkoutId ?? context.newId(),
  plan: forgetRefusals(context.plan),
});

export const planAnswered = (context: FlyerCampaignContext, answer: OpenCheckoutAnswer): Change =>
  answer.tag === "opened"
    ? { checkout: answer.checkout }
    : { plan: refuseFields(context.plan, answer.issues), ...NO_CHECKOUT };

export const planFailed = (context: FlyerCampaignContext, error: unknown): Change => ({
  plan: failFields(context.plan, problemOf(error, paymentMessages.failed)),
});

/** The checkout cannot be paid any more: the plan is set anew, under a new id. */
export const checkoutRefused = (context: FlyerCampaignContext, message: string | null): Change => ({
  plan: failFields(context.plan, { message: message ?? paymentMessages.failed, reference: null }),
  ...NO_CHECKOUT,
});

/** What the success panel is announced with; where nothing was charged, nobody is told of a payment. */
export const successMessage = ({ checkout }: FlyerCampaignContext): string =>
  isFree(checkout) ? campaignMessages.flyerCreated : paymentMessages.cardSucceeded;

/** The checkout that is paid for; the flow gets to paying by no other way than with one. */
export function opened({ checkout }: FlyerCampaignContext): Checkout {
  if (checkout === null) throw new Error("A plan is paid for only after it was set");
  return checkout;
}
