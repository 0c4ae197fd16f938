import type { PaymentOutcome } from "./payment-events.ts";

const ending = (outcome: PaymentOutcome) => ({ type: "settle", params: { outcome } }) as const;

/** The ends that every way to pay has. */
export const paymentEndings = {
  succeeded: {
    type: "final",
    description: "The money has moved.",
    meta: { title: "Paid" },
    entry: ending("succeeded"),
  },
  cancelled: {
    type: "final",
    description: "The person gave the payment up. Nothing was charged.",
    meta: { title: "Cancelled" },
    entry: ending("cancelled"),
  },
  refused: {
    type: "final",
    description: "This checkout cannot be paid any more; what is bought needs a new one.",
    meta: { title: "Refused" },
    entry: ending("refused"),
  },
  unsettled: {
    type: "final",
    description: "The person waits no longer; the server goes on asking.",
    meta: { title: "Left open" },
    entry: ending("unsettled"),
  },
} as const;
