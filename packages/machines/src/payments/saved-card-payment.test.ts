import { describe, expect, test } from "vitest";
import { actorDone, walk } from "../testing/walk.ts";
import { cardPaymentMachine } from "./card-payment.machine.ts";
import type { CardChoice } from "./card-payment.model.ts";

const start = () =>
  walk(cardPaymentMachine, {
    checkoutId: "k1",
    clientSecret: "pi_1_secret_2",
    publishableKey: "pk_test_1",
    charge: 139.07,
    verifies: false,
    savesCard: false,
    checkout: { send: () => {} },
  });
const ready = () => start().go(actorDone("loadForm", { savedCards: [], chosen: "new" }));
const visa = {
  cardId: "c7",
  brand: "visa",
  last4digit: "4242",
  expMonth: 12,
  expYear: 2034,
  isDefault: false,
};

describe("paying with a saved card", () => {
  test("[PAYFLOW-M10] saved cards are loaded with the form; the choice among them stays", () => {
    const chosen = start().go(actorDone("loadForm", { savedCards: [visa], chosen: "c7" }));
    expect(chosen.context).toMatchObject({ savedCards: [visa], chosen: "c7" });
    expect(chosen.go({ type: "card.chosen", cardId: "new" }).context.chosen).toBe("new");
    const away = start().go(actorDone("loadForm", { savedCards: null, chosen: "new" }));
    expect(away).toMatchObject({ value: "ready", context: { savedCards: null, chosen: "new" } });
  });

  test("[PAYFLOW-M3] [PAYFLOW-M13] a saved card is chosen, and charged by the server with an intent that is followed", () => {
    const missing = ready().go({ type: "payment.confirmSaved", cardId: "" });
    expect(missing).toMatchObject({
      value: "ready",
      context: { choiceMessage: "Please select store card for process payment" },
    });
    const saved = missing.go({ type: "payment.confirmSaved", cardId: "c7" });
    expect(saved).toMatchObject({ value: "confirmingSaved", context: { choiceMessage: null } });
    expect(saved.started).toEqual([
      { src: "confirmSavedCard", input: { checkoutId: "k1", charge: 139.07, cardId: "c7" } },
    ]);
    const charged = { status: "requires_action", error: null, clientSecret: "pi_3_4" };
    const bank = saved.go(actorDone("confirmSavedCard", charged));
    expect(bank.started).toEqual([{ src: "authenticate", input: { clientSecret: "pi_3_4" } }]);
  });

  test("[PAYFLOW-M15] a saved card that was deleted meanwhile charges nothing, says so, and is offered no more", () => {
    const other = { ...visa, cardId: "c8" };
    const gone = actorDone("confirmSavedCard", {
      status: "requires_payment_method",
      error: { type: "card_gone" },
    });
    const declineWith = (savedCards: CardChoice["savedCards"]) =>
      start().go(
        actorDone("loadForm", { savedCards, chosen: "c7" }),
        { type: "payment.confirmSaved", cardId: "c7" },
        gone,
      );
    expect(declineWith([visa, other])).toMatchObject({
      value: "declined",
      context: {
        message: "This card was deleted meanwhile. Choose another one, or type one in.",
        savedCards: [other],
        chosen: null,
      },
    });
    expect(declineWith([visa]).context).toMatchObject({ savedCards: [], chosen: "new" });
  });
});
