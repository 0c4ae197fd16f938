import { Schema } from "effect";
import { shownTo } from "../access/shown-to.ts";

/** A saved card: never more of it than this, and whether a payment begins with it. */
export const SavedCard = Schema.Struct({
  cardId: Schema.String,
  brand: Schema.String,
  last4digit: Schema.String,
  expMonth: Schema.Int,
  expYear: Schema.Int,
  isDefault: Schema.Boolean,
}).annotate({ identifier: "SavedCard" });
export type SavedCard = typeof SavedCard.Type;

/** A user of a company, with how many cards they have saved. */
export const CardOwner = Schema.Struct({
  email: Schema.String,
  name: Schema.String,
  roleName: Schema.NullOr(Schema.String),
  cards: Schema.Int,
}).annotate({ identifier: "CardOwner", ...shownTo("cards.manageOthers") });
export type CardOwner = typeof CardOwner.Type;

/** The response to paying with a saved card. `paymentIntent` is the provider's own object as JSON text. */
export const SavedCardPayment = Schema.Struct({
  response: Schema.Literals(["successful", "processing", "requiresAction", "unsuccessful"]),
  paymentIntent: Schema.String,
}).annotate({ identifier: "SavedCardPayment" });
export type SavedCardPayment = typeof SavedCardPayment.Type;
