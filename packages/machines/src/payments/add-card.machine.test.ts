import type { Checkout } from "@marquee/domain/payments/checkout.schema";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { describe, expect, test } from "vitest";
import { exampleCheckout } from "../testing/example-checkout.ts";
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
const paid = (outcome: PaymentOutcome) =>
  actorDone("cardPayment", { outcome, message: null, checkout: null });
const again = { type: "card.retry" } as const;
const kept = (id: string | null) => ({ type: "storeCheckoutId", params: { checkoutId: id } });

describe("opening the verification", () => {
  test("[CARDS-M1] asks for it under the id that the tab keeps, and shows the card form", () => {
    const opening = start();
    expect(opening.started).toEqual([{ src: "openVerification", input: { checkoutId: "k1" } }]);
    expect(opening.actions).toContainEqual(kept("k1"));
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
    "[CARDS-M1] one that is %s is said to be over, and the next try has an id of its own",
    (state) => {
      const over = start().go(verification({ state, clientSecret: null }));
      expect(over).toMatchObject({
        value: "unavailable",
        context: { message: "The last try to add a card is over. Please begin again." },
      });
      expect(over.go(again).started).toEqual([
        { src: "openVerification", input: { checkoutId: "k2" } },
      ]);
    },
  );

  test("[CARDS-M3] a server that is away is said so, and the same verification is asked for again", () => {
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

  test("[CARDS-M2] it is saved by the server, reported, and the tab forgets the verification", () => {
    const saving = paying().go(paid("succeeded"));
    expect(saving).toMatchObject({ value: "saving", started: [{ src: "saveCard" }] });
    const saved = saving.go(actorDone("saveCard"));
    expect(saved.value).toBe("saved");
    expect(saved.actions).toContainEqual(kept(null));
    expect(saved.actions).toContainEqual({
      type: "notify",
      params: { kind: "success", message: "Card added successfully." },
    });
    expect(saved.actions.map(({ type }) => type)).toContain("refreshLists");
  });

  test("[CARDS-M2] nothing is said to have failed until the server knows, and it can be asked again", () => {
    for (const unsure of [
      paying().go(paid("unsettled")),
      paying().go(actorFailed("cardPayment")),
      paying().go(paid("succeeded"), actorFailed("saveCard")),
    ]) {
      expect(unsure).toMatchObject({ value: "unsure", actions: [] });
      expect(unsure.go(again)).toMatchObject({ value: "saving", started: [{ src: "saveCard" }] });
    }
  });

  test("[CARDS-M3] given up, nothing was charged; a verification that can be paid no more is begun anew", () => {
    expect(paying().go(paid("cancelled"))).toMatchObject({ value: "left", actions: [] });
    const over = paying().go(paid("refused"));
    expect(over.value).toBe("unavailable");
    expect(over.go(again).context.checkoutId).toBe("k2");
  });
});

test("[CARDS-M3] whoever waits may leave, and the tab keeps the verification for when they come back", () => {
  const waits = [start(), start().go(actorFailed("openVerification")), start().go(verification())];
  const saving = start().go(verification({ state: "paid" }));
  for (const waiting of [...waits, saving, saving.go(actorFailed("saveCard"))])
    expect(waiting.go({ type: "card.left" })).toMatchObject({ value: "left", actions: [] });
});

describe("deleting a card", () => {
  const card: SavedCard = {
    cardId: "c7",
    brand: "visa",
    last4digit: "4242",
    expMonth: 12,
    expYear: 2034,
  };
  const asked = () =>
    walk(deleteCardMachine, undefined).go({ type: "action.requested", subject: card });
  const says = (message: string) =>
    expect.objectContaining({ params: expect.objectContaining({ message }) });

  test("[CARDS-M4] is asked about first, and reported", () => {
    expect(asked()).toMatchObject({ value: "confirming", started: [] });
    const running = asked().go({ type: "action.confirmed" });
    expect(running.started).toEqual([{ src: "run", input: { subject: card } }]);
    const done = running.go(actorDone("run", card));
    expect(done.actions).toContainEqual(says("Card deleted successfully."));
    expect(done.actions.map(({ type }) => type)).toContain("refreshLists");
  });

  test("[CARDS-M4] that failed leaves the card where it is, and says so", () => {
    const failed = asked().go({ type: "action.confirmed" }, actorFailed("run"));
    expect(failed.value).toBe("failed");
    expect(failed.actions).toContainEqual(
      says("The card is still there. Please try again in a moment."),
    );
  });
});
