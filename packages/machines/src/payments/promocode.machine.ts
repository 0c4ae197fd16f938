import { paymentMessages } from "@marquee/domain/payments/messages";
import { promocodeRules } from "@marquee/domain/payments/promocode";
import type { Promocode } from "@marquee/domain/payments/receipt.schema";
import { brokenRules } from "@marquee/domain/validation/rule";
import { assertEvent, assign, setup } from "xstate";
import type { Listener } from "../patterns/listener.ts";
import { actionNotProvided, callNotProvided } from "../patterns/not-provided.ts";
import type { Notification } from "../patterns/notification.ts";
import { problemOf } from "../patterns/problem.ts";

/** A code with what it takes off. */
export interface AppliedPromocode {
  readonly code: string;
  readonly promocode: Promocode;
}

/** What the checkout hears: it prices anew with the code, or without. */
export type PromocodeChangeEvent =
  | { readonly type: "promocode.applied"; readonly applied: AppliedPromocode }
  | { readonly type: "promocode.withdrawn" };

/** What the `checkPromocode` actor is asked. */
export interface PromocodeRequest {
  readonly code: string;
}

export interface PromocodeInput {
  /** What the box holds at first; a setting, usually empty. */
  readonly prefill: string;
  readonly applied: AppliedPromocode | null;
  readonly checkout: Listener<PromocodeChangeEvent>;
}

export interface PromocodeContext {
  readonly code: string;
  readonly applied: AppliedPromocode | null;
  /** Why the code was rejected, to be shown at the box. */
  readonly message: string | null;
  readonly checkout: Listener<PromocodeChangeEvent>;
}

export type PromocodeEvent =
  | { readonly type: "promocode.changed"; readonly code: string }
  | { readonly type: "promocode.submitted" }
  | { readonly type: "promocode.cancelled" }
  | { readonly type: "promocode.removed" }
  | { readonly type: "promocode.locked" }
  | { readonly type: "promocode.unlocked" };

const refusalOf = (code: string, found?: Promocode | null): string | null =>
  brokenRules(promocodeRules, { promocode: code }, { found })[0]?.message ?? null;

/** The promo code box of a payment summary (PROMO-M1 … PROMO-M4). */
export const promocodeMachine = setup({
  types: {
    context: {} as PromocodeContext,
    events: {} as PromocodeEvent,
    input: {} as PromocodeInput,
    meta: {} as { title: string },
  },
  actors: { checkPromocode: callNotProvided<Promocode | null, PromocodeRequest>("checkPromocode") },
  guards: {
    isApplied: ({ context }) => context.applied !== null,
    mayCheck: ({ context }) => refusalOf(context.code) === null,
    isFound: (_, { found }: { found: Promocode | null }) => found !== null,
  },
  actions: {
    takeCode: assign(({ event }) => {
      assertEvent(event, "promocode.changed");
      return { code: event.code, message: null };
    }),
    takePromocode: assign(({ context }, { found }: { found: Promocode | null }) => ({
      applied: found ? { code: context.code.trim(), promocode: found } : null,
      message: null,
    })),
    takeRefusal: assign(({ context }, { found }: { found: Promocode | null }) => ({
      message: refusalOf(context.code, found),
    })),
    takeFailure: assign((_, { error }: { error: unknown }) => ({
      message: problemOf(error, paymentMessages.failed).message,
    })),
    forgetPromocode: assign({ applied: null, code: "", message: null }),
    sendApplied: ({ context }) => {
      if (context.applied)
        context.checkout.send({ type: "promocode.applied", applied: context.applied });
    },
    sendWithdrawn: ({ context }) => context.checkout.send({ type: "promocode.withdrawn" }),
    notify: (_, { message }: Notification) => actionNotProvided(`notify: ${message}`),
  },
}).createMachine({
  id: "promocode",
  description: "A promo code: typed, checked, applied, and taken away again.",
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
      description: "A payment is under way: the price may not change beneath it.",
    },
  },
  states: {
    opening: {
      description: "The box shows the code that is applied, or is ready to be typed in.",
      meta: { title: "Opening" },
      always: [{ guard: "isApplied", target: "applied" }, { target: "editing" }],
    },
    editing: {
      description: "A code is typed.",
      meta: { title: "Typing" },
      on: {
        "promocode.changed": { actions: "takeCode" },
        "promocode.submitted": [
          { guard: "mayCheck", target: "checking" },
          { target: "rejected", actions: { type: "takeRefusal", params: { found: null } } },
        ],
      },
    },
    checking: {
      description: "The server says what the code takes off.",
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
              { type: "takePromocode", params: ({ event }) => ({ found: event.output }) },
              "sendApplied",
              {
                type: "notify",
                params: { kind: "success", message: paymentMessages.promocodeApplied },
              },
            ],
          },
          {
            target: "rejected",
            actions: { type: "takeRefusal", params: ({ event }) => ({ found: event.output }) },
          },
        ],
        onError: {
          target: "rejected",
          actions: { type: "takeFailure", params: ({ event }) => ({ error: event.error }) },
        },
      },
      on: { "promocode.cancelled": "editing" },
    },
    rejected: {
      description: "The code takes nothing off, or could not be checked; the box says why.",
      meta: { title: "Rejected" },
      on: {
        "promocode.changed": { target: "editing", actions: "takeCode" },
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
            "forgetPromocode",
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
