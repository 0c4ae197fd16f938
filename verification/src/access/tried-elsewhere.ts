const FLOW = "the flows of the fuzz make and pay a checkout first (REL-F10)";
const COPY = "the flows of the fuzz copy first (REL-F10)";
const SPONSORED = "the flows of the fuzz make a sponsored campaign of the item first (REL-F10)";
const VIEW = "the flows of the fuzz save a view first (REL-F10)";
const SHOP_BILL = "shop bills come by signed deliveries alone, which the fuzz sends (REL-F10)";

/**
 * Nouns and calls that are not in the matrix, and what tries them by every user instead: the calls that change money take a
 * payment that is in the right state once, and so can not be made by every user in turn. A call of the contract that is
 * neither here nor in the matrix cannot exist: `accessCells` makes a cell of it, or throws.
 */
export const ELSEWHERE: Readonly<Record<string, string>> = {
  onboarding: "open to callers without an account (sign-up-limits.test.ts, drafts.test.ts)",
  ingest: "signed by the sender (REL-F3)",
  "offers.removeCopy": COPY,
  "products.removeCopy": COPY,
  "campaigns.create": FLOW,
  "campaigns.activateOffer": FLOW,
  "campaigns.activateProduct": FLOW,
  "campaigns.activateSponsoredOffer": SPONSORED,
  "campaigns.activateSponsoredProduct": SPONSORED,
  "invoices.create": FLOW,
  "payments.openCheckout": FLOW,
  "payments.reconcile": FLOW,
  "payments.cancelCheckout": FLOW,
  "payments.saveCard": FLOW,
  "payments.payByCard": FLOW,
  "payments.openPaypal": FLOW,
  "payments.closePaypal": FLOW,
  "payments.retryStuckPayment": FLOW,
  "payments.createIntent": FLOW,
  disputes: FLOW,
  refunds: FLOW,
  "payments.updateIntent": FLOW,
  "payments.recordTransaction": FLOW,
  "payments.payOffer": FLOW,
  "payments.payWithCard": FLOW,
  "payments.addCard": FLOW,
  "payments.deleteCard": FLOW,
  "catalog.removeFromCampaign": "the flows of the fuzz deliver a catalog first (REL-F10)",
  "views.update": VIEW,
  "views.remove": VIEW,
  "reports.billById": SHOP_BILL,
  "reports.ordersByBill": SHOP_BILL,
};
