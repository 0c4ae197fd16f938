/** The messages when an invoice is refused. */
export const invoiceRefusals = {
  otherFigures: "These are not the figures of this payment. Nothing was changed.",
  busy: "Many invoices are being drawn right now. Please try again in a moment.",
} as const;
