import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../testing/example-checkout.ts";
import { answered, broke, walk } from "../testing/walk.ts";
import { checkoutMachine } from "./checkout.machine.ts";

const plan = { send: () => {} };
const at = (...changes: Parameters<typeof exampleCheckout>) =>
  walk(checkoutMachine, { checkout: exampleCheckout(...changes), plan });
const free = () => at({}, 0);
const paid = exampleCheckout({ state: "paid", campaignId: "g1" });
const card = (outcome: string, message: string | null = null) =>
  answered("cardPayment", { outcome, message });
const names = ({ actions }: { readonly actions: readonly { readonly type: string }[] }) =>
  actions.map(({ type }) => type);

describe("finding its place", () => {
  test("[CHECKOUT-M1] an open one is paid by card, with what the provider needs", () => {
    expect(at()).toMatchObject({
      value: "payingByCard",
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
      value: "payingByCard",
      context: { notice: "No funds." },
    });
  });
});

describe("when it costs nothing", () => {
  test("[CHECKOUT-M2] no card is asked for: it is recorded once a person says so", () => {
    expect(free()).toMatchObject({ value: "free", started: [] });
    const recording = free().go({ type: "payment.started" });
    expect(recording.started).toEqual([{ src: "recordPayment", input: { checkoutId: "k1" } }]);
    expect(names(recording)).toEqual(["tellBegun"]);
    expect(recording.go({ type: "payment.started" }).started).toEqual([]);
    expect(recording.go(answered("recordPayment", paid)).snapshot.output).toMatchObject({
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

  test("[CHECKOUT-M4] cancelled, the card form is there again and the person is told", () => {
    const again = at().go(card("cancelled"));
    expect(again.value).toBe("payingByCard");
    expect(again.started.map(({ src }) => src)).toEqual(["cardPayment"]);
    expect(again.actions).toContainEqual({
      type: "notify",
      params: { kind: "info", message: "Payment cancelled" },
    });
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
    expect(at().go(broke("cardPayment")).value).toBe("waitingForProvider");
  });
});

describe("when recording", () => {
  const recording = () => at().go(card("succeeded"));

  test.each([
    ["a lost answer", broke("recordPayment")],
    ["not yet", answered("recordPayment", exampleCheckout({ state: "unknown" }))],
    ["nothing heard of it", answered("recordPayment", exampleCheckout({ state: "open" }))],
  ])("[CHECKOUT-M5] %s is no failure: the provider is waited for", (_, event) => {
    const waiting = recording().go(event);
    expect(waiting.value).toBe("waitingForProvider");
    expect(waiting.snapshot.hasTag("safeToWait")).toBe(true);
    expect(waiting.started).toEqual([{ src: "settlement", input: { checkoutId: "k1" } }]);
  });

  test("[CHECKOUT-M6] the wait ends with the record, with the card form and the reason, or open", () => {
    const waiting = recording().go(broke("recordPayment"));
    const end = (tag: string, checkout: unknown) =>
      waiting.go(answered("settlement", { tag, checkout }));
    expect(end("settled", paid).snapshot.output?.tag).toBe("settled");
    expect(end("declined", exampleCheckout())).toMatchObject({
      value: "payingByCard",
      context: { notice: "Your payment was not successful, please try again." },
    });
    expect(end("refused", exampleCheckout({ state: "refundDue" })).snapshot.output?.tag).toBe(
      "refused",
    );
    expect(end("left", null).snapshot.output?.tag).toBe("left");
    expect(waiting.go({ type: "payment.left" }).snapshot.output?.tag).toBe("left");
  });
});
