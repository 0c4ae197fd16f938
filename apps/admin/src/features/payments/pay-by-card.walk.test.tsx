import { NEW_CARD, type CardPaymentContext } from "@marquee/machines/payments/card-payment.model";
import { render } from "@testing-library/react";
import { it } from "vitest";
import type { AnyEventObject, AnyMachineSnapshot } from "xstate";
import { loadPaymentForms } from "../../testing/payment-providers.ts";
import { findOffered, press } from "../../testing/screen-controls.ts";
import { screenOf } from "../../testing/screen-starts.ts";
import type { Expected } from "../../testing/screen-states.ts";
import type { Gesture } from "../../testing/screen-walk.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import type { CardPaymentActor } from "./checkout/payment-actor-types.ts";
import { PayByCard } from "./pay-by-card.tsx";

const { bridges } = loadPaymentForms();

const SAVED = "Visa ending in 4242, expires 12/30";
const SAVE = "Save card for future payment";

/** What is said of a payment, and of a card that is added (CARDS-S3). */
const WORDS = {
  payment: {
    pay: "Pay CAD 139.07",
    cancel: "Cancel payment",
    working: "Paying",
    declined: "Your payment was not successful, please try again.",
    pending: /Your payment is processing\.|you do not need to pay again/,
    never: ["card is charged once, and the money comes back"],
  },
  verification: {
    pay: "Add card",
    cancel: "Cancel",
    working: "Checking the card",
    declined: "The card was not added",
    pending: "The card is still being checked.",
    never: [/your plan|payment/i],
  },
} as const;

type Words = (typeof WORDS)[keyof typeof WORDS];

const inWords =
  (expected: (words: Words, context: CardPaymentContext) => Expected) =>
  ({ context }: AnyMachineSnapshot): Expected => {
    const words = context.verifies ? WORDS.verification : WORDS.payment;
    const { hides = [], ...rest } = expected(words, context);
    return { ...rest, hides: [...words.never, ...hides] };
  };

/** PAYFLOW-M10, PAYFLOW-M12: a verification has no choice of saved cards, and none whether it is saved. */
const choices = ({ verifies }: CardPaymentContext): readonly string[] =>
  verifies ? [] : [SAVED, "New card", SAVE];

/** A failure that is still on the screen must not claim that money moved. */
const CHARGED = /Payment succeeded/;

const payNew: Gesture = ({ saveCard }, { context }: AnyMachineSnapshot) => {
  const pay = press(/^(Pay CAD 139\.07|Add card)$/)();
  if (pay === null || context.chosen !== NEW_CARD) return null;
  return async (user) => {
    const box = findOffered(SAVE);
    if (box instanceof HTMLInputElement && box.checked !== saveCard) await user.click(box);
    await pay(user);
  };
};

it("[MACH-C10] [MACH-C11] paying by card shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("cardPayment", {
    render: screenOf<CardPaymentActor>(
      (actor) =>
        void render(<PayByCard actor={actor} bridges={bridges} charge={139.07} notice={null} />),
    ),
    states: {
      loadingForm: { shows: ["The card form is on its way."], offers: [] },
      // PAYFLOW-M1, PAYFLOW-M8
      formUnavailable: inWords(({ cancel }) => ({
        shows: ["The card form could not be loaded", "Nothing was charged."],
        offers: ["Try again", cancel],
      })),
      // PAYFLOW-M2, PAYFLOW-M3, PAYFLOW-M8
      ready: inWords(({ pay, cancel }, context) => ({
        shows: [],
        hides: [CHARGED],
        offers: [pay, cancel],
        mayOffer: choices(context),
      })),
      // PAYFLOW-M8: nothing is charged yet
      requestingCardSaving: inWords(({ cancel }) => ({ shows: [], offers: [cancel] })),
      // PAYFLOW-M2: no second confirmation; PAYFLOW-M8: no cancelling; PAYFLOW-M6: waiting no longer
      confirming: inWords(({ working }) => ({
        shows: [working, "charged once"],
        offers: ["Stop waiting"],
      })),
      confirmingSaved: inWords(({ working }) => ({
        shows: [working, "charged once"],
        offers: ["Stop waiting"],
      })),
      authenticating: inWords(() => ({
        shows: ["Your bank wants to check that it is you"],
        offers: ["Stop waiting"],
      })),
      // PAYFLOW-M5
      declined: inWords(({ pay, cancel, declined }, context) => ({
        shows: [declined, "Nothing was charged."],
        hides: [CHARGED],
        offers: [pay, cancel],
        mayOffer: choices(context),
      })),
      unexpected: inWords(({ cancel }, context) => ({
        shows: [
          /Something went wrong\.|Error,please try again|An unexpected error occured\.|We could not make sure that your card is not saved\./,
          /[Nn]othing was charged/,
        ],
        hides: [CHARGED],
        offers: ["Try again", cancel],
        mayOffer: choices(context),
      })),
      // PAYFLOW-M14
      queryingServer: inWords(({ working }) => ({
        shows: [working, "Nothing was charged here: it was changed elsewhere"],
        hides: [CHARGED, "was not successful", "was not added"],
        offers: ["Stop waiting"],
      })),
      // PAYFLOW-M6, PAYFLOW-M7: no failure is shown, and nothing can be paid again
      awaitingSettlement: inWords(({ pending }) => ({
        shows: [pending, "It is safe to wait"],
        hides: [CHARGED, "was not successful", "was not added"],
        offers: ["Stop waiting"],
      })),
    },
    person: {
      "form.retry": press("Try again"),
      "card.chosen": ({ cardId }) => press(cardId === NEW_CARD ? "New card" : SAVED)(),
      "payment.confirm": payNew,
      "payment.confirmSaved": ({ cardId }, { context }) =>
        (context.chosen ?? "") === cardId ? press("Pay CAD 139.07")() : null,
      "payment.retry": press("Try again"),
      "payment.stopWaiting": press("Stop waiting"),
      "payment.cancelled": press(/^Cancel( payment)?$/),
    },
    exceptions: {
      "cardPayment.loadingForm|payment.cancelled|0":
        "The form comes in a moment or says that it cannot; until then the page itself is the way out.",
      "cardPayment.declined|payment.retry|0":
        "The form stays open under the decline, so that there is nothing to go back to.",
      "cardPayment.declined|payment.confirmSaved|1":
        "A card was chosen before it was declined, and a choice can be changed but not taken back.",
    },
    distinguish: ({ context }) => [context.chosen, context.saveCard, context.savedCards?.length],
    allows: ({ context }, event: AnyEventObject) => {
      if (event.type === "xstate.done.actor.loadForm")
        return context.verifies ? event["output"].savedCards.length === 0 : true;
      if (event.type === "card.chosen")
        return context.savedCards?.length > 0 && context.chosen !== event["cardId"];
      if (event.type === "payment.confirm")
        return (
          context.chosen === NEW_CARD &&
          (!context.verifies || event["saveCard"] === context.saveCard)
        );
      if (event.type === "payment.confirmSaved") return (context.chosen ?? "") === event["cardId"];
      return true;
    },
  }));
