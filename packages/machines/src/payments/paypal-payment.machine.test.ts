import { describe, expect, test } from "vitest";
import { createActor, fromPromise } from "xstate";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { settle } from "../testing/settle.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import type { PaymentEvent } from "./payment-events.ts";
import { paypalPaymentMachine } from "./paypal-payment.machine.ts";
import type { OpenOrderResponse, PaypalRequest } from "./paypal-payment.model.ts";

const start = (hasOrder = false) =>
  walk(paypalPaymentMachine, { checkoutId: "k1", hasOrder, checkout: { send: () => {} } });
const ready = (hasOrder = false) => start(hasOrder).go(actorDone("loadButton"));
const requested = { type: "order.requested" } as const;
const approved = { type: "order.approved" } as const;
const cancel = { type: "payment.cancelled" } as const;
const order = { tag: "opened", orderId: "O1" } as const;
const opening = () => ready().go(requested);
const approving = () => opening().go(actorDone("openOrder", order));
const capturing = () => approving().go(approved);
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("PayPal's button", () => {
  test("[PAYPAL-M1] one that could not be loaded shows so, and loads again on demand", () => {
    const away = start().go(actorFailed("loadButton"));
    expect(away.value).toBe("buttonUnavailable");
    expect(away.go(requested)).toMatchObject({ value: "buttonUnavailable", started: [] });
    expect(away.go({ type: "button.retry" }).value).toBe("loadingButton");
    expect(ready().go({ type: "button.failed" }).value).toBe("buttonUnavailable");
  });

  test("[PAYPAL-M2] one press opens one order, however often it is pressed, and the plan receives one payment", async () => {
    let orders = 0;
    const events: PaymentEvent[] = [];
    const actor = createActor(
      paypalPaymentMachine.provide({
        actors: {
          loadButton: fromPromise<void, PaypalRequest>(() => Promise.resolve()),
          openOrder: fromPromise<OpenOrderResponse, PaypalRequest>(() => {
            orders += 1;
            return Promise.resolve(order);
          }),
        },
      }),
      {
        input: {
          checkoutId: "k1",
          hasOrder: false,
          checkout: { send: (it: PaymentEvent) => void events.push(it) },
        },
      },
    ).start();
    await settle();
    actor.send(requested);
    actor.send(requested);
    await settle();
    actor.send(requested);
    expect(orders).toBe(1);
    expect(events).toEqual([{ type: "payment.begun" }]);
    expect(actor.getSnapshot().value).toBe("approving");
  });
});

describe("when opening the order", () => {
  const refusedAs = (state: "open" | "paid" | "unknown" | "expired") =>
    opening().go(
      actorDone("openOrder", {
        tag: "refused",
        reason: "The payment is under way.",
        checkout: exampleCheckout({ state }),
      }),
    );

  test("[PAYPAL-M3] a refusal shows the server's reason, and paid elsewhere is paid", () => {
    const refused = refusedAs("open");
    expect(refused).toMatchObject({
      value: "failed",
      context: { message: "The payment is under way." },
    });
    expect(names(refused)).toEqual(["sendPaused"]);
    expect(refusedAs("paid").snapshot.output?.outcome).toBe("succeeded");
    expect(refusedAs("unknown").value).toBe("awaitingSettlement");
    expect(refusedAs("expired").snapshot.output?.outcome).toBe("refused");
  });

  test("[PAYPAL-M3] a server that is away has opened nothing that was approved: it can be retried", () => {
    const failed = opening().go(actorFailed("openOrder"));
    expect(failed).toMatchObject({
      value: "failed",
      context: { message: "Error,please try again" },
    });
    expect(failed.go(requested)).toMatchObject({
      value: "openingOrder",
      context: { message: null },
    });
  });
});

describe("when PayPal's window is open", () => {
  test("[PAYPAL-M4] approved, the order is captured by the server", () => {
    expect(capturing().started).toEqual([
      { src: "capture", input: { checkoutId: "k1", approved: true } },
    ]);
    const paid = capturing().go(actorDone("capture", exampleCheckout({ state: "paid" })));
    expect(paid.snapshot).toMatchObject({ status: "done", output: { outcome: "succeeded" } });
  });

  test("[PAYPAL-M5] closed, or cancelled on our page, the server closes the order and sends the checkout back", () => {
    for (const event of [{ type: "window.closed" } as const, cancel]) {
      const closing = approving().go(event);
      expect(closing.started).toEqual([{ src: "closeOrder", input: { checkoutId: "k1" } }]);
      const checkout = exampleCheckout({ clientSecret: "pi_2_secret_3" });
      expect(closing.go(actorDone("closeOrder", checkout)).snapshot.output).toEqual({
        outcome: "cancelled",
        message: null,
        checkout,
      });
    }
  });

  test("[PAYPAL-M5] money that moved while it was closed counts", () => {
    const closing = approving().go({ type: "window.closed" });
    const closeAs = (state: "paid" | "unknown") =>
      closing.go(actorDone("closeOrder", exampleCheckout({ state })));
    expect(closeAs("paid").snapshot.output?.outcome).toBe("succeeded");
    expect(closeAs("unknown").value).toBe("awaitingSettlement");
    expect(closing.go(actorFailed("closeOrder")).value).toBe("awaitingSettlement");
  });

  test("[PAYPAL-M5] an order that is open from before is closed too; if there is none, no call is made", () => {
    expect(ready(true).go(cancel).value).toBe("closing");
    expect(ready().go(cancel).snapshot.output?.outcome).toBe("cancelled");
  });

  test("[PAYPAL-M6] the server says whether the order was approved before anything is a failure, if it failed", () => {
    const failed = approving().go({ type: "window.failed" });
    expect(failed.started).toEqual([
      { src: "capture", input: { checkoutId: "k1", approved: false } },
    ]);
    expect(failed.go(actorDone("capture", exampleCheckout({ method: "paypal" })))).toMatchObject({
      value: "failed",
      context: { message: "Error,please try again" },
    });
    expect(
      failed.go(actorDone("capture", exampleCheckout({ state: "paid" }))).snapshot.output?.outcome,
    ).toBe("succeeded");
  });
});

