import { expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import type { ProviderResponse } from "./provider-response.ts";

const status = (code: string): ProviderResponse => ({ status: code, error: null });
const ready = () =>
  walk(cardPaymentMachine, {
    checkoutId: "k1",
    clientSecret: "pi_1_secret_2",
    publishableKey: "pk_test_1",
    charge: 139.07,
    verifies: false,
    savesCard: false,
    checkout: { send: () => {} },
  }).go(actorDone("loadForm", { savedCards: [], chosen: "new" }));
const respondWith = (response: ProviderResponse) =>
  ready().go(
    { type: "payment.confirm", saveCard: false },
    actorDone("requestCardSaving"),
    actorDone("confirmCard", response),
  );

test.each([
  ["a cancelled intent", respondWith(status("canceled")), "This payment was changed elsewhere"],
  [
    "one that is cancelled before the bank asks",
    respondWith(status("requires_action")).go(actorDone("authenticate", status("canceled"))),
    "This payment was changed elsewhere",
  ],
  [
    "a refusal of the server",
    ready().go(
      { type: "payment.confirmSaved", cardId: "c" },
      actorDone("confirmSavedCard", {
        status: null,
        error: { type: "conflict", message: "This is being paid with PayPal." },
      }),
    ),
    "This is being paid with PayPal.",
  ],
])("[PAYFLOW-M14] after %s the server says how the checkout is by now", (_, at, message) => {
  expect(at.value).toBe("queryingServer");
  expect(at.started).toEqual([{ src: "queryServer", input: { checkoutId: "k1" } }]);
  const checkout = exampleCheckout({ clientSecret: "pi_2_secret_3" });
  expect(at.go(actorDone("queryServer", checkout)).snapshot.output).toEqual({
    outcome: "changed",
    message: expect.stringContaining(message),
    checkout,
  });
  expect(at.go(actorFailed("queryServer"))).toMatchObject({
    value: "unexpected",
    context: { message: "Error,please try again" },
  });
  expect(at.go({ type: "payment.stopWaiting" }).snapshot.output?.outcome).toBe("unsettled");
});
