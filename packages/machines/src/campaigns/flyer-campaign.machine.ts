import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { assertEvent, assign, sendTo, setup } from "xstate";
import { showEveryIssue, touchField } from "../forms/fields.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { checkoutMachine } from "../payments/checkout.machine.ts";
import type { CheckoutOutput } from "../payments/checkout.model.ts";
import {
  applyCheckoutAnswer,
  changePlan,
  failPlan,
  nameCheckout,
  NO_CHECKOUT,
  refuseCheckout,
  requireCheckout,
  type OpenCheckoutAnswer,
} from "../payments/priced-plan.model.ts";
import { promocodeMachine } from "../payments/promocode.machine.ts";
import type { CheckoutRequest } from "../payments/settlement.model.ts";
import {
  changePromocode,
  createFlyerCampaignContext,
  successMessage,
} from "./flyer-campaign.model.ts";
import type {
  FlyerCampaignContext,
  FlyerCampaignEvent,
  FlyerCampaignInput,
  FlyerCampaignOutput,
  OpenCheckoutRequest,
} from "./flyer-campaign.model.ts";

/** Changing a plan that has a price goes back to editing, and removes the price. */
const planChange = {
  "field.changed": { target: "#flyerCampaign.editingPlan", actions: "changePlan" },
  "fields.changed": { target: "#flyerCampaign.editingPlan", actions: "changePlan" },
} as const;

/** A promo code changes the price of a plan that is set: it is set again, as another checkout. */
const priceChange = {
  "promocode.applied": {
    target: "#flyerCampaign.settingPlan",
    reenter: true,
    actions: "setPromocode",
  },
  "promocode.withdrawn": {
    target: "#flyerCampaign.settingPlan",
    reenter: true,
    actions: "clearPromocode",
  },
} as const;

