/** What a dispute says to staff. */
export const disputeMessages = {
  evidenceMissing: "Please enter evidence",
  accepted: "The dispute has been accepted.",
  acceptFailed: "The dispute could not be accepted. Please try again.",
  endsCampaign: "Its campaign ends once nothing of the payment is left.",
  closed: "This dispute is closed: nothing can be submitted or accepted any more.",
  underReview: "The evidence was submitted already; the bank decides now.",
  draftReplaced: "Another user has changed this text meanwhile. Reload the page to read it.",
  reloadDraft: "Reload the page to read it.",
  draftUnsaved: "The draft could not be saved.",
  submitted: "The evidence has been submitted.",
  tooLate: "The day by which to respond is over.",
  providerAway: "The payment provider does not respond right now. Please try again.",
  providerRefused: "The payment provider refused this. Its state is shown now.",
  refundDisputed:
    "This payment is disputed: its money is held by the bank, so that it cannot be refunded. Accept the dispute instead.",
} as const;
