/** The messages when an invoice is refused. */
export const invoiceRefusals = {
  otherFigures: "These are not the figures of this payment. Nothing was changed.",
} as const;
