import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../testing/example-checkout.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { checkoutMachine } from "./checkout.machine.ts";

const plan = { send: () => {} };
const at = (...changes: Parameters<typeof exampleCheckout>) =>
  walk(checkoutMachine, { checkout: exampleCheckout(...changes), plan });
const free = () => at({}, 0);
const paid = exampleCheckout({ state: "paid", campaignId: "g1" });
const card = (outcome: string, message: string | null = null) =>
  actorDone("cardPayment", { outcome, message, checkout: null });
const begun = { type: "payment.begun" } as const;
const paused = { type: "payment.paused" } as const;
const chooses = (method: "card" | "paypal") => ({ type: "method.chosen", method }) as const;
const PAYPAL = { clientId: "sandbox-client", amount: 139.07 };
const both = (changes: Parameters<typeof exampleCheckout>[0] = {}) =>
  at({ paypal: PAYPAL, ...changes });
const byPaypal = () => both({ method: "paypal", clientSecret: null });
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("finding its place", () => {
  test("[CHECKOUT-M1] an open one is paid by card, with what the provider needs", () => {
    expect(at()).toMatchObject({
      value: { payingByCard: "idle" },
      started: [
        {
          src: "cardPayment",
          input: { checkoutId: "k1", clientSecret: "pi_1_secret_2", publishableKey: "pk_test_1" },
        },
      ],
    });
  });

  test("[CHECKOUT-M1] a paid one is done, one nobody knows about is asked for, a dead one is refused", () => {
    expect(at({ state: "paid" }).snapshot.output?.tag).toBe("settled");
    expect(at({ state: "unknown" }).value).toBe("waitingForProvider");
    expect(at({ state: "expired" }).snapshot.output).toMatchObject({
      tag: "refused",
      notice: "Error,please try again",
    });
  });

  test("[CHECKOUT-M1] a declined one is paid again, and says why the last payment failed", () => {
    expect(at({ state: "declined", message: "No funds." })).toMatchObject({
      value: { payingByCard: "idle" },
      context: { notice: "No funds." },
    });
  });
});

