/** What payment screens say, letter for letter as specified. */
export const paymentMessages = {
  promocodeMissing: "Please enter promocode",
  promocodeUnknown: "Invalid promocode",
  promocodeApplied: "promocode apply successfully",
  promocodeRemoved: "promocode remove successfully",
  savedCardMissing: "Please select store card for process payment",
  planMissing: "Please set plan for payment",
  failed: "Error,please try again",
  cancelled: "Payment cancelled",
  cardSucceeded: "Payment succeeded!",
  cardProcessing: "Your payment is processing.",
  cardDeclined: "Your payment was not successful, please try again.",
  cardOther: "Something went wrong.",
  cardUnexpected: "An unexpected error occured.",
  cardAdded: "Card added successfully.",
  cardDeleted: "Card deleted successfully.",
} as const;
