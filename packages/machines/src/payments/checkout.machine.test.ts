import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { checkoutMachine } from "./checkout.machine.ts";

const plan = { send: () => {} };
const at = (...changes: Parameters<typeof exampleCheckout>) =>
  walk(checkoutMachine, { checkout: exampleCheckout(...changes), plan });
const free = () => at({}, 0);
const paid = exampleCheckout({ state: "paid", campaignId: "g1" });
const payment = (
  outcome: string,
  message: string | null = null,
  checkout = exampleCheckout(),
  method: "card" | "paypal" = "card",
) => actorDone("paymentMethod", { outcome, message, checkout, method });
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("the state of the checkout", () => {
  test("[CHECKOUT-M1] open, it is paid", () => {
    expect(at()).toMatchObject({
      value: "paying",
      started: [{ src: "paymentMethod", input: { checkout: { id: "k1" }, notice: null, plan } }],
    });
  });

  test("[CHECKOUT-M1] paid, it is settled; unknown, the provider is waited for; expired, it is refused", () => {
    expect(at({ state: "paid" }).snapshot.output?.tag).toBe("settled");
    expect(at({ state: "unknown" }).value).toBe("waitingForProvider");
    expect(at({ state: "expired" }).snapshot.output).toMatchObject({
      tag: "refused",
      notice: "Error,please try again",
    });
  });

  test("[CHECKOUT-M1] declined, it is paid again, and the reason of the decline shows", () => {
    expect(at({ state: "declined", message: "No funds." })).toMatchObject({
      value: "paying",
      started: [{ input: { notice: "No funds." } }],
    });
  });
});

describe("when it costs nothing", () => {
  test("[CHECKOUT-M2] it needs no card, and is recorded once, on demand", () => {
    expect(free()).toMatchObject({ value: "free", started: [] });
    const recording = free().go({ type: "payment.started" });
    expect(recording.started).toEqual([{ src: "recordPayment", input: { checkoutId: "k1" } }]);
    expect(names(recording)).toEqual(["sendBegun"]);
    expect(recording.go({ type: "payment.started" }).started).toEqual([]);
    expect(recording.go(actorDone("recordPayment", paid)).snapshot.output).toMatchObject({
      tag: "settled",
      checkout: { campaignId: "g1" },
    });
  });
});

describe("when the payment has ended", () => {
  test("[CHECKOUT-M3] paid, the server records it", () => {
    expect(at().go(payment("succeeded")).started).toEqual([
      { src: "recordPayment", input: { checkoutId: "k1" } },
    ]);
  });

  test("[CHECKOUT-M3] paid, the reason of an earlier decline is gone", () => {
    const declined = at({ state: "declined", message: "No funds." });
    expect(declined.go(payment("succeeded")).context.notice).toBeNull();
    expect(declined.go(payment("unknown")).context.notice).toBeNull();
  });

  test("[CHECKOUT-M4] cancelled, the user is notified, and may start another payment", () => {
    const cancelled = at().go(payment("cancelled"));
    expect(cancelled).toMatchObject({ value: "cancelled", started: [] });
    expect(cancelled.actions).toContainEqual({
      type: "notify",
      params: { kind: "info", message: "Payment cancelled" },
    });
    const again = cancelled.go({ type: "payment.started" });
    expect(again.started.map(({ src }) => src)).toEqual(["paymentMethod"]);
  });

  test("[CHECKOUT-M4] cancelled at PayPal, the next payment starts at PayPal, from the checkout that came back", () => {
    const closed = exampleCheckout({ clientSecret: "pi_3_secret_4" });
    const cancelled = at().go(payment("cancelled", null, closed, "paypal"));
    expect(cancelled.go({ type: "payment.started" }).started).toEqual([
      {
        src: "paymentMethod",
        input: expect.objectContaining({ checkout: closed, prefers: "paypal" }),
      },
    ]);
  });

  test("[CHECKOUT-M4] refused, it ends with the reason; left open, the server finishes", () => {
    expect(at().go(payment("refused", "Expired.")).snapshot.output).toMatchObject({
      tag: "refused",
      notice: "Expired.",
    });
    expect(at().go(payment("unsettled")).snapshot.output?.tag).toBe("left");
    expect(at().go({ type: "payment.left" }).snapshot.output?.tag).toBe("left");
  });

  test.each([
    ["the payment failed", payment("unknown")],
    ["its machine failed", actorFailed("paymentMethod")],
  ])("[CHECKOUT-M5] if %s, money may have moved: the provider is waited for", (_, event) => {
    expect(at().go(event).value).toBe("waitingForProvider");
  });

  test("[CHECKOUT-M8] changed by the server, the new state decides", () => {
    const change = (state: "paid" | "unknown") =>
      at().go(payment("changed", null, exampleCheckout({ state })));
    expect(change("paid").snapshot.output?.tag).toBe("settled");
    expect(change("unknown").value).toBe("waitingForProvider");
  });
});

