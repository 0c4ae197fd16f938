import { paymentMessages } from "@marquee/domain/payments/messages";
import { createFlyerContext, requireCheckout, successMessage } from "./flyer-campaign-changes.ts";
import { flyerCampaignSetup } from "./flyer-campaign.setup.ts";

/** Changing anything of a plan that has a price goes back to the plan, and takes the price away. */
const replan = {
  "field.changed": { target: "#flyerCampaign.editingPlan", actions: "changeField" },
  "fields.changed": { target: "#flyerCampaign.editingPlan", actions: "changeFields" },
} as const;

/** A promo code changes the price of a plan that is set: it is set again, as another checkout. */
const reprice = {
  "promocode.applied": {
    target: "#flyerCampaign.settingPlan",
    reenter: true,
    actions: "takePromocode",
  },
  "promocode.withdrawn": {
    target: "#flyerCampaign.settingPlan",
    reenter: true,
    actions: "dropPromocode",
  },
} as const;

/** From an empty plan to a paid campaign (FLYER-M1 … FLYER-M9). */
export const flyerCampaignMachine = flyerCampaignSetup.createMachine({
  id: "flyerCampaign",
  description: "A flyer campaign: planned, priced, paid for, recorded, and shown.",
  context: ({ input }) => createFlyerContext(input),
  output: ({ context: { checkout, checkoutId } }) => ({
    campaignId: checkout?.campaignId ?? null,
    checkoutId,
  }),
  initial: "opening",
  invoke: {
    id: "promocode",
    src: "promocode",
    input: ({ context: { prefill, applied }, self }) => ({ prefill, applied, checkout: self }),
  },
  states: {
    opening: {
      description: "After a reload the flow finds its place again; else it starts with the plan.",
      meta: { title: "Opening" },
      always: [{ guard: "hasCheckout", target: "resuming" }, { target: "editingPlan" }],
    },
    resuming: {
      description: "The server says where the checkout stands that was open before.",
      meta: { title: "Finding its place again" },
      invoke: {
        id: "loadCheckout",
        src: "loadCheckout",
        input: ({ context }) => ({ checkoutId: context.checkoutId ?? "" }),
        onDone: [
          {
            guard: { type: "wasFound", params: ({ event }) => ({ checkout: event.output }) },
            target: "checkingOut",
            actions: { type: "takeCheckout", params: ({ event }) => ({ checkout: event.output }) },
          },
          { target: "editingPlan", actions: "forgetCheckout" },
        ],
        onError: "resumeFailed",
      },
      on: { "resume.dropped": { target: "editingPlan", actions: "forgetCheckout" } },
    },
    resumeFailed: {
      description: "The server did not say; it can be asked again, or the plan begun anew.",
      meta: { title: "Place not found" },
      on: {
        "resume.retry": "resuming",
        "resume.dropped": { target: "editingPlan", actions: "forgetCheckout" },
      },
    },
    editingPlan: {
      description: "The plan is filled in. It has no price yet, and nothing to pay.",
      meta: { title: "Planning" },
      entry: "unlockPromocode",
      on: {
        "field.changed": { actions: "changeField" },
        "fields.changed": { actions: "changeFields" },
        "field.blurred": { actions: "touchField" },
        "promocode.applied": { actions: "takePromocode" },
        "promocode.withdrawn": { actions: "dropPromocode" },
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
            actions: { type: "takeAnswer", params: ({ event }) => event.output },
          },
          {
            target: "editingPlan",
            actions: { type: "takeAnswer", params: ({ event }) => event.output },
          },
        ],
        onError: {
          target: "editingPlan",
          actions: [
            { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
            { type: "notify", params: { kind: "error", message: paymentMessages.failed } },
          ],
        },
      },
      on: { ...replan, ...reprice, "plan.cancelled": "editingPlan" },
    },
    checkingOut: {
      description: "The plan is set; its payment is the checkout's own chart.",
      meta: { title: "Checking out" },
      invoke: {
        id: "checkout",
        src: "checkout",
        input: ({ context, self }) => ({ checkout: requireCheckout(context), plan: self }),
        onDone: [
          {
            guard: { type: "hasSettled", params: ({ event }) => event.output },
            target: "redirecting",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
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
          description: "The summary says what it costs and why. Everything may still be changed.",
          meta: { title: "Plan set" },
          entry: "unlockPromocode",
          on: { ...replan, ...reprice, "payment.begun": "paying" },
        },
        paying: {
          description: "A payment is under way: plan and price stand still until it is over.",
          meta: { title: "Paying" },
          entry: "lockPromocode",
          on: { "payment.paused": "planSet" },
        },
      },
    },
    redirecting: {
      description: "The campaign exists; its page opens after three seconds, or at once.",
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
        "The person left before the provider had said; the server finishes without them.",
      meta: { title: "Left open" },
    },
  },
});
