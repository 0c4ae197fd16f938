import { campaignMessages } from "@marquee/domain/campaigns/messages";
import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { paymentMessages } from "@marquee/domain/payments/messages";
import { assertEvent, assign, setup } from "xstate";
import { showEveryIssue, touchField } from "../forms/fields.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { REDIRECT_DELAY } from "../patterns/redirect-delay.ts";
import { checkoutMachine } from "../payments/checkout.machine.ts";
import type { CheckoutOutput } from "../payments/checkout.model.ts";
import {
  applyCheckoutAnswer,
  changePlan,
  createPricedPlanContext,
  failPlan,
  nameCheckout,
  NO_CHECKOUT,
  refuseCheckout,
  requireCheckout,
  type OpenCheckoutAnswer,
} from "../payments/priced-plan.model.ts";
import type { CheckoutRequest } from "../payments/settlement.model.ts";
import type {
  MapProductsContext,
  MapProductsEvent,
  MapProductsInput,
  MapProductsOutput,
  OpenMappingRequest,
} from "./map-products.model.ts";

/** Another choice of products goes back to choosing, and removes the price. */
const planChange = {
  "field.changed": { target: "#mapProducts.choosing", actions: "changePlan" },
  "fields.changed": { target: "#mapProducts.choosing", actions: "changePlan" },
} as const;

/** From a live offer to more products in it, paid for (MAPFLOW-M1 … MAPFLOW-M6). */
export const mapProductsMachine = setup({
  types: {
    context: {} as MapProductsContext,
    events: {} as MapProductsEvent,
    input: {} as MapProductsInput,
    output: {} as MapProductsOutput,
    meta: {} as { title: string },
    children: {} as {
      checkout: "checkout";
      openCheckout: "openCheckout";
      loadCheckout: "loadCheckout";
    },
  },
  actors: {
    openCheckout: callNotProvided<OpenCheckoutAnswer, OpenMappingRequest>("openCheckout"),
    loadCheckout: callNotProvided<Checkout | null, CheckoutRequest>("loadCheckout"),
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
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
    refreshLists: () => actionNotProvided("refreshLists"),
  },
  delays: { redirectDelay: REDIRECT_DELAY },
}).createMachine({
  id: "mapProducts",
  description: "More products for a live offer: chosen, priced, paid for, and mapped.",
  context: ({ input }) => createPricedPlanContext(input),
  output: ({ context }) => ({ mapped: context.checkout?.state === "paid" }),
  initial: "opening",
  states: {
    opening: {
      description: "After a reload the flow resumes its checkout; else it starts with the choice.",
      meta: { title: "Opening" },
      always: [{ guard: "hasCheckout", target: "resuming" }, { target: "choosing" }],
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
          { target: "choosing", actions: "clearCheckout" },
        ],
        onError: "resumeFailed",
      },
      on: { "resume.dropped": { target: "choosing", actions: "clearCheckout" } },
    },
    resumeFailed: {
      description: "The server did not answer; the person retries, or chooses anew.",
      meta: { title: "Could not resume" },
      on: {
        "resume.retry": "resuming",
        "resume.dropped": { target: "choosing", actions: "clearCheckout" },
      },
    },
    choosing: {
      description: "The person chooses products. What they cost is shown, but not stored yet.",
      meta: { title: "Choosing" },
      on: {
        "field.changed": { actions: "changePlan" },
        "fields.changed": { actions: "changePlan" },
        "field.blurred": { actions: "touchField" },
        "plan.set": [{ guard: "holds", target: "pricing" }, { actions: "showEveryIssue" }],
      },
    },
    pricing: {
      description:
        "The server checks that the offer is live still, prices the choice and stores it.",
      meta: { title: "Pricing" },
      entry: "nameCheckout",
      invoke: {
        id: "openCheckout",
        src: "openCheckout",
        input: ({ context: { checkoutId, fields } }) => ({
          id: checkoutId ?? "",
          draft: fields.values,
        }),
        onDone: [
          {
            guard: { type: "wasOpened", params: ({ event }) => event.output },
            target: "checkingOut",
            actions: { type: "applyCheckoutAnswer", params: ({ event }) => event.output },
          },
          {
            target: "choosing",
            actions: [
              { type: "applyCheckoutAnswer", params: ({ event }) => event.output },
              "refreshLists",
            ],
          },
        ],
        onError: {
          target: "choosing",
          actions: [
            { type: "failPlan", params: ({ event }) => ({ error: event.error }) },
            { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
          ],
        },
      },
      on: { ...planChange, "plan.cancelled": "choosing" },
    },
    checkingOut: {
      description: "The choice is priced; the checkout machine takes its payment.",
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
            target: "choosing",
            actions: [
              { type: "refuseCheckout", params: ({ event }) => event.output },
              "refreshLists",
              { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
            ],
          },
          { target: "leftOpen" },
        ],
        onError: "resumeFailed",
      },
      initial: "priced",
      states: {
        priced: {
          description:
            "The summary shows the price and its lines. The choice may still be changed.",
          meta: { title: "Priced" },
          on: { ...planChange, "payment.begun": "paying" },
        },
        paying: {
          description: "A payment is under way: the choice is locked until it is over.",
          meta: { title: "Paying" },
          on: { "payment.paused": "priced" },
        },
      },
    },
    redirecting: {
      description:
        "The products are mapped; the offers open after three seconds, or at once on demand.",
      meta: { title: "Mapped" },
      entry: [
        "refreshLists",
        {
          type: "notify",
          params: { kind: "success", message: campaignMessages.productsMapped },
        },
      ],
      after: { redirectDelay: "finished" },
      on: { "redirect.now": "finished" },
    },
    finished: {
      type: "final",
      description: "The list of offers is to be opened.",
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
