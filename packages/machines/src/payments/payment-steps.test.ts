import { expect, test } from "vitest";
import { createActor } from "xstate";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import { checkoutMachine } from "./checkout.machine.ts";
import { currentStep, paymentSteps } from "./payment-steps.ts";
import { paypalPaymentMachine } from "./paypal-payment.machine.ts";

test("[CHECKOUT-M10] lists the steps that the states name, in their order, each once", () => {
  expect(paymentSteps(cardPaymentMachine, checkoutMachine)).toEqual([
    "Card",
    "Payment",
    "Confirmation",
    "Done",
  ]);
  expect(paymentSteps(paypalPaymentMachine, checkoutMachine)).toEqual([
    "PayPal",
    "Approval",
    "Payment",
    "Confirmation",
    "Done",
  ]);
});

test("[CHECKOUT-M10] every state of a payment that a user can wait in names its step", () => {
  for (const machine of [cardPaymentMachine, paypalPaymentMachine])
    expect(
      Object.values(machine.states)
        .filter(({ type, meta }) => type !== "final" && meta?.step === undefined)
        .map(({ key }) => key),
    ).toEqual([]);
});

test("[CHECKOUT-M10] names the step of the first machine that has one", () => {
  const at = (state: string) =>
    cardPaymentMachine.resolveState({
      value: state,
      context: createActor(cardPaymentMachine, {
        input: {
          checkoutId: "k1",
          clientSecret: "s",
          publishableKey: "p",
          charge: 1,
          verifies: false,
          savesCard: false,
          checkout: { send: () => {} },
        },
      }).getSnapshot().context,
    });
  expect(currentStep(at("declined"))).toBe("Card");
  expect(currentStep(at("authenticating"), at("declined"))).toBe("Payment");
  expect(currentStep(at("cancelled"))).toBeNull();
});
