/** What a refund says to staff. */
export const refundMessages = {
  amountMissing: "Please enter the amount to refund",
  amountTooLarge: "This is more than is left of the payment",
  reasonMissing: "Please enter a reason",
  amountAgain: "Please enter the same amount again",
  notPaid: "Nothing was received by this payment, so that nothing can be refunded.",
  nothingLeft: "All of this payment is refunded.",
  isOpen: "Another refund of this payment is on its way. Please wait until it has arrived.",
  isAutomatic: "This payment is being refunded already.",
  idTaken: "There is another refund with this id already.",
  refused: "The payment provider refused this refund, and nothing was refunded.",
  refundedElsewhere:
    "All of this payment has been refunded at the provider already, and nothing more was refunded.",
  failed: "The payer's bank returned the money, so that nothing was refunded.",
  returned:
    "The payer's bank returned the money after it was refunded. It is with us again, and can be refunded once more.",
} as const;
