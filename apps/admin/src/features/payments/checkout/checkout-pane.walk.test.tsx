import { render } from "@testing-library/react";
import { it } from "vitest";
import { loadPaymentForms } from "../../../testing/payment-providers.ts";
import { press } from "../../../testing/screen-controls.ts";
import { screenOf } from "../../../testing/screen-starts.ts";
import { walkScreen } from "../../../testing/walk-screen.ts";
import { CheckoutPane, WaitingForProvider } from "./checkout-pane.tsx";
import type { CheckoutActor, PaymentMethodActor, SettlementActor } from "./payment-actor-types.ts";
import { PaymentMethods } from "./payment-methods.tsx";

const { bridges } = loadPaymentForms();

it("[MACH-C10] [MACH-C11] a checkout shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("checkout", {
    render: screenOf<CheckoutActor>(
      (actor) =>
        void render(
          <CheckoutPane actor={actor} bridges={bridges} freeAction="Create the campaign" />,
        ),
    ),
    states: {
      // CHECKOUT-M2
      free: { shows: ["Nothing to pay."], hides: ["CAD"], offers: ["Create the campaign"] },
      // the payment's own machine: its card form is loading for as long as nothing responds
      paying: { shows: ["The card form is on its way."], offers: [] },
      // CHECKOUT-M4
      cancelled: {
        shows: ["Payment cancelled", "Nothing was charged."],
        offers: ["Pay after all"],
      },
      // CHECKOUT-M3, CHECKOUT-M5: nothing that could be paid again
      recording: {
        shows: ["It is safe to wait", "you do not need to pay again"],
        hides: ["went wrong", "not successful"],
        offers: ["Leave this page"],
      },
      // CHECKOUT-M5, CHECKOUT-M6, SETTLE-M2, SETTLE-M4
      waitingForProvider: {
        shows: ["We do not know yet", "safe to leave", "Please do not pay again"],
        hides: ["went wrong", "not successful"],
        offers: ["Leave this page"],
      },
      // CHECKOUT-M13
      pageClosed: { shows: [], offers: [] },
    },
    person: {
      "payment.started": press(/^(Create the campaign|Pay after all)$/),
      // while the provider is waited for, that is the settlement's to leave
      "payment.left": (_, snapshot) =>
        snapshot.matches("waitingForProvider") ? null : press("Leave this page")(),
    },
    elsewhere: ["checkout.settled", "checkout.pending", "page.closed", "page.opened"],
    exceptions: {
      "checkout.waitingForProvider|payment.left|0":
        "What is left is the settlement, and with it the checkout (SETTLE-M4).",
      "checkout.paying|payment.left|0":
        "While nothing is charged the page's own Back leaves; while it may be, the payment's own screen lets go of waiting.",
      "checkout.cancelled|payment.left|0":
        "Nothing is under way: the page's own Back and its plan are the way out.",
    },
  }));

it("[MACH-C10] [MACH-C11] the choice of a payment method shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("paymentMethod", {
    render: screenOf<PaymentMethodActor>(
      (actor) => void render(<PaymentMethods actor={actor} bridges={bridges} />),
    ),
    states: {
      // CHECKOUT-M7, PAY-M3
      "byCard.idle": ({ context }) => ({
        shows: ["The card form is on its way."],
        offers: context.checkout.paypal ? ["Pay with Stripe", "Pay with Paypal"] : [],
      }),
      // CHECKOUT-M7: locked
      "byCard.paying": { shows: ["The card form is on its way."], offers: [] },
      "byPaypal.idle": {
        shows: ["PayPal's button is on its way."],
        offers: ["Pay with Stripe", "Pay with Paypal"],
      },
      "byPaypal.paying": { shows: ["Pay with Paypal"], offers: [] },
      // CHECKOUT-M8
      returningToCard: {
        shows: ["Getting the card form ready", "Nothing is charged."],
        offers: ["Leave this page"],
      },
      // CHECKOUT-M8: the server's reason, or that it is away
      cardUnavailable: {
        shows: [/Not now\.|Error,please try again/, "Nothing was charged"],
        offers: ["Try again"],
        mayOffer: ["Pay with Paypal", "Pay with Stripe"],
      },
    },
    person: {
      "method.chosen": ({ method }, snapshot) =>
        snapshot.matches("cardUnavailable") && method === "card"
          ? press("Try again")()
          : snapshot.matches(method === "card" ? "byCard" : "byPaypal")
            ? null
            : press(method === "card" ? "Pay with Stripe" : "Pay with Paypal")(),
      "payment.left": press("Leave this page"),
    },
    elsewhere: ["payment.begun", "payment.paused"],
  }));

it("[MACH-C10] [MACH-C11] waiting for the provider shows and offers what it must in every state, and every transition can be taken", () => {
  // SETTLE-M2, SETTLE-M4: in either state nothing is called a failure, and the person may leave
  const waiting = {
    shows: ["We do not know yet", "safe to leave", "Please do not pay again"],
    hides: ["went wrong", "not successful"],
  };
  return walkScreen("settlement", {
    render: screenOf<SettlementActor>(
      (actor) => void render(<WaitingForProvider settlement={actor} />),
    ),
    states: {
      querying: { ...waiting, shows: [...waiting.shows, "Asking"], offers: ["Leave this page"] },
      waiting: { ...waiting, offers: ["Ask now", "Leave this page"] },
    },
    person: {
      "settlement.queryNow": press("Ask now"),
      "settlement.left": press("Leave this page"),
    },
  });
});
