import { CardOwner, SavedCard, SavedCardPayment } from "@marquee/domain/payments/saved-card.schema";
import { emailParam, idParam, signedInErrors } from "../http/call.ts";
import { list, pay, save } from "./calls.ts";
import { amountParam } from "./payment-shapes.ts";

/** The calls about saved cards, a part of those about payments. */
export const cardCalls = {
  payWithCard: pay({
    summary: "Pay a checkout with a saved card, once however often it is called",
    params: { encEmail: emailParam, amount: amountParam, cardId: idParam },
    query: { checkout: idParam },
    response: SavedCardPayment,
  }),
  cards: list({
    summary: "The saved cards of a user",
    params: { encEmail: emailParam },
    response: SavedCard,
    sorts: ["createdOn", "brand", "expYear"],
    errors: [...signedInErrors, "Unavailable"],
  }),
  cardOwners: list({
    summary: "The users of a company, with how many cards each has saved",
    access: { ability: "cards.manageOthers" },
    params: { companyId: idParam },
    response: CardOwner,
    sorts: ["name", "email"],
  }),
  addCard: pay({
    summary: "Save the card of a payment intent that succeeded",
    params: { encEmail: emailParam, intentId: idParam },
    response: SavedCard,
  }),
  setDefaultCard: save({
    summary: "Make a saved card of the caller's the one that payments begin with",
    access: { ability: "cards.manageOwn" },
    params: { cardId: idParam },
    response: SavedCard,
  }),
  deleteCard: pay({
    summary: "Delete a saved card; returns the deleted one",
    params: { encEmail: emailParam, cardId: idParam },
    response: SavedCard,
  }),
} as const;
