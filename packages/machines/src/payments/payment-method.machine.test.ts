import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { paymentMethodMachine } from "./payment-method.machine.ts";

type Changes = Parameters<typeof exampleCheckout>[0];

const PAYPAL = { clientId: "sandbox-client", amount: 139.07 };
const at = (changes: Changes = {}, notice: string | null = null) =>
  walk(paymentMethodMachine, {
    checkout: exampleCheckout(changes),
    notice,
    plan: { send: () => {} },
  });
const both = (changes: Changes = {}) => at({ paypal: PAYPAL, ...changes });
const byPaypal = () => both({ method: "paypal", clientSecret: null });
const begun = { type: "payment.begun" } as const;
const paused = { type: "payment.paused" } as const;
const choose = (method: "card" | "paypal") => ({ type: "method.chosen", method }) as const;
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("the method of a checkout", () => {
  test("[CHECKOUT-M1] is the card, with what the provider needs", () => {
    expect(at()).toMatchObject({
      value: { byCard: "idle" },
      started: [
        {
          src: "cardPayment",
          input: { checkoutId: "k1", clientSecret: "pi_1_secret_2", publishableKey: "pk_test_1" },
        },
      ],
    });
  });

  test("[CHECKOUT-M9] is after a reload the one that the server has", () => {
    expect(byPaypal()).toMatchObject({
      value: { byPaypal: "idle" },
      started: [{ src: "paypalPayment", input: { hasOrder: true } }],
    });
    expect(at({ clientSecret: null }).value).toBe("returningToCard");
  });
});

describe("choosing a method", () => {
  test("[CHECKOUT-M7] PayPal shows first if the user chose it and it is offered", () => {
    const start = (changes: Changes) =>
      walk(paymentMethodMachine, {
        checkout: exampleCheckout(changes),
        notice: null,
        prefers: "paypal",
        plan: { send: () => {} },
      });
    expect(start({}).value).toEqual({ byCard: "idle" });
    const paypal = start({ paypal: PAYPAL });
    expect(paypal).toMatchObject({
      value: { byPaypal: "idle" },
      started: [{ src: "paypalPayment", input: { hasOrder: false } }],
    });
    expect(paypal.go(choose("card")).value).toEqual({ byCard: "idle" });
  });

  test("[CHECKOUT-M7] PayPal can be chosen if it is offered, and the card again, without a call", () => {
    expect(at().go(choose("paypal")).value).toEqual({ byCard: "idle" });
    const paypal = both().go(choose("paypal"));
    expect(paypal.value).toEqual({ byPaypal: "idle" });
    expect(paypal.started).toEqual([
      {
        src: "paypalPayment",
        input: expect.objectContaining({ checkoutId: "k1", hasOrder: false }),
      },
    ]);
    expect(paypal.go(choose("card"))).toMatchObject({
      value: { byCard: "idle" },
      started: [{ src: "cardPayment" }],
    });
  });

  test("[CHECKOUT-M7] clears the notice about the last payment", () => {
    const declined = at({ paypal: PAYPAL }, "No funds.");
    expect(declined.context.notice).toBe("No funds.");
    expect(declined.go(choose("paypal")).context.notice).toBeNull();
  });

  test("[CHECKOUT-M7] is locked while a payment is under way, as the plan is", () => {
    const card = both().go(begun);
    expect(card.value).toEqual({ byCard: "paying" });
    expect(names(card)).toEqual(["sendBegun"]);
    expect(card.go(choose("paypal")).value).toEqual({ byCard: "paying" });
    expect(names(card.go(paused))).toEqual(["sendPaused"]);
    const paypal = both().go(choose("paypal"), begun);
    expect(paypal.go(choose("card")).value).toEqual({ byPaypal: "paying" });
  });
});

test("[CHECKOUT-M7] the plan is unlocked if a method shows, nothing being charged", () => {
  expect(names(at())).toEqual(["sendPaused"]);
  expect(names(byPaypal())).toEqual(["sendPaused"]);
  expect(names(both().go(choose("paypal")))).toEqual(["sendPaused"]);
});

