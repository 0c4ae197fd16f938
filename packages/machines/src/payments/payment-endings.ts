import type { PaymentOutcome } from "./payment-outcome.ts";
import type { SettlementOutput } from "./settlement.model.ts";

const settlementOf = ({ event }: { readonly event: { readonly output: SettlementOutput } }) =>
  event.output;

const end = (outcome: PaymentOutcome) => ({ type: "setOutcome", params: { outcome } }) as const;

/** The guards that `paymentEndings` names. */
export const settlementGuards = {
  wasSettled: (_: unknown, { tag }: SettlementOutput) => tag === "settled",
  wasDeclined: (_: unknown, { tag }: SettlementOutput) => tag === "declined",
  wasRefused: (_: unknown, { tag }: SettlementOutput) => tag === "refused",
};

/**
 * How a payment ends by any method: an unknown outcome waits for its settlement, and there are four final states.
 * The chart that spreads these has the state `declined`, the actor `settlement`, the `settlementGuards`, and the
 * actions `setOutcome` and `setSettlementMessage`.
 */
export const paymentEndings = {
  awaitingSettlement: {
    description:
      "It is not known yet whether money moved; the server goes on querying the provider. It is safe to wait.",
    meta: { title: "Awaiting the settlement", step: "Confirmation" },
    tags: "safeToWait",
    invoke: {
      id: "settlement",
      src: "settlement",
      input: ({ context }: { readonly context: { readonly checkoutId: string } }) => ({
        checkoutId: context.checkoutId,
      }),
      onDone: [
        { guard: { type: "wasSettled", params: settlementOf }, target: "succeeded" },
        {
          guard: { type: "wasDeclined", params: settlementOf },
          target: "declined",
          actions: { type: "setSettlementMessage", params: settlementOf },
        },
        {
          guard: { type: "wasRefused", params: settlementOf },
          target: "refused",
          actions: { type: "setSettlementMessage", params: settlementOf },
        },
        { target: "unsettled" },
      ],
      onError: "unsettled",
    },
    on: { "payment.stopWaiting": "unsettled" },
  },
  succeeded: {
    type: "final",
    description: "The money has moved.",
    meta: { title: "Paid" },
    entry: end("succeeded"),
  },
  cancelled: {
    type: "final",
    description: "The user cancelled the payment. Nothing was charged.",
    meta: { title: "Cancelled" },
    entry: end("cancelled"),
  },
  refused: {
    type: "final",
    description: "This checkout cannot be paid any more; the purchase needs a new one.",
    meta: { title: "Refused" },
    entry: end("refused"),
  },
  unsettled: {
    type: "final",
    description: "The user waits no longer; the server goes on querying the provider.",
    meta: { title: "Left open" },
    entry: end("unsettled"),
  },
} as const;
