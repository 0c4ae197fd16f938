import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../fixtures/example-checkout.ts";
import { actorDone, actorFailed, walk } from "../testing/walk.ts";
import { addCardMachine } from "./add-card.machine.ts";
import { deleteCardMachine } from "./delete-card.machine.ts";
import type { PaymentOutcome } from "./payment-outcome.ts";

const start = () => walk(addCardMachine, { checkoutId: "k1", newId: () => "k2" });
const verification = (changes: Partial<Checkout> = {}) =>
  actorDone(
    "openVerification",
    exampleCheckout({ kind: "cardVerification", savesCard: true, ...changes }, 0.5),
  );
const endPayment = (outcome: PaymentOutcome) =>
  actorDone("cardPayment", { outcome, message: null, checkout: null });
const again = { type: "card.retry" } as const;
const storeCheckout = (id: string | null) => ({
  type: "storeCheckoutId",
  params: { checkoutId: id },
});

describe("opening the verification", () => {
  test("[CARDS-M1] opens it under the id that the tab stores, and shows the card form", () => {
    const opening = start();
    expect(opening.started).toEqual([{ src: "openVerification", input: { checkoutId: "k1" } }]);
    expect(opening.actions).toContainEqual(storeCheckout("k1"));
    const paying = opening.go(verification());
    expect(paying.value).toBe("paying");
    expect(paying.started).toMatchObject([
      { src: "cardPayment", input: { verifies: true, savesCard: true, charge: 0.5 } },
    ]);
  });

  test.each(["paid", "unknown"] as const)(
    "[CARDS-M1] one that is %s after a reload goes on to its card",
    (state) => {
      const saving = start().go(verification({ state }));
      expect(saving.value).toBe("saving");
      expect(saving.started).toEqual([{ src: "saveCard", input: { intentId: "pi_1" } }]);
    },
  );

  test.each(["expired", "cancelled", "refunded"] as const)(
    "[CARDS-M1] one that is %s shows that it is over, and the next attempt has an id of its own",
    (state) => {
      const over = start().go(verification({ state, clientSecret: null }));
      expect(over).toMatchObject({
        value: "unavailable",
        context: { message: "The last attempt to add a card is over. Please begin again." },
      });
      expect(over.go(again).started).toEqual([
        { src: "openVerification", input: { checkoutId: "k2" } },
      ]);
    },
  );

  test("[CARDS-M3] a server that is away shows as a failure, and the same verification is opened again", () => {
    const away = start().go(actorFailed("openVerification"));
    expect(away).toMatchObject({
      value: "unavailable",
      context: { message: expect.stringMatching(/./) },
    });
    expect(away.go(again).started).toEqual([
      { src: "openVerification", input: { checkoutId: "k1" } },
    ]);
  });
});

describe("once the card was charged", () => {
  const paying = () => start().go(verification());

  test("[CARDS-M2] it is saved by the server, reported, and the tab removes the verification", () => {
    const saving = paying().go(endPayment("succeeded"));
    expect(saving).toMatchObject({ value: "saving", started: [{ src: "saveCard" }] });
    const saved = saving.go(actorDone("saveCard"));
    expect(saved.value).toBe("saved");
    expect(saved.actions).toContainEqual(storeCheckout(null));
    expect(saved.actions).toContainEqual({
      type: "notify",
      params: { kind: "success", message: "Card added successfully." },
    });
    expect(saved.actions.map(({ type }) => type)).toContain("refreshLists");
  });

  test("[CARDS-M2] nothing is shown as failed until the server knows, and saving can be retried", () => {
    for (const unsure of [
      paying().go(endPayment("unsettled")),
      paying().go(actorFailed("cardPayment")),
      paying().go(endPayment("succeeded"), actorFailed("saveCard")),
    ]) {
      expect(unsure).toMatchObject({ value: "unsure", actions: [] });
      expect(unsure.go(again)).toMatchObject({ value: "saving", started: [{ src: "saveCard" }] });
    }
  });

  test("[CARDS-M3] cancelled, nothing was charged; a verification that can be paid no more starts anew", () => {
    expect(paying().go(endPayment("cancelled"))).toMatchObject({ value: "left", actions: [] });
    for (const outcome of ["refused", "changed"] as const) {
      const over = paying().go(endPayment(outcome));
      expect(over.value).toBe("unavailable");
      expect(over.go(again).context.checkoutId).toBe("k2");
    }
  });
});

test("[CARDS-M3] the user may leave, and the tab stores the verification for their return", () => {
  const waits = [start(), start().go(actorFailed("openVerification")), start().go(verification())];
  const saving = start().go(verification({ state: "paid" }));
  for (const waiting of [...waits, saving, saving.go(actorFailed("saveCard"))])
    expect(waiting.go({ type: "card.left" })).toMatchObject({ value: "left", actions: [] });
});

test("[CARDS-M9] a page that is closed ends its machines alone, and one that is opened again resumes the verification", () => {
  const paying = start().go(verification());
  for (const open of [
    start(),
    paying,
    paying.go(endPayment("succeeded")),
    paying.go(endPayment("unsettled")),
  ]) {
    const closed = open.go({ type: "page.closed" });
    expect(closed).toMatchObject({ value: "pageClosed", started: [], actions: [] });
    const opened = closed.go({ type: "page.opened" });
    expect(opened.started).toEqual([{ src: "openVerification", input: { checkoutId: "k1" } }]);
    expect(opened.go(verification({ state: "paid" })).value).toBe("saving");
  }
});

describe("deleting a card", () => {
  const card: SavedCard = {
    cardId: "c7",
    brand: "visa",
    last4digit: "4242",
    expMonth: 12,
    expYear: 2034,
    isDefault: false,
  };
  const confirming = () =>
    walk(deleteCardMachine, undefined).go({ type: "action.requested", subject: card });
  const notifies = (message: string) =>
    expect.objectContaining({ params: expect.objectContaining({ message }) });

  test("[CARDS-M4] requires a confirmation, and is reported", () => {
    expect(confirming()).toMatchObject({ value: "confirming", started: [] });
    const running = confirming().go({ type: "action.confirmed" });
    expect(running.started).toEqual([{ src: "run", input: { subject: card } }]);
    const done = running.go(actorDone("run", card));
    expect(done.actions).toContainEqual(notifies("Card deleted successfully."));
    expect(done.actions.map(({ type }) => type)).toContain("refreshLists");
  });

  test("[CARDS-M4] that failed leaves the card, and reports so", () => {
    const failed = confirming().go({ type: "action.confirmed" }, actorFailed("run"));
    expect(failed.value).toBe("failed");
    expect(failed.actions).toContainEqual(
      notifies("The card is still there. Please try again in a moment."),
    );
  });
});
