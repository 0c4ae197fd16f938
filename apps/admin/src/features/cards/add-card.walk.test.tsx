import { paymentNotices } from "@marquee/domain/payments/messages";
import { beforeEach, it } from "vitest";
import { provideCards } from "../../testing/card-provider.ts";
import { renderScreen } from "../../testing/render-screen.tsx";
import { press } from "../../testing/screen-controls.ts";
import { dataResponse, serveCalls } from "../../testing/serve-calls.ts";
import { walkScreen } from "../../testing/walk-screen.ts";
import { AddCard } from "./add-card.tsx";

serveCalls(() =>
  dataResponse({
    card: { publishableKey: "pk_test_1", script: null, testCards: true },
    paypal: null,
  }),
);
beforeEach(() => {
  provideCards(() => new Promise<never>(() => {}));
});

/** What each end of the card's payment leads to; cancelled, the list shows again. */
const PAID_LEADS = {
  succeeded: { shows: ["Saving the card"] },
  cancelled: { hides: ["We do not know yet", "Saving the card"] },
  refused: { shows: ["No card can be added right now"] },
  unsettled: { shows: ["We do not know yet"] },
};

it("[MACH-C10] [MACH-C11] adding a card shows and offers what it must in every state, and every transition can be taken", () =>
  walkScreen("addCard", {
    render: [
      async () => {
        await renderScreen(<AddCard />, { at: "/home/offers?add=card" });
      },
    ],
    states: {
      opening: { shows: ["Add a card", "The card form is on its way."], offers: [] },
      // CARDS-M1, CARDS-M3: the reason, and another attempt
      unavailable: {
        shows: [
          "No card can be added right now",
          new RegExp(`No answer|${paymentNotices.verificationOver}`),
        ],
        offers: ["Try again", "Leave this page"],
      },
      // the card form's own machine: it is loading for as long as nothing responds
      paying: { shows: ["The card form is on its way."], offers: [] },
      // CARDS-M2: nothing is shown as failed, and it cannot be paid again
      saving: {
        shows: ["Saving the card", "safe to leave"],
        hides: ["went wrong", "not added"],
        offers: ["Leave this page"],
      },
      // CARDS-M9: the page that is shown again prepares anew
      pageClosed: { shows: ["The card form is on its way."], offers: [] },
      unsure: {
        shows: ["We do not know yet whether the card is saved", "safe to leave"],
        hides: ["went wrong", "not added"],
        offers: ["Ask now", "Leave this page"],
      },
    },
    person: {
      "card.retry": press(/^(Try again|Ask now)$/),
      "card.left": press("Leave this page"),
    },
    elsewhere: ["page.closed", "page.opened"],
    // CARDS-M1 … CARDS-M3
    leads: {
      "unavailable|card.retry": { shows: ["The card form is on its way."] },
      "unsure|card.retry": { shows: ["Saving the card"] },
      "xstate.error.actor.openVerification": { shows: ["No card can be added right now"] },
      "xstate.error.actor.saveCard": { shows: ["We do not know yet"] },
      "xstate.done.actor.cardPayment": ({ output }) =>
        PAID_LEADS[output.outcome as keyof typeof PAID_LEADS],
    },
    exceptions: {
      "addCard.opening|card.left|0": "The page's own Back leaves: nothing is open yet.",
      "addCard.paying|card.left|0":
        "The card form's own Cancel, or Stop waiting, ends its payment.",
    },
  }));