describe("when it costs nothing", () => {
  test("[CHECKOUT-M2] no card is asked for: it is recorded once a person says so", () => {
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

describe("when the card payment has ended", () => {
  test("[CHECKOUT-M3] paid, it is recorded by the server", () => {
    expect(at().go(card("succeeded")).started).toEqual([
      { src: "recordPayment", input: { checkoutId: "k1" } },
    ]);
  });

  test("[CHECKOUT-M4] cancelled, the person is told, and may pay after all", () => {
    const cancelled = at().go(card("cancelled"));
    expect(cancelled).toMatchObject({ value: "cancelled", started: [] });
    expect(cancelled.actions).toContainEqual({
      type: "notify",
      params: { kind: "info", message: "Payment cancelled" },
    });
    const again = cancelled.go({ type: "payment.started" });
    expect(again.started.map(({ src }) => src)).toEqual(["cardPayment"]);
  });

  test("[CHECKOUT-M4] refused, it ends with the reason; left open, the server finishes", () => {
    expect(at().go(card("refused", "Expired.")).snapshot.output).toMatchObject({
      tag: "refused",
      notice: "Expired.",
    });
    expect(at().go(card("unsettled")).snapshot.output?.tag).toBe("left");
    expect(at().go({ type: "payment.left" }).snapshot.output?.tag).toBe("left");
  });

  test("[CHECKOUT-M5] broken, nobody knows what happened to the money: the provider is waited for", () => {
    expect(at().go(actorFailed("cardPayment")).value).toBe("waitingForProvider");
  });
});

describe("when recording", () => {
  const recording = () => at().go(card("succeeded"));

  test.each([
    ["a lost answer", actorFailed("recordPayment")],
    ["not yet", actorDone("recordPayment", exampleCheckout({ state: "unknown" }))],
    ["nothing heard of it", actorDone("recordPayment", exampleCheckout({ state: "open" }))],
  ])("[CHECKOUT-M5] %s is no failure: the provider is waited for", (_, event) => {
    const waiting = recording().go(event);
    expect(waiting.value).toBe("waitingForProvider");
    expect(waiting.snapshot.hasTag("safeToWait")).toBe(true);
    expect(waiting.started).toEqual([{ src: "settlement", input: { checkoutId: "k1" } }]);
  });

  test("[CHECKOUT-M6] the wait ends with the record, with the card form and the reason, or open", () => {
    const waiting = recording().go(actorFailed("recordPayment"));
    const end = (tag: string, checkout: unknown) =>
      waiting.go(actorDone("settlement", { tag, checkout }));
    expect(end("settled", paid).snapshot.output?.tag).toBe("settled");
    expect(end("declined", exampleCheckout())).toMatchObject({
      value: { payingByCard: "idle" },
      context: { notice: "Your payment was not successful, please try again." },
    });
    expect(end("refused", exampleCheckout({ state: "refundDue" })).snapshot.output?.tag).toBe(
      "refused",
    );
    expect(end("left", null).snapshot.output?.tag).toBe("left");
    expect(waiting.go({ type: "payment.left" }).snapshot.output?.tag).toBe("left");
  });
});

describe("when choosing how to pay", () => {
  test("[CHECKOUT-M7] PayPal can be chosen where it is offered, and the card again, without asking anybody", () => {
    expect(at().go(chooses("paypal")).value).toEqual({ payingByCard: "idle" });
    const paypal = both().go(chooses("paypal"));
    expect(paypal.value).toEqual({ payingByPaypal: "idle" });
    expect(paypal.started).toEqual([
      {
        src: "paypalPayment",
        input: expect.objectContaining({ checkoutId: "k1", hasOrder: false }),
      },
    ]);
    expect(paypal.go(chooses("card"))).toMatchObject({
      value: { payingByCard: "idle" },
      started: [{ src: "cardPayment" }],
    });
  });

  test("[CHECKOUT-M7] while a payment is under way the way to pay and the plan stand still", () => {
    const card = both().go(begun);
    expect(card.value).toEqual({ payingByCard: "underWay" });
    expect(names(card)).toEqual(["sendBegun"]);
    expect(card.go(chooses("paypal")).value).toEqual({ payingByCard: "underWay" });
    expect(names(card.go(paused))).toEqual(["sendPaused"]);
    const paypal = both().go(chooses("paypal"), begun);
    expect(paypal.go(chooses("card")).value).toEqual({ payingByPaypal: "underWay" });
  });

  test("[CHECKOUT-M8] once an order was opened, the card comes back by the server alone, with a new secret", () => {
    const back = both().go(chooses("paypal"), begun, paused, chooses("card"));
    expect(back.value).toBe("returningToCard");
    expect(back.started).toEqual([{ src: "payByCard", input: { checkoutId: "k1" } }]);
    const checkout = exampleCheckout({ clientSecret: "pi_2_secret_3", paypal: PAYPAL });
    const card = back.go(actorDone("payByCard", { tag: "opened", checkout }));
    expect(card.started).toEqual([
      { src: "cardPayment", input: expect.objectContaining({ clientSecret: "pi_2_secret_3" }) },
    ]);
  });

  test("[CHECKOUT-M8] refused, PayPal stays with the server's reason; paid meanwhile, it is done", () => {
    const back = byPaypal().go(chooses("card"));
    const refused = (state: "open" | "paid" | "unknown") =>
      back.go(
        actorDone("payByCard", {
          tag: "refused",
          reason: "The payment is under way.",
          checkout: exampleCheckout({
            state,
            method: "paypal",
            clientSecret: null,
            paypal: PAYPAL,
          }),
        }),
      );
    expect(refused("open")).toMatchObject({
      value: { payingByPaypal: "idle" },
      context: { notice: "The payment is under way." },
    });
    expect(refused("paid").snapshot.output?.tag).toBe("settled");
    expect(refused("unknown").value).toBe("waitingForProvider");
  });

  test("[CHECKOUT-M8] a server that is away is said so; the card is tried again, or PayPal chosen", () => {
    const away = byPaypal().go(chooses("card"), actorFailed("payByCard"));
    expect(away).toMatchObject({
      value: "cardUnavailable",
      context: { notice: "Error,please try again" },
    });
    expect(away.go(chooses("card")).value).toBe("returningToCard");
    expect(away.go(chooses("paypal")).value).toEqual({ payingByPaypal: "idle" });
    const none = at({ clientSecret: null }).go(
      actorDone("payByCard", { tag: "opened", checkout: exampleCheckout({ clientSecret: null }) }),
    );
    expect(none.value).toBe("cardUnavailable");
  });

  test("[CHECKOUT-M9] after a reload the method that the server names is gone on with", () => {
    expect(byPaypal()).toMatchObject({
      value: { payingByPaypal: "idle" },
      started: [{ src: "paypalPayment", input: { hasOrder: true } }],
    });
    expect(both({ method: "paypal", state: "declined", message: "Declined." }).context.notice).toBe(
      "Declined.",
    );
    expect(at({ clientSecret: null }).value).toBe("returningToCard");
  });

  test("[CHECKOUT-M4] cancelled at PayPal, the checkout stands as the server said then", () => {
    const closed = exampleCheckout({ clientSecret: "pi_3_secret_4", paypal: PAYPAL });
    const cancelled = byPaypal().go(
      actorDone("paypalPayment", { outcome: "cancelled", message: null, checkout: closed }),
    );
    expect(cancelled.value).toBe("cancelled");
    expect(cancelled.go({ type: "payment.started" }).started).toEqual([
      { src: "cardPayment", input: expect.objectContaining({ clientSecret: "pi_3_secret_4" }) },
    ]);
  });
});