/** From an empty plan to a paid campaign (FLYER-M1 … FLYER-M9). */
export const flyerCampaignMachine = setup({
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
    changePlan: assign(({ context, event }) => {
      assertEvent(event, ["field.changed", "fields.changed"]);
      return changePlan(context, event);
    }),
    touchField: assign(({ context, event }) => {
      assertEvent(event, "field.blurred");
      return { fields: touchField(context.fields, event.name) };
    }),
    showEveryIssue: assign(({ context }) => ({ fields: showEveryIssue(context.fields) })),
    setPromocode: assign(({ event }) => {
      assertEvent(event, "promocode.applied");
      return changePromocode(event.applied);
    }),
    clearPromocode: assign(() => changePromocode(null)),
    nameCheckout: assign(({ context }) => nameCheckout(context)),
    applyCheckoutAnswer: assign(({ context }, answer: OpenCheckoutAnswer) =>
      applyCheckoutAnswer(context, answer),
    ),
    failPlan: assign(({ context }, { error }: { error: unknown }) => failPlan(context, error)),
    setCheckout: assign((_, { checkout }: { checkout: Checkout | null }) => ({ checkout })),
    clearCheckout: assign(NO_CHECKOUT),
    refuseCheckout: assign(({ context }, { notice }: CheckoutOutput) =>
      refuseCheckout(context, notice),
    ),
    lockPromocode: sendTo("promocode", { type: "promocode.locked" }),
    unlockPromocode: sendTo("promocode", { type: "promocode.unlocked" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
  delays: { redirectDelay: REDIRECT_DELAY },
}).createMachine({
  id: "flyerCampaign",
  description: "A flyer campaign: planned, priced, paid for, recorded, and shown.",
  context: ({ input }) => createFlyerCampaignContext(input),
  output: ({ context: { checkout, checkoutId } }) => ({
    campaignId: checkout?.campaignId ?? null,
    checkoutId,
  }),
  initial: "opening",
  invoke: {
    id: "promocode",
    src: "promocode",
    input: ({ context: { prefill, applied }, self }) => ({ prefill, applied, checkout: self }),
    onError: {
      target: "#flyerCampaign",
      reenter: true,
      description: "The promo code box crashed: the flow starts again with what it has.",
    },
  },
  states: {
    opening: {
      description: "After a reload the flow resumes its checkout; else it starts with the plan.",
      meta: { title: "Opening" },
      always: [{ guard: "hasCheckout", target: "resuming" }, { target: "editingPlan" }],
    },
    resuming: {
      description: "The server sends the state of the checkout that was open before the reload.",
      meta: { title: "Resuming" },
      invoke: {
        id: "loadCheckout",
        src: "loadCheckout",
        input: ({ context }) => ({ checkoutId: context.checkoutId ?? "" }),
        onDone: [
          {
            guard: { type: "wasFound", params: ({ event }) => ({ checkout: event.output }) },
            target: "checkingOut",
            actions: { type: "setCheckout", params: ({ event }) => ({ checkout: event.output }) },
          },
          { target: "editingPlan", actions: "clearCheckout" },
        ],
        onError: "resumeFailed",
      },
      on: { "resume.dropped": { target: "editingPlan", actions: "clearCheckout" } },
    },
    resumeFailed: {
      description: "The server did not answer; the person retries, or starts with a new plan.",
      meta: { title: "Could not resume" },
      on: {
        "resume.retry": "resuming",
        "resume.dropped": { target: "editingPlan", actions: "clearCheckout" },
      },
    },
    editingPlan: {
      description: "The person fills in the plan. It has no price yet.",
      meta: { title: "Planning" },
      entry: "unlockPromocode",
      on: {
        "field.changed": { actions: "changePlan" },
        "fields.changed": { actions: "changePlan" },
        "field.blurred": { actions: "touchField" },
        "promocode.applied": { actions: "setPromocode" },
        "promocode.withdrawn": { actions: "clearPromocode" },
        "plan.set": [{ guard: "holds", target: "settingPlan" }, { actions: "showEveryIssue" }],
      },
    },
    settingPlan: {
      description: "The server stores the plan and prices it.",
      meta: { title: "Setting the plan" },
      entry: "nameCheckout",
      invoke: {
        id: "openCheckout",
        src: "openCheckout",
        input: ({ context: { checkoutId, fields, applied } }) => ({
          id: checkoutId ?? "",
          draft: fields.values,
          promocode: applied?.code ?? null,
        }),
        onDone: [
          {
            guard: { type: "wasOpened", params: ({ event }) => event.output },
            target: "checkingOut",
            actions: { type: "applyCheckoutAnswer", params: ({ event }) => event.output },
          },
          {
            target: "editingPlan",
            actions: { type: "applyCheckoutAnswer", params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: "editingPlan",
          actions: [
            { type: "failPlan", params: ({ event }) => ({ error: event.error }) },
            { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
          ],
        },
      },
      on: { ...planChange, ...priceChange, "plan.cancelled": "editingPlan" },
    },
    checkingOut: {
      description: "The plan is set; the checkout machine takes its payment.",
      meta: { title: "Checking out" },
      invoke: {
        id: "checkout",
        src: "checkout",
        input: ({ context, self }) => ({ checkout: requireCheckout(context), plan: self }),
        onDone: [
          {
            guard: { type: "hasSettled", params: ({ event }) => event.output },
            target: "redirecting",
            actions: { type: "setCheckout", params: ({ event }) => event.output },
          },
          {
            guard: { type: "wasRefused", params: ({ event }) => event.output },
            target: "editingPlan",
            actions: [
              { type: "refuseCheckout", params: ({ event }) => event.output },
              { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
            ],
          },
          { target: "leftOpen" },
        ],
        onError: "resumeFailed",
      },
      initial: "planSet",
      states: {
        planSet: {
          description:
            "The summary shows the price and its lines. Everything may still be changed.",
          meta: { title: "Plan set" },
          entry: "unlockPromocode",
          on: { ...planChange, ...priceChange, "payment.begun": "paying" },
        },
        paying: {
          description: "A payment is under way: plan and price are locked until it is over.",
          meta: { title: "Paying" },
          entry: "lockPromocode",
          on: { "payment.paused": "planSet" },
        },
      },
    },
    redirecting: {
      description: "The campaign exists; its page opens after three seconds, or at once on demand.",
      meta: { title: "Campaign made" },
      entry: {
        type: "notify",
        params: ({ context }) => ({ kind: "success", message: successMessage(context) }),
      },
      after: { redirectDelay: "finished" },
      on: { "redirect.now": "finished" },
    },
    finished: {
      type: "final",
      description: "The output names the campaign whose page is to be opened.",
      meta: { title: "Finished" },
    },
    leftOpen: {
      type: "final",
      description:
        "The person left before the payment was settled; the server finishes without them.",
      meta: { title: "Left open" },
    },
  },
});
