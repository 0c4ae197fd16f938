import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Issue } from "@marquee/domain/validation/rule";
import {
  applyFieldsEvent,
  clearRefusals,
  failFields,
  openFields,
  refuseFields,
  type FieldsContext,
  type FieldsEvent,
  type Validate,
} from "../forms/fields.ts";
import { toProblem } from "../patterns/problem.ts";
import type { CheckoutOutput } from "./checkout.model.ts";
import type { PaymentEvent } from "./payment-events.ts";
import type { PaymentMethod } from "./payment-method.model.ts";
import type { AppliedPromocode, PromocodeChangeEvent } from "./promocode.model.ts";

/** The input of the `openCheckout` actor. The same id and content always give the same checkout. */
export interface OpenCheckoutRequest<Draft extends object> {
  readonly id: string;
  readonly draft: Draft;
  /** Null if none is applied, or if the plan takes none. */
  readonly promocode: string | null;
}

/** The output of an `openCheckout` actor. It rejects for everything else (server away, a crash). */
export type CheckoutResponse =
  | { readonly tag: "opened"; readonly checkout: Checkout }
  | { readonly tag: "refused"; readonly issues: readonly Issue[] };

export interface PricedPlanInput<Draft extends object> {
  /** An empty plan, one with something chosen, or what was chosen before a reload. */
  readonly draft: Draft;
  readonly validate: Validate<Draft>;
  /** Makes 32 hexadecimal characters; called once per plan that is set. */
  readonly newId: () => string;
  /** A checkout that was open before a reload, to be resumed. */
  readonly checkoutId?: string | null;
  /** What the promo code box holds at first. */
  readonly prefill?: string;
  /** The promo code that was applied before a reload. */
  readonly applied?: AppliedPromocode | null;
  /** Whether the branch is approved, so that what is paid for is live at once; true if it makes no difference. */
  readonly approved?: boolean;
  /** False on a page where the user sets the plan, although this kind of plan sets itself elsewhere (PLAN-M11). */
  readonly setsItself?: boolean;
}

/** A plan that the server prices and a checkout pays for. The fields are those of the plan. */
export interface PricedPlanContext<Draft extends object> extends FieldsContext<Draft> {
  readonly validate: Validate<Draft>;
  readonly newId: () => string;
  /** Names the checkout of the current plan; null once the plan has changed. */
  readonly checkoutId: string | null;
  /** The checkout that the server stored and priced; its receipt is the payment summary. */
  readonly checkout: Checkout | null;
  readonly prefill: string;
  readonly applied: AppliedPromocode | null;
  readonly approved: boolean;
  readonly setsItself: boolean;
  /** The method the user chose to pay by. */
  readonly method: PaymentMethod;
  /** Whether the money of the checkout that was refused last goes back. */
  readonly isRefunded: boolean;
  /** After a failure, a refusal or a cancel the plan does not set itself before it is changed (PLAN-M11). */
  readonly isHeld: boolean;
}

export type PricedPlanEvent =
  | FieldsEvent
  | PromocodeChangeEvent
  | PaymentEvent
  | {
      readonly type: "plan.set";
      /** What it is to be paid by; by card if none is named. It may be changed until money moves. */
      readonly method?: PaymentMethod;
    }
  | { readonly type: "plan.cancelled" }
  | { readonly type: "resume.retry" }
  | { readonly type: "resume.dropped" }
  | { readonly type: "redirect.now" };

/** Not paid: the user left before the payment was settled, and what they bought may still be made. */
export interface PricedPlanOutput {
  readonly paid: boolean;
  readonly campaignId: string | null;
  readonly checkoutId: string | null;
}

type Change<Draft extends object> = Partial<PricedPlanContext<Draft>>;

/** A changed plan has no price any more, and gets a checkout of its own the next time it is set. */
export const NO_CHECKOUT = { checkoutId: null, checkout: null } as const;

/**
 * Opens the flow with a plan, or with the id of a checkout to resume after a reload (PLAN-M8). By
 * default the branch counts as approved, and the plan sets itself (PLAN-M11).
 */
export const createPricedPlanContext = <Draft extends object>(
  input: PricedPlanInput<Draft>,
): PricedPlanContext<Draft> => ({
  validate: input.validate,
  newId: input.newId,
  fields: openFields(input.draft, input.validate),
  checkoutId: input.checkoutId ?? null,
  checkout: null,
  prefill: input.prefill ?? "",
  applied: input.applied ?? null,
  approved: input.approved ?? true,
  setsItself: input.setsItself ?? true,
  method: "card",
  isRefunded: false,
  isHeld: false,
});

/** Returns the output: `paid` only if the server has the checkout as paid. */
export const pricedPlanOutput = <Draft extends object>({
  checkout,
  checkoutId,
}: PricedPlanContext<Draft>): PricedPlanOutput => ({
  paid: checkout?.state === "paid",
  campaignId: checkout?.campaignId ?? null,
  checkoutId,
});

/** Applies an event of the fields; a changed plan is no longer held. */
export const changePlan = <Draft extends object>(
  context: PricedPlanContext<Draft>,
  event: FieldsEvent,
): Change<Draft> => ({
  fields: applyFieldsEvent(context.fields, event, context.validate),
  isHeld: false,
  ...NO_CHECKOUT,
});

/** A promo code changes the price: the plan is set again, as another checkout. */
export const changePromocode = <Draft extends object>(
  applied: AppliedPromocode | null,
): Change<Draft> => ({ applied, isHeld: false, ...NO_CHECKOUT });

/** The same plan set again after a lost response keeps its id, so that the server makes no second checkout. */
export const nameCheckout = <Draft extends object>(
  context: PricedPlanContext<Draft>,
): Change<Draft> => ({
  checkoutId: context.checkoutId ?? context.newId(),
  fields: clearRefusals(context.fields),
});

/** The response may be an equal checkout that was opened before: the flow continues with that one (PLAN-M2). */
export const applyCheckoutResponse = <Draft extends object>(
  context: PricedPlanContext<Draft>,
  response: CheckoutResponse,
): Change<Draft> =>
  response.tag === "opened"
    ? { checkout: response.checkout, checkoutId: response.checkout.id }
    : { fields: refuseFields(context.fields, response.issues), isHeld: true, ...NO_CHECKOUT };

/**
 * Shows why the plan could not be set, and holds it (PLAN-M11). The id of its checkout stays, so
 * that setting the same plan again makes no second one (PLAN-M2).
 */
export const failPlan = <Draft extends object>(
  context: PricedPlanContext<Draft>,
  error: unknown,
): Change<Draft> => ({
  fields: failFields(context.fields, toProblem(error, paymentMessages.failed)),
  isRefunded: false,
  isHeld: true,
});

/** The checkout cannot be paid any more: the plan has to be set again, under a new id. */
export const refuseCheckout = <Draft extends object>(
  context: PricedPlanContext<Draft>,
  { checkout, notice }: CheckoutOutput,
): Change<Draft> => ({
  fields: failFields(context.fields, {
    message: notice ?? paymentMessages.failed,
    reference: null,
  }),
  isRefunded: checkout.state === "refundDue" || checkout.state === "refunded",
  isHeld: true,
  ...NO_CHECKOUT,
});

/** The checkout to pay for. Throws if there is none: the flow reaches the payment only with a stored checkout. */
export function requireCheckout({ checkout }: { readonly checkout: Checkout | null }): Checkout {
  if (checkout === null) throw new Error("A plan is paid for only after it was set");
  return checkout;
}
