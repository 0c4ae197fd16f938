import type { AnyMachineSnapshot } from "xstate";
import { addCardMachine } from "../payments/add-card.machine.ts";
import { cardPaymentMachine } from "../payments/card-payment.machine.ts";
import { checkoutMachine } from "../payments/checkout.machine.ts";
import { paymentMethodMachine } from "../payments/payment-method.machine.ts";
import { paypalPaymentMachine } from "../payments/paypal-payment.machine.ts";
import { promocodeMachine } from "../payments/promocode.machine.ts";
import { settlementMachine } from "../payments/settlement.machine.ts";
import { exampleCheckout } from "./example-checkout.ts";
import { actorDone, actorFailed, delayPassed } from "./walk.ts";

const nobody = { send: () => {} };
const settlements = ["settled", "declined", "refused", "left"].map((tag) =>
  actorDone("settlement", {
    tag,
    checkout: exampleCheckout({ state: tag === "settled" ? "paid" : "open" }),
  }),
);

/** The payment machines with an input and the events that lead to each of their states. */
export const paymentWalks = [
  {
    machine: promocodeMachine,
    input: { prefill: "X", applied: null, checkout: nobody },
    events: [
      { type: "promocode.submitted" },
      { type: "promocode.locked" },
      actorDone("checkPromocode", null),
      actorDone("checkPromocode", { type: "F", discount: 1 }),
    ],
  },
  {
    machine: settlementMachine,
    input: { checkoutId: "k1" },
    events: [
      { type: "settlement.left" },
      delayPassed("pollPause", "settlement.waiting"),
      ...(["paid", "declined", "expired", "unknown"] as const).map((state) =>
        actorDone("queryServer", exampleCheckout({ state })),
      ),
    ],
  },
  {
    machine: cardPaymentMachine,
    input: {
      checkoutId: "k1",
      clientSecret: "s",
      publishableKey: "p",
      charge: 1,
      verifies: false,
      savesCard: false,
      checkout: nobody,
    },
    events: [
      actorDone("loadForm", { savedCards: [], chosen: "new" }),
      actorFailed("loadForm"),
      actorDone("requestCardSaving"),
      { type: "payment.confirm", saveCard: false },
      { type: "payment.confirmSaved", cardId: "c" },
      { type: "payment.cancelled" },
      ...["succeeded", "processing", "requires_action", "requires_payment_method", "canceled"].map(
        (status) => actorDone("confirmCard", { status, error: null }),
      ),
      ...settlements,
    ],
  },
  {
    machine: addCardMachine,
    input: { checkoutId: "k1", newId: () => "k2" },
    events: [
      ...(["open", "paid", "expired"] as const).map((state) =>
        actorDone("openVerification", exampleCheckout({ kind: "cardVerification", state })),
      ),
      actorFailed("openVerification"),
      ...["succeeded", "cancelled", "refused", "unsettled"].map((outcome) =>
        actorDone("cardPayment", { outcome, message: null, checkout: null }),
      ),
      actorDone("saveCard"),
      actorFailed("saveCard"),
      { type: "card.retry" },
      { type: "card.left" },
    ],
  },
  {
    machine: paypalPaymentMachine,
    input: { checkoutId: "k1", hasOrder: false, checkout: nobody },
    events: [
      actorDone("loadButton"),
      actorFailed("loadButton"),
      ...["order.requested", "order.approved", "window.closed", "payment.cancelled"].map(
        (type) => ({ type }),
      ),
      actorDone("openOrder", { tag: "opened", orderId: "O1" }),
      actorDone("openOrder", { tag: "refused", reason: "No.", checkout: exampleCheckout() }),
      ...(["paid", "declined", "expired", "unknown"] as const).map((state) =>
        actorDone("capture", exampleCheckout({ state })),
      ),
      actorDone("closeOrder", exampleCheckout()),
      ...settlements,
    ],
  },
  {
    machine: checkoutMachine,
    input: { checkout: exampleCheckout({}, 0), plan: nobody },
    // Only what costs nothing is `free`, only what costs something is paid: one walk changes the price.
    events: [
      actorDone("paymentMethod", {
        outcome: "cancelled",
        message: null,
        checkout: exampleCheckout(),
      }),
      { type: "payment.started" },
      { type: "payment.left" },
      actorDone("recordPayment", exampleCheckout({ state: "declined" })),
      actorDone("recordPayment", exampleCheckout({ state: "paid" })),
      actorDone("recordPayment", exampleCheckout({ state: "expired" })),
      actorFailed("recordPayment"),
    ],
  },
  {
    machine: paymentMethodMachine,
    input: {
      checkout: exampleCheckout({ paypal: { clientId: "p", amount: 1 } }),
      notice: null,
      plan: nobody,
    },
    events: [
      { type: "payment.begun" },
      { type: "method.chosen", method: "paypal" },
      { type: "method.chosen", method: "card" },
      { type: "payment.paused" },
      { type: "payment.left" },
      actorFailed("payByCard"),
    ],
    project: ({ context }: AnyMachineSnapshot) => context.checkout.clientSecret,
  },
];