describe("if the window cannot be opened", () => {
  const unseen = () => opening().go({ type: "window.failed" }, actorDone("openOrder", order));

  test("[PAYPAL-M9] once the order is open the server says that it was not approved, and it can be pressed again", () => {
    expect(unseen().started).toEqual([
      { src: "capture", input: { checkoutId: "k1", approved: false } },
    ]);
    const failed = unseen().go(actorDone("capture", exampleCheckout({ method: "paypal" })));
    expect(failed).toMatchObject({
      value: "failed",
      context: { message: "Error,please try again", windowFailed: true },
    });
    expect(failed.go(requested).context.windowFailed).toBe(false);
  });

  test("[PAYPAL-M9] the server's reason shows if no order was opened", () => {
    const refused = { tag: "refused", reason: "Under way.", checkout: exampleCheckout() };
    expect(opening().go({ type: "window.failed" }, actorDone("openOrder", refused))).toMatchObject({
      value: "failed",
      context: { message: "Under way." },
    });
  });
});

describe("when the order is captured", () => {
  test("[PAYPAL-M10] one that was given up elsewhere ends at once, and the checkout goes on as the server has it", () => {
    for (const state of ["open", "declined"] as const) {
      const checkout = exampleCheckout({ state, method: "card" });
      expect(capturing().go(actorDone("capture", checkout)).snapshot.output).toEqual({
        outcome: "changed",
        message: "This payment was changed elsewhere, in another window or by a colleague.",
        checkout,
      });
    }
  });

  test("[PAYPAL-M7] a decline shows PayPal's message, and another card there may pay the same order", () => {
    const declined = capturing().go(
      actorDone(
        "capture",
        exampleCheckout({
          state: "declined",
          method: "paypal",
          message: "Declined by PayPal.",
        }),
      ),
    );
    expect(declined).toMatchObject({
      value: "declined",
      context: { message: "Declined by PayPal." },
    });
    expect(names(declined)).toEqual(["sendPaused"]);
    expect(declined.go(requested).value).toBe("openingOrder");
    expect(declined.go(cancel).value).toBe("closing");
  });

  test.each([
    ["pending", capturing().go(actorDone("capture", exampleCheckout({ state: "unknown" })))],
    ["not known yet", capturing().go(actorDone("capture", exampleCheckout({ method: "paypal" })))],
    ["no answer", capturing().go(actorFailed("capture"))],
    ["waiting no longer", capturing().go({ type: "payment.stopWaiting" })],
  ])("[PAYPAL-M8] %s is no failure: the server is queried", (_, unknown) => {
    expect(unknown).toMatchObject({
      value: "awaitingSettlement",
      context: { message: "Your payment is processing." },
    });
    expect(unknown.snapshot.hasTag("safeToWait")).toBe(true);
    expect(unknown.go(cancel).value).toBe("awaitingSettlement");
  });

  test.each([
    ["settled", "succeeded"],
    ["refused", "refused"],
    ["left", "unsettled"],
  ])("[PAYPAL-M8] %s ends the payment as %s", (tag, outcome) => {
    const awaiting = capturing().go(actorFailed("capture"));
    expect(
      awaiting.go(actorDone("settlement", { tag, checkout: null })).snapshot.output?.outcome,
    ).toBe(outcome);
  });

  test("[PAYPAL-M8] a failed wait leaves the outcome open", () => {
    const failed = capturing().go(actorFailed("capture"), actorFailed("settlement"));
    expect(failed.snapshot.output?.outcome).toBe("unsettled");
  });

  test("[PAYPAL-M7] a decline after the wait shows PayPal's message too", () => {
    const checkout = exampleCheckout({ state: "declined", message: "Your bank declined." });
    const declined = capturing().go(
      actorFailed("capture"),
      actorDone("settlement", { tag: "declined", checkout }),
    );
    expect(declined).toMatchObject({
      value: "declined",
      context: { message: "Your bank declined." },
    });
  });
});
