import { offerMessages } from "@marquee/domain/offers/messages";
import type { Offer } from "@marquee/domain/offers/offer.schema";
import { tickPrimary } from "@marquee/domain/offers/primary-offer";
import { assertEvent, assign, enqueueActions, setup } from "xstate";
import { fieldChanged } from "../forms/fields.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { toProblem } from "../patterns/problem.ts";
import type {
  FormReady,
  PrimaryOfferContext,
  PrimaryOfferEvent,
  PrimaryOfferInput,
  TickedOffer,
} from "./primary-offer.model.ts";

/** The primary tick of the offer form (PRIMARY-M1 … PRIMARY-M4). The save replaces the old primary offer, not the tick. */
export const primaryOfferMachine = setup({
  types: {
    context: {} as PrimaryOfferContext,
    events: {} as PrimaryOfferEvent,
    input: {} as PrimaryOfferInput,
    emitted: {} as FormReady,
    tags: {} as "busy",
    meta: {} as { title: string },
  },
  actors: { lookUpPrimary: callNotProvided<Offer | null, TickedOffer>("lookUpPrimary") },
  guards: {
    wasTicked: ({ context }) => context.isTicked,
    hasNoBranch: ({ event }) =>
      event.type === "tick.set" && tickPrimary(event.offer, null).kind === "refused",
    mustConfirm: ({ context }, { existing }: { existing: Offer | null }) =>
      tickPrimary(context.offer, existing?.id ?? null).kind === "ask",
  },
  actions: {
    setOffer: assign(({ event }) => {
      assertEvent(event, "tick.set");
      return { offer: event.offer, existing: null, isFormHeld: false };
    }),
    holdForm: assign({ isFormHeld: true }),
    releaseForm: enqueueActions(({ context, enqueue }) => {
      if (context.isFormHeld) enqueue.emit({ type: "form.ready" });
    }),
    setExisting: assign((_, { existing }: { existing: Offer | null }) => ({ existing })),
    sendTicked: ({ context }) =>
      context.form.send(fieldChanged<Offer, "isPrimary">("isPrimary", "Y")),
    sendUnticked: ({ context }) =>
      context.form.send(fieldChanged<Offer, "isPrimary">("isPrimary", "N")),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
}).createMachine({
  id: "primaryOffer",
  description: "Making an offer the primary one of its branch, which only one can be.",
  context: ({ input }) => ({
    ...input,
    offer: { id: "", companyId: "", storeId: "" },
    existing: null,
    isFormHeld: false,
  }),
  initial: "opening",
  on: {
    "tick.cleared": {
      target: ".unticked",
      actions: "sendUnticked",
      description: "By hand, or because the branch was changed.",
    },
  },
  states: {
    opening: {
      description: "The tick starts as the offer has it.",
      meta: { title: "Opening" },
      always: [{ guard: "wasTicked", target: "ticked" }, { target: "unticked" }],
    },
    unticked: {
      description: "The offer is not to be primary.",
      meta: { title: "Not primary" },
      on: {
        "tick.set": [
          {
            guard: "hasNoBranch",
            actions: {
              type: "notify",
              params: { kind: "info", message: offerMessages.branchFirst },
            },
          },
          { target: "checking", actions: "setOffer" },
        ],
      },
    },
    checking: {
      description: "The server looks up the offer of the branch that is primary now.",
      meta: { title: "Looking for another" },
      tags: "busy",
      on: {
        "form.held": {
          actions: "holdForm",
          description:
            "The form is to be saved: it waits, since it would be saved without the tick.",
        },
      },
      invoke: {
        id: "lookUpPrimary",
        src: "lookUpPrimary",
        input: ({ context }) => context.offer,
        onDone: [
          {
            guard: { type: "mustConfirm", params: ({ event }) => ({ existing: event.output }) },
            target: "confirming",
            actions: { type: "setExisting", params: ({ event }) => ({ existing: event.output }) },
          },
          { target: "ticked", actions: ["sendTicked", "releaseForm"] },
        ],
        onError: {
          target: "unticked",
          actions: {
            type: "notify",
            params: ({ event }) => ({
              kind: "error",
              message: toProblem(event.error).message,
            }),
          },
        },
      },
    },
    confirming: {
      description: "Another offer is primary: a dialog confirms that this one replaces it.",
      meta: { title: "Confirming" },
      on: {
        "replacement.confirmed": { target: "ticked", actions: ["sendTicked", "releaseForm"] },
        "replacement.cancelled": { target: "unticked", actions: "sendUnticked" },
      },
    },
    ticked: {
      description: "The offer becomes primary with the next save of the form.",
      meta: { title: "Primary" },
      on: { "tick.set": { target: "checking", actions: "setOffer" } },
    },
  },
});
