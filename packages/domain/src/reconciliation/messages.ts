/** What the comparison with the providers says to staff. */
export const reconciliationMessages = {
  noteMissing: "Please enter a note",
  closed: "The difference has been closed.",
  closeFailed: "The difference could not be closed. Please try again.",
  closedAlready: "This difference is closed already.",
  credited: "The credit note has been written.",
  booked: "The fee has been booked.",
  notCreditable:
    "A credit note is written for a refund at the provider that the books do not have. This difference is another one.",
  notFee: "Only the fee of a dispute is booked as a fee. This difference is another one.",
  noInvoice: "This payment has no invoice to credit. Close the difference with a note.",
  moved: "Its amount is another one by now. Compare the books again, and it shows what it is.",
  providerAway: "The provider did not respond. Please try again.",
  requested: "The comparison has been requested.",
  requestFailed: "The comparison could not be requested. Please try again.",
} as const;
