import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import { assign, setup } from "xstate";
import { callNotProvided } from "../patterns/not-provided.ts";
import { QUERIES_UNTIL_UNPAID, pollPause } from "./poll.ts";
import { getPaymentStatus } from "./payment-status.ts";

/** What the server's actors are asked: `queryServer`, `recordPayment`, `loadCheckout`. */
export interface CheckoutRequest {
  readonly checkoutId: string;
}

export interface SettlementContext extends CheckoutRequest {
  readonly queries: number;
  /** What the server said last. */
  readonly checkout: Checkout | null;
  readonly tag: SettlementOutput["tag"];
}

export type SettlementEvent =
  | { readonly type: "settlement.queryNow" }
  | { readonly type: "settlement.left" };

/** `declined` may be paid again with the same checkout; `left`: the person waits no longer, the server goes on. */
export interface SettlementOutput {
  readonly tag: "settled" | "declined" | "refused" | "left";
  readonly checkout: Checkout | null;
}

/** Waiting for the truth about a payment that may have moved money (SETTLE-M1 … SETTLE-M4). */
export const settlementMachine = setup({
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
    cameToNothing: ({ context }, checkout: Checkout) =>
      getPaymentStatus(checkout) === "declined" ||
      (getPaymentStatus(checkout) === "unpaid" && context.queries >= QUERIES_UNTIL_UNPAID),
  },
  actions: {
    countQuery: assign(({ context }) => ({ queries: context.queries + 1 })),
    takeCheckout: assign((_, checkout: Checkout) => ({ checkout })),
    conclude: assign((_, { tag }: { tag: SettlementOutput["tag"] }) => ({ tag })),
  },
  delays: { pollPause: ({ context }) => pollPause(context.queries) },
}).createMachine({
  id: "settlement",
  description: "Asking the server, again and again, what became of a payment.",
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
      description: "It is safe to leave: the server goes on asking.",
    },
  },
  states: {
    querying: {
      description: "The server asks the provider.",
      meta: { title: "Asking" },
      entry: "countQuery",
      invoke: {
        id: "queryServer",
        src: "queryServer",
        input: ({ context: { checkoutId } }) => ({ checkoutId }),
        onDone: [
          {
            guard: { type: "isSettled", params: ({ event }) => event.output },
            target: "settled",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
          },
          {
            guard: { type: "isRefused", params: ({ event }) => event.output },
            target: "refused",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
          },
          {
            guard: { type: "cameToNothing", params: ({ event }) => event.output },
            target: "declined",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
          },
          {
            target: "waiting",
            actions: { type: "takeCheckout", params: ({ event }) => event.output },
          },
        ],
        onError: "waiting",
      },
    },
    waiting: {
      description: "The provider has not said, or the server is away. It is safe to wait.",
      meta: { title: "Waiting" },
      after: { pollPause: "querying" },
      on: { "settlement.queryNow": "querying" },
    },
    settled: {
      type: "final",
      description: "The money has moved, and what was paid for exists.",
      meta: { title: "Paid" },
      entry: { type: "conclude", params: { tag: "settled" } },
    },
    declined: {
      type: "final",
      description: "Nothing was charged; the same checkout may be paid again.",
      meta: { title: "Not paid" },
      entry: { type: "conclude", params: { tag: "declined" } },
    },
    refused: {
      type: "final",
      description: "This checkout cannot be paid any more; what was paid twice is given back.",
      meta: { title: "Refused" },
      entry: { type: "conclude", params: { tag: "refused" } },
    },
    left: {
      type: "final",
      description: "The person waits no longer.",
      meta: { title: "Left open" },
      entry: { type: "conclude", params: { tag: "left" } },
    },
  },
});
