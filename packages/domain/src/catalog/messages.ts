/** What is reported of removing items from their campaigns. */
export const catalogMessages = {
  productRemoved: "Selected Product removed from campaign successfully",
  offerRemoved: "Selected Offer removed from campaign successfully",
  removalFailed: "Nothing was removed from a campaign.",
  inNone: "None of these is in a campaign.",
} as const;