describe("when it is paid elsewhere meanwhile", () => {
  test("[CHECKOUT-M11] it is settled here, also after the payment was cancelled here", () => {
    for (const from of [at(), at().go(payment("cancelled"))])
      expect(from.go({ type: "checkout.settled", checkout: paid }).snapshot.output).toMatchObject({
        tag: "settled",
        checkout: { campaignId: "g1" },
      });
  });

  test("[CHECKOUT-M12] cancelled here while a colleague's payment is with the provider, that is waited for", () => {
    const pending = exampleCheckout({ state: "unknown" });
    const waiting = at()
      .go(payment("cancelled"))
      .go({ type: "checkout.pending", checkout: pending });
    expect(waiting).toMatchObject({
      value: "waitingForProvider",
      started: [{ src: "settlement", input: { checkoutId: "k1" } }],
    });
    expect(at().go({ type: "checkout.pending", checkout: pending }).value).toBe("paying");
  });
});

describe("if the payment was changed elsewhere", () => {
  const changeTo = (...changes: Parameters<typeof exampleCheckout>) =>
    at().go(payment("changed", "Changed elsewhere.", exampleCheckout(...changes)));

  test("[PAYFLOW-M14] it goes on by the method that the server has by now, and says why", () => {
    for (const method of ["card", "paypal"] as const)
      expect(changeTo({ method })).toMatchObject({
        value: "paying",
        started: [
          { input: { checkout: { method }, prefers: method, notice: "Changed elsewhere." } },
        ],
      });
  });

  test("[PAYFLOW-M14] what can not be paid any more is refused with the reason", () => {
    expect(changeTo({ state: "cancelled" }).snapshot.output).toMatchObject({
      tag: "refused",
      notice: "Changed elsewhere.",
    });
  });
});

describe("when recording", () => {
  const recording = () => at().go(payment("succeeded"));

  test.each([
    ["a lost response", actorFailed("recordPayment")],
    ["an unknown outcome", actorDone("recordPayment", exampleCheckout({ state: "unknown" }))],
    ["an unpaid checkout", actorDone("recordPayment", exampleCheckout({ state: "open" }))],
  ])("[CHECKOUT-M5] %s is no failure: the provider is waited for", (_, event) => {
    const waiting = recording().go(event);
    expect(waiting.value).toBe("waitingForProvider");
    expect(waiting.snapshot.hasTag("safeToWait")).toBe(true);
    expect(waiting.started).toEqual([{ src: "settlement", input: { checkoutId: "k1" } }]);
  });

  test("[CHECKOUT-M6] the wait ends with the record, with the payment and the reason, or open", () => {
    const waiting = recording().go(actorFailed("recordPayment"));
    const end = (tag: string, checkout: unknown) =>
      waiting.go(actorDone("settlement", { tag, checkout }));
    expect(end("settled", paid).snapshot.output?.tag).toBe("settled");
    expect(end("declined", exampleCheckout())).toMatchObject({
      value: "paying",
      context: { notice: "Your payment was not successful, please try again." },
    });
    expect(end("refused", exampleCheckout({ state: "refundDue" })).snapshot.output?.tag).toBe(
      "refused",
    );
    expect(end("left", null).snapshot.output?.tag).toBe("left");
    expect(waiting.go(actorFailed("settlement")).snapshot.output?.tag).toBe("left");
    expect(waiting.go({ type: "payment.left" }).snapshot.output?.tag).toBe("left");
  });
});

test("[CHECKOUT-M13] a closed page ends the payment's machine in any state, and goes on from what the server has by then", () => {
  const closed = at().go({ type: "page.closed" });
  expect(closed).toMatchObject({ value: "pageClosed", started: [] });
  expect(at({ state: "unknown" }).go({ type: "page.closed" }).value).toBe("pageClosed");
  const openAs = (state: "paid" | "unknown" | "open") =>
    closed.go({ type: "page.opened", checkout: exampleCheckout({ state }) });
  expect(openAs("paid").snapshot.output?.tag).toBe("settled");
  expect(openAs("unknown").value).toBe("waitingForProvider");
  expect(openAs("open").value).toBe("paying");
});
