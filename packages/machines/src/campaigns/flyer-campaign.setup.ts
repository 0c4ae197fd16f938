import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { assertEvent, assign, sendTo, setup } from "xstate";
import { showEveryIssue, touchField } from "../forms/fields.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { checkoutMachine } from "../payments/checkout.machine.ts";
import type { CheckoutOutput } from "../payments/checkout.model.ts";
import { promocodeMachine } from "../payments/promocode.machine.ts";
import type { CheckoutRequest } from "../payments/settlement.machine.ts";
import {
  nameCheckout,
  refuseCheckout,
  NO_CHECKOUT,
  applyCheckoutAnswer,
  changePlan,
  failPlan,
  changePromocode,
} from "./flyer-campaign-changes.ts";
import type {
  FlyerCampaignContext,
  FlyerCampaignEvent,
  FlyerCampaignInput,
  FlyerCampaignOutput,
  OpenCheckoutAnswer,
  OpenCheckoutRequest,
} from "./flyer-campaign.model.ts";

/** What the chart of a flyer campaign is made of: see `flyer-campaign.machine.ts`. */
export const flyerCampaignSetup = setup({
  types: {
    context: {} as FlyerCampaignContext,
    events: {} as FlyerCampaignEvent,
    input: {} as FlyerCampaignInput,
    output: {} as FlyerCampaignOutput,
    meta: {} as { title: string },
    children: {} as {
      promocode: "promocode";
      checkout: "checkout";
      openCheckout: "openCheckout";
      loadCheckout: "loadCheckout";
    },
  },
  actors: {
    openCheckout: callNotProvided<OpenCheckoutAnswer, OpenCheckoutRequest>("openCheckout"),
    loadCheckout: callNotProvided<Checkout | null, CheckoutRequest>("loadCheckout"),
    promocode: promocodeMachine,
    checkout: checkoutMachine,
  },
  guards: {
    hasCheckout: ({ context }) => context.checkoutId !== null,
    holds: ({ context }) => context.fields.issues.length === 0,
    wasOpened: (_, answer: OpenCheckoutAnswer) => answer.tag === "opened",
    wasFound: (_, { checkout }: { checkout: Checkout | null }) => checkout !== null,
    hasSettled: (_, { tag }: CheckoutOutput) => tag === "settled",
    wasRefused: (_, { tag }: CheckoutOutput) => tag === "refused",
  },
  actions: {
    changeField: assign(({ context, event }) => {
      assertEvent(event, "field.changed");
      return changePlan(context, { [event.name]: event.value });
    }),
    changeFields: assign(({ context, event }) => {
      assertEvent(event, "fields.changed");
      return changePlan(context, event.values);
    }),
    touchField: assign(({ context, event }) => {
      assertEvent(event, "field.blurred");
      return { fields: touchField(context.fields, event.name) };
    }),
    showEveryIssue: assign(({ context }) => ({ fields: showEveryIssue(context.fields) })),
    takePromocode: assign(({ event }) => {
      assertEvent(event, "promocode.applied");
      return changePromocode(event.applied);
    }),
    dropPromocode: assign(() => changePromocode(null)),
    nameCheckout: assign(({ context }) => nameCheckout(context)),
    takeAnswer: assign(({ context }, answer: OpenCheckoutAnswer) =>
      applyCheckoutAnswer(context, answer),
    ),
    takeFailure: assign(({ context }, { error }: { error: unknown }) => failPlan(context, error)),
    takeCheckout: assign((_, { checkout }: { checkout: Checkout | null }) => ({ checkout })),
    forgetCheckout: assign(NO_CHECKOUT),
    refuseCheckout: assign(({ context }, { notice }: CheckoutOutput) =>
      refuseCheckout(context, notice),
    ),
    lockPromocode: sendTo("promocode", { type: "promocode.locked" }),
    unlockPromocode: sendTo("promocode", { type: "promocode.unlocked" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
  delays: { redirectDelay: REDIRECT_DELAY },
});
