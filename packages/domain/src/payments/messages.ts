/** What payment screens say, letter for letter as specified. */
export const paymentMessages = {
  promocodeMissing: "Please enter promocode",
  promocodeUnknown: "Invalid promocode",
  promocodeApplied: "promocode apply successfully",
  promocodeRemoved: "promocode remove successfully",
  savedCardMissing: "Please select store card for process payment",
  byCard: "Pay with Stripe",
  byPaypal: "Pay with Paypal",
  planMissing: "Please set plan for payment",
  failed: "Error,please try again",
  cancelled: "Payment cancelled",
  cardSucceeded: "Payment succeeded!",
  cardProcessing: "Your payment is processing.",
  cardDeclined: "Your payment was not successful, please try again.",
  cardOther: "Something went wrong.",
  cardUnexpected: "An unexpected error occured.",
  providerQueried: "The provider was asked again.",
  providerQueryFailed: "The provider could not be asked. Please try again.",
  cardAdded: "Card added successfully.",
  cardDeleted: "Card deleted successfully.",
} as const;

/** What payment screens say besides, if the specification has no words. */
export const paymentNotices = {
  cardNotSaved: "This card could not be saved for later. The payment goes on without.",
  defaultStays: "The default card stays as it was.",
  cardStays: "The card is still there. Please try again in a moment.",
  verificationOver: "The last attempt to add a card is over. Please begin again.",
  noCompany: "A card is verified for users of a company, and you belong to none.",
  priceHeld: "The price is fixed while a payment is under way.",
  planHeld: "The plan is fixed while a payment is under way. Cancelling the payment opens it.",
  refunded: "What was charged goes back to you.",
  changedElsewhere: "This payment was changed elsewhere, in another window or by a colleague.",
  bankCheckFailed: "Your bank could not confirm that it was you.",
  cardGone: "This card was deleted meanwhile. Choose another one, or type one in.",
  cardMayBeSaved: "We could not make sure that your card is not saved. Nothing was charged.",
} as const;
