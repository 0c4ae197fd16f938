/** Refusals that only the server can decide. */
export const paymentRefusals = {
  foreignBranch: "Please choose a branch of your company.",
  notPickable:
    "Some of these can not be promoted now: they are live already, or not of this branch.",
  foreignCity: "Some of these cities are not in the country of the branch.",
  foreignState: "Some of these states are not in the country of the branch.",
  noPrice: "There is no price for this plan.",
  tooDear: "A card can not be charged that much. Please choose a smaller plan.",
  idTaken: "There is another checkout with this id already.",
  notPayable: "This checkout can not be paid any more.",
  paymentInProgress: "The payment is under way. Please wait until the card provider has answered.",
  paidAlready: "This has been paid already.",
  notPaid: "There is no verified payment behind this yet.",
  otherTransaction: "This is not what was recorded of this payment. Nothing was changed.",
  otherCampaign: "This is not the campaign that was paid for. Nothing was changed.",
  cardVerified: "This payment verified a card. It made no campaign and no invoice.",
  otherAmount: "The amount is not the price of this checkout. Nothing was charged.",
  otherIntent: "This payment belongs to another checkout. Nothing was charged.",
  noCheckout:
    "Please name the checkout that is paid for. Without one a card can only be verified, for 0.50.",
  noCheckoutToPay: "Please name the checkout that is paid for.",
  providerAway:
    "The card provider does not answer right now. Your plan is kept; please try again in a moment.",
  noPaypal: "This can not be paid by PayPal.",
  paypalInProgress: "The payment is under way. Please wait until PayPal has answered.",
  paypalAway: "PayPal does not answer right now. Nothing was lost; please try again in a moment.",
  anothersCard: "Only the person whose card it is can verify it.",
  foreignOffer: "Please choose an offer of your company.",
  offerLive: "This offer is live already.",
  planGone: "This plan is not sold any more. Please choose another one.",
  notMappable: "Some of these can not be mapped: they are mapped already, or not of this branch.",
  anothersCheckout: "Only the person who opened this checkout can keep a card with it.",
  sharedPayment: "Another user may be paying for this by now, so no card can be saved with it.",
  paypalCollects: "This is being paid with PayPal. Please choose the card again first.",
  nothingCharged: "There is nothing to be charged for this checkout.",
  alwaysSaved: "A card that is verified is always saved.",
  savedAlready: "This card is saved already. Verifying it again is not needed.",
  ownCardOnly: "You can pay with your own saved cards only.",
  cardRefused: "The card provider did not accept this card. Please choose another one.",
  goesBack: "The payment did not fit this checkout. The money is on its way back.",
  noSavedCard: "There is no paid payment of yours with which a card was to be saved.",
  cardStays:
    "The card provider does not answer right now. The card is still there; please try again in a moment.",
  beingWorkedOn: "This payment is being worked on. Please try again in a moment.",
} as const;

/** The message of a payment that PayPal declined without a description. */
export const paypalDeclined =
  "PayPal could not take this payment. Nothing was charged; please try again, or pay by card.";
