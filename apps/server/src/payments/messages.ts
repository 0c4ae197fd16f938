/** What the server alone can find wrong with a checkout. */
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
  underWay: "The payment is under way. Please wait until the card provider has answered.",
  paidAlready: "This has been paid already.",
  notPaid: "There is no verified payment behind this yet.",
  otherAmount: "The amount is not the price of this checkout. Nothing was charged.",
  otherIntent: "This payment belongs to another checkout. Nothing was charged.",
  noCheckout:
    "Please name the checkout that is paid for. A card on its own can not be verified yet.",
  providerAway:
    "The card provider does not answer right now. Your plan is kept; please try again in a moment.",
} as const;
