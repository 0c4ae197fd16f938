import { paymentMessages } from "@marquee/domain/payments/messages";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { assertEvent, assign, setup } from "xstate";
import { readError } from "../patterns/event-params.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { type ActorFailure, toProblem } from "../patterns/problem.ts";
import {
  findRefusal,
  type PromocodeContext,
  type PromocodeEvent,
  type PromocodeInput,
  type PromocodeRequest,
} from "./promocode.model.ts";

/** The promo code box of a payment summary (PROMO-M1 … PROMO-M4). */
const machine = setup({
  types: {
    context: {} as PromocodeContext,
    events: {} as PromocodeEvent,
    input: {} as PromocodeInput,
    meta: {} as { title: string },
  },
  actors: { checkPromocode: callNotProvided<Promocode | null, PromocodeRequest>("checkPromocode") },
  guards: {
    isApplied: ({ context }) => context.applied !== null,
    mayCheck: ({ context }) => findRefusal(context.code) === null,
    isFound: (_, { found }: { found: Promocode | null }) => found !== null,
  },
  actions: {
    setCode: assign(({ event }) => {
      assertEvent(event, "promocode.changed");
      return { code: event.code, message: null };
    }),
    setPromocode: assign(({ context }, { found }: { found: Promocode | null }) => ({
      applied: found ? { code: context.code.trim(), promocode: found } : null,
      message: null,
    })),
    setRefusal: assign(({ context }, { found }: { found: Promocode | null }) => ({
      message: findRefusal(context.code, found),
    })),
    setFailure: assign((_, { error }: ActorFailure) => ({
      message: toProblem(error, paymentMessages.failed).message,
    })),
    clearPromocode: assign({ applied: null, code: "", message: null }),
    sendApplied: ({ context }) => {
      if (context.applied)
        context.checkout.send({ type: "promocode.applied", applied: context.applied });
    },
    sendWithdrawn: ({ context }) => context.checkout.send({ type: "promocode.withdrawn" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
}).createMachine({
  id: "promocode",
  description: "A promo code: typed, checked, applied, and removed again.",
  context: ({ input }) => ({
    code: input.applied?.code ?? input.prefill,
    applied: input.applied,
    message: null,
    checkout: input.checkout,
  }),
  initial: "opening",
  on: {
    "promocode.locked": {
      target: ".locked",
      description: "A payment is under way: the price may not change meanwhile.",
    },
  },
  states: {
    opening: {
      description: "The box shows the applied code, or takes a new one.",
      meta: { title: "Opening" },
      always: [{ guard: "isApplied", target: "applied" }, { target: "editing" }],
    },
    editing: {
      description: "The user types a code.",
      meta: { title: "Typing" },
      on: {
        "promocode.changed": { actions: "setCode" },
        "promocode.submitted": [
          { guard: "mayCheck", target: "checking" },
          { target: "rejected", actions: { type: "setRefusal", params: { found: null } } },
        ],
      },
    },
    checking: {
      description: "The server looks the code up.",
      meta: { title: "Checking" },
      invoke: {
        id: "checkPromocode",
        src: "checkPromocode",
        input: ({ context }) => ({ code: context.code.trim() }),
        onDone: [
          {
            guard: { type: "isFound", params: ({ event }) => ({ found: event.output }) },
            target: "applied",
            actions: [
              { type: "setPromocode", params: ({ event }) => ({ found: event.output }) },
              "sendApplied",
              {
                type: "notify",
                params: { kind: "success", message: paymentMessages.promocodeApplied },
              },
            ],
          },
          {
            target: "rejected",
            actions: { type: "setRefusal", params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: { target: "rejected", actions: { type: "setFailure", params: readError } },
      },
      on: { "promocode.cancelled": "editing" },
    },
    rejected: {
      description: "The code is unknown, or could not be checked; the box shows why.",
      meta: { title: "Rejected" },
      on: {
        "promocode.changed": { target: "editing", actions: "setCode" },
        "promocode.submitted": { guard: "mayCheck", target: "checking" },
      },
    },
    applied: {
      description: "The code is applied and read-only until it is removed.",
      meta: { title: "Applied" },
      on: {
        "promocode.removed": {
          target: "editing",
          actions: [
            "clearPromocode",
            "sendWithdrawn",
            {
              type: "notify",
              params: { kind: "success", message: paymentMessages.promocodeRemoved },
            },
          ],
        },
      },
    },
    locked: {
      description: "Read-only while a payment is under way.",
      meta: { title: "Locked" },
      on: { "promocode.unlocked": "opening" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of all that invokes it would repeat the whole of it. */
export interface PromocodeMachine extends Inferred {}

export const promocodeMachine: PromocodeMachine = machine;
