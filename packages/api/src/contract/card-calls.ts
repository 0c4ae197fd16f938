import { CardOwner, SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { emailParam, idParam, listQuery, savingErrors, signedInErrors } from "../http/call.ts";
import { list } from "./calls.ts";
import { amountParam, paymentErrors } from "./payment-shapes.ts";

/** The calls about saved cards, a part of those about payments. */
export const cardCalls = {
  payWithCard: {
    summary: "Pay a checkout with a saved card, once however often it is called",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, amount: amountParam, cardId: idParam },
    query: { checkout: idParam },
    response: SavedCardPayment,
    errors: paymentErrors,
  },
  cards: {
    summary: "The saved cards of a user",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam },
    query: listQuery,
    response: SavedCard,
    list: true,
    sorts: ["createdOn", "brand", "expYear"],
    errors: [...signedInErrors, "Unavailable"],
  },
  cardOwners: list({
    summary: "The users of a company, with how many cards each has saved",
    source: "extension",
    access: { ability: "cards.manageOthers" },
    params: { companyId: idParam },
    response: CardOwner,
    sorts: ["name", "email"],
  }),
  addCard: {
    summary: "Save the card of a payment intent that succeeded",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, intentId: idParam },
    response: SavedCard,
    errors: paymentErrors,
  },
  setDefaultCard: {
    summary: "Make a saved card of the caller's the one that payments begin with",
    source: "extension",
    access: { ability: "cards.manageOwn" },
    params: { cardId: idParam },
    response: SavedCard,
    errors: savingErrors,
  },
  deleteCard: {
    summary: "Delete a saved card; returns the deleted one",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, cardId: idParam },
    response: SavedCard,
    errors: paymentErrors,
  },
} as const;