describe("returning to the card", () => {
  const refuseAs = (state: "open" | "paid" | "unknown") =>
    byPaypal().go(
      choose("card"),
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

  test("[CHECKOUT-M8] needs the server once an order was opened, and gets a new secret", () => {
    const back = both().go(choose("paypal"), begun, paused, choose("card"));
    expect(back.value).toBe("returningToCard");
    expect(back.started).toEqual([{ src: "payByCard", input: { checkoutId: "k1" } }]);
    const checkout = exampleCheckout({ clientSecret: "pi_2_secret_3", paypal: PAYPAL });
    const card = back.go(actorDone("payByCard", { tag: "opened", checkout }));
    expect(card.started).toEqual([
      { src: "cardPayment", input: expect.objectContaining({ clientSecret: "pi_2_secret_3" }) },
    ]);
  });

  test("[CHECKOUT-M8] shows the card at once to a user who chose PayPal", () => {
    const back = walk(paymentMethodMachine, {
      checkout: exampleCheckout({ method: "paypal", clientSecret: null, paypal: PAYPAL }),
      notice: null,
      prefers: "paypal",
      plan: { send: () => {} },
    }).go(
      choose("card"),
      actorDone("payByCard", { tag: "opened", checkout: exampleCheckout({ paypal: PAYPAL }) }),
    );
    expect(back.value).toEqual({ byCard: "idle" });
  });

  test("[PAYPAL-M10] why the payment goes on by card still shows once the server has made a card payment, until another way is chosen", () => {
    const changed = walk(paymentMethodMachine, {
      checkout: exampleCheckout({ clientSecret: null, paypal: PAYPAL }),
      notice: "Changed elsewhere.",
      plan: { send: () => {} },
    });
    expect(changed.value).toBe("returningToCard");
    const openDone = (checkout = exampleCheckout({ paypal: PAYPAL })) =>
      actorDone("payByCard", { tag: "opened", checkout });
    const card = changed.go(openDone());
    expect(card.context.notice).toBe("Changed elsewhere.");
    expect(card.go(choose("paypal"), begun, paused, choose("card")).context.notice).toBeNull();
    expect(refuseAs("open").go(choose("card"), openDone()).context.notice).toBeNull();
  });

  test("[CHECKOUT-M8] is refused with the server's reason, and PayPal stays", () => {
    expect(refuseAs("open")).toMatchObject({
      value: { byPaypal: "idle" },
      context: { notice: "The payment is under way." },
    });
  });

  test.each(["paid", "unknown"] as const)(
    "[CHECKOUT-M8] ends if the checkout is %s meanwhile, which its state decides",
    (state) => {
      expect(refuseAs(state).snapshot.output).toMatchObject({
        outcome: "changed",
        checkout: { state },
      });
    },
  );

  test("[CHECKOUT-M8] shows a failure of the server; the card is retried, or PayPal chosen", () => {
    const away = byPaypal().go(choose("card"), actorFailed("payByCard"));
    expect(away).toMatchObject({
      value: "cardUnavailable",
      context: { notice: "Error,please try again" },
    });
    expect(away.go(choose("card")).value).toBe("returningToCard");
    expect(away.go(choose("paypal")).value).toEqual({ byPaypal: "idle" });
    const none = at({ clientSecret: null }).go(
      actorDone("payByCard", { tag: "opened", checkout: exampleCheckout({ clientSecret: null }) }),
    );
    expect(none.value).toBe("cardUnavailable");
  });

  test("[CHECKOUT-M4] can be left", () => {
    expect(byPaypal().go(choose("card"), { type: "payment.left" }).snapshot.output).toMatchObject({
      outcome: "unsettled",
    });
  });
});

describe("the end of the payment", () => {
  test.each(["succeeded", "cancelled", "refused", "unsettled"])(
    "[CHECKOUT-M4] hands over that it %s, with the message and the last checkout",
    (outcome) => {
      const done = at().go(
        actorDone("cardPayment", { outcome, message: "Expired.", checkout: null }),
      );
      expect(done.snapshot.output).toMatchObject({
        outcome,
        message: "Expired.",
        checkout: { id: "k1", clientSecret: "pi_1_secret_2" },
      });
    },
  );

  test("[CHECKOUT-M4] hands over the checkout that PayPal's cancelled order left", () => {
    const closed = exampleCheckout({ clientSecret: "pi_3_secret_4", paypal: PAYPAL });
    const cancelled = byPaypal().go(
      actorDone("paypalPayment", { outcome: "cancelled", message: null, checkout: closed }),
    );
    expect(cancelled.snapshot.output).toEqual({
      outcome: "cancelled",
      message: null,
      checkout: closed,
      method: "paypal",
    });
  });

  test("[CHECKOUT-M5] is unknown if the payment's machine failed", () => {
    expect(at().go(actorFailed("cardPayment")).snapshot.output?.outcome).toBe("unknown");
    expect(byPaypal().go(actorFailed("paypalPayment")).snapshot.output?.outcome).toBe("unknown");
  });
});
