import { render } from "@testing-library/react";
import { it } from "vitest";
import { loadPaymentForms } from "../../../testing/payment-providers.ts";
import { press } from "../../../testing/screen-controls.ts";
import { screenOf } from "../../../testing/screen-starts.ts";
import type { Gesture } from "../../../testing/screen-walk.ts";
import { walkScreen } from "../../../testing/walk-screen.ts";
import type { PaypalPaymentActor } from "../checkout/payment-actor-types.ts";
import { PayByPaypal } from "./pay-by-paypal.tsx";

const { bridges, page } = loadPaymentForms();

/** A failure that is still on the screen must not claim that money moved. */
const CHARGED = /Payment succeeded/;

/** What a person does in PayPal's own window, while it is open. */
const inWindow =
  (what: "approve" | "cancel" | "fail"): Gesture =>
  (_, snapshot) =>
    snapshot.matches("approving") ? async () => page.paypal?.[what]() : null;

it("[MACH-C10] [MACH-C11] paying by PayPal shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("paypalPayment", {
    render: screenOf<PaypalPaymentActor>((actor) => {
      page.paypal?.close();
      render(
        <PayByPaypal
          actor={actor}
          bridges={bridges}
          paypal={{ clientId: "sandbox-client", amount: 139.07 }}
          notice={null}
        />,
      );
    }),
    states: {
      loadingButton: { shows: ["PayPal's button is on its way."], offers: [] },
      // PAYPAL-M1
      buttonUnavailable: {
        shows: ["PayPal could not be loaded", "Nothing was charged."],
        offers: ["Try again", "Cancel payment"],
      },
      ready: {
        shows: ["PayPal charges", "CAD 139.07"],
        hides: [CHARGED],
        offers: ["PayPal", "Cancel payment"],
      },
      // PAYPAL-M2: no second order; PAYPAL-M5: cancelled here if the window is gone
      openingOrder: { shows: ["Continue in PayPal's window"], offers: ["Cancel payment"] },
      approving: {
        shows: ["Continue in PayPal's window", "Nothing is charged before you agree there."],
        offers: ["Cancel payment"],
      },
      // PAYPAL-M8: waiting no longer
      closing: { shows: ["Cancelling"], hides: [CHARGED], offers: ["Stop waiting"] },
      capturing: { shows: ["Paying", "you are charged once"], offers: ["Stop waiting"] },
      // PAYPAL-M7: another of the person's cards there may pay
      declined: {
        shows: ["Your payment was not successful, please try again.", "Nothing was charged."],
        hides: [CHARGED],
        offers: ["PayPal", "Cancel payment"],
      },
      // PAYPAL-M3, PAYPAL-M6
      failed: {
        shows: [/It cannot be opened\.|Error,please try again/, "PayPal has charged nothing"],
        hides: [CHARGED],
        offers: ["PayPal", "Cancel payment"],
      },
      // PAYPAL-M8: no failure is shown, and nothing can be paid again
      awaitingSettlement: {
        shows: ["Your payment is processing.", "It is safe to wait"],
        hides: [CHARGED, "was not successful"],
        offers: ["Stop waiting"],
      },
    },
    person: {
      "button.retry": press("Try again"),
      "order.requested": press("PayPal"),
      "payment.cancelled": press("Cancel payment"),
      "payment.stopWaiting": press("Stop waiting"),
      "order.approved": inWindow("approve"),
      "window.closed": inWindow("cancel"),
      "window.failed": (what, snapshot) =>
        snapshot.matches("openingOrder")
          ? async () => page.paypal?.block()
          : inWindow("fail")(what, snapshot),
    },
    elsewhere: ["button.failed"],
    exceptions: {
      "paypalPayment.loadingButton|payment.cancelled|0":
        "The button comes in a moment or says that it cannot; until then the choice of the method is the way out.",
    },
    // a window that was blocked is not there to fail again
    allows: ({ context }, { type }) => type !== "window.failed" || !context.windowFailed,
    // the promise of the order that PayPal's window waits for, as `paypal-actors.ts` settles it
    ended: (event) => {
      if (event.type === "xstate.done.actor.openOrder" && event["output"].tag === "opened")
        bridges.paypal.resolveOrder("O1");
      else if (event.type.endsWith(".actor.openOrder")) bridges.paypal.rejectOrder("No order");
    },
  }));
