import { setup } from "xstate";

type PaymentRecordEvent =
  | { readonly type: "payment.awaited" }
  | { readonly type: "bank.asked" }
  | { readonly type: "payment.declined" }
  | { readonly type: "outcome.lost" }
  | { readonly type: "payment.received" }
  | { readonly type: "refund.owed" }
  | { readonly type: "refund.done" }
  | { readonly type: "refund.failed" }
  | { readonly type: "payer.cancelled" }
  | { readonly type: "time.passed" };

/** Money may still arrive for what was given up: then it is bought after all, or the money goes back. */
const lateMoney = { "payment.received": "paid", "refund.owed": "refundDue" } as const;

/**
 * A checkout as the server stores it: which state can follow which (CASE-M1). The server decides by what the provider says
 * (payments/attempts); this chart is what its audit trail is read by, case by case and in sums.
 */
const machine = setup({
  types: { events: {} as PaymentRecordEvent, meta: {} as { title: string } },
}).createMachine({
  id: "paymentRecord",
  description:
    "A payment as the server stores it, from its price to its end. It moves whether or not a page is open.",
  initial: "unpaid",
  states: {
    unpaid: {
      description: "It can be paid: by card or PayPal, as often as it takes.",
      meta: { title: "Not paid yet" },
      initial: "open",
      on: {
        "payment.awaited": {
          target: ".open",
          description: "Another method or another attempt begins.",
        },
        "bank.asked": ".requiresAction",
        "payment.declined": ".declined",
        "outcome.lost": ".unknown",
        "payment.received": "paid",
        "refund.owed": "refundDue",
        "payer.cancelled": "cancelled",
        "time.passed": "expired",
      },
      states: {
        open: {
          description: "The price is stored, and nothing is charged.",
          meta: { title: "Open" },
        },
        requiresAction: {
          description: "The bank asks its customer to approve the payment.",
          meta: { title: "At the bank" },
        },
        declined: {
          description:
            "The bank or the provider refused it. Nothing is charged; it can be paid again.",
          meta: { title: "Declined" },
        },
        unknown: {
          description: "Money may be moving: the server goes on querying the provider.",
          meta: { title: "Outcome not known" },
        },
      },
    },
    paid: {
      type: "final",
      description: "The money came, and what was bought is made. Refunds by staff are beside it.",
      meta: { title: "Paid" },
    },
    cancelled: {
      description: "The payer gave it up, or what it is for cannot be bought any more.",
      meta: { title: "Cancelled" },
      on: lateMoney,
    },
    expired: {
      description: "It was not paid in its time.",
      meta: { title: "Expired" },
      on: lateMoney,
    },
    refundDue: {
      description: "Money came that buys nothing: it is to go back, and the server sees to it.",
      meta: { title: "Refund due" },
      on: { "refund.done": "refunded" },
    },
    refunded: {
      description: "The money went back.",
      meta: { title: "Refunded" },
      on: { "refund.failed": "refundDue" },
    },
  },
});

type Inferred = typeof machine;

/** A name for its type, as every machine of its own has. */
export interface PaymentRecordMachine extends Inferred {}

export const paymentRecordMachine: PaymentRecordMachine = machine;
