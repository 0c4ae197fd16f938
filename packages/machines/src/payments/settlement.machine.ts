import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { assign, setup } from "xstate";
import { readOutput } from "../patterns/event-params.ts";
import { callNotProvided } from "../patterns/not-provided.ts";
import { getPaymentStatus } from "./payment-status.ts";
import {
  pollPause,
  QUERIES_UNTIL_UNPAID,
  type CheckoutRequest,
  type SettlementContext,
  type SettlementEvent,
  type SettlementOutput,
} from "./settlement.model.ts";

/** Queries the server until it knows whether a payment has moved money (SETTLE-M1 … SETTLE-M4). */
const machine = setup({
  types: {
    context: {} as SettlementContext,
    events: {} as SettlementEvent,
    input: {} as CheckoutRequest,
    output: {} as SettlementOutput,
    meta: {} as { title: string },
  },
  actors: { queryServer: callNotProvided<Checkout, CheckoutRequest>("queryServer") },
  guards: {
    isSettled: (_, checkout: Checkout) => getPaymentStatus(checkout) === "settled",
    isRefused: (_, checkout: Checkout) => getPaymentStatus(checkout) === "refused",
    wasNotPaid: ({ context }, checkout: Checkout) =>
      getPaymentStatus(checkout) === "declined" ||
      (getPaymentStatus(checkout) === "unpaid" && context.queries >= QUERIES_UNTIL_UNPAID),
  },
  actions: {
    countQuery: assign(({ context }) => ({ queries: context.queries + 1 })),
    setCheckout: assign((_, checkout: Checkout) => ({ checkout })),
    setTag: assign((_, { tag }: { tag: SettlementOutput["tag"] }) => ({ tag })),
  },
  delays: { pollPause: ({ context }) => pollPause(context.queries) },
}).createMachine({
  id: "settlement",
  description:
    "The settlement of a payment whose outcome is unknown: the server is queried until it knows.",
  context: ({ input }) => ({
    checkoutId: input.checkoutId,
    queries: 0,
    checkout: null,
    tag: "left",
  }),
  output: ({ context: { tag, checkout } }) => ({ tag, checkout }),
  initial: "querying",
  on: {
    "settlement.left": {
      target: ".left",
      description: "It is safe to leave: the server goes on querying the provider.",
    },
  },
  states: {
    querying: {
      description: "The server queries the provider.",
      meta: { title: "Querying" },
      entry: "countQuery",
      invoke: {
        id: "queryServer",
        src: "queryServer",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          {
            guard: { type: "isSettled", params: readOutput },
            target: "settled",
            actions: { type: "setCheckout", params: readOutput },
          },
          {
            guard: { type: "isRefused", params: readOutput },
            target: "refused",
            actions: { type: "setCheckout", params: readOutput },
          },
          {
            guard: { type: "wasNotPaid", params: readOutput },
            target: "declined",
            actions: { type: "setCheckout", params: readOutput },
          },
          { target: "waiting", actions: { type: "setCheckout", params: readOutput } },
        ],
        onError: "waiting",
      },
    },
    waiting: {
      description: "The outcome is still unknown, or the server is away. It is safe to wait.",
      meta: { title: "Waiting" },
      after: { pollPause: "querying" },
      on: { "settlement.queryNow": "querying" },
    },
    settled: {
      type: "final",
      description: "The money has moved, and the purchase exists.",
      meta: { title: "Paid" },
      entry: { type: "setTag", params: { tag: "settled" } },
    },
    declined: {
      type: "final",
      description: "Nothing was charged; the same checkout may be paid again.",
      meta: { title: "Not paid" },
      entry: { type: "setTag", params: { tag: "declined" } },
    },
    refused: {
      type: "final",
      description: "This checkout cannot be paid any more; a second payment is refunded.",
      meta: { title: "Refused" },
      entry: { type: "setTag", params: { tag: "refused" } },
    },
    left: {
      type: "final",
      description: "The user waits no longer.",
      meta: { title: "Left open" },
      entry: { type: "setTag", params: { tag: "left" } },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type: the declarations of all that invokes it would repeat the whole of it. */
export interface SettlementMachine extends Inferred {}

export const settlementMachine: SettlementMachine = machine;
