import { changingGet, read, write } from "../http/route.ts";

export const paymentRoutes = {
  openCheckout: write("/checkouts"),
  checkoutById: read("/checkouts/:id"),
  reconcile: write("/checkouts/:id/reconcile"),
  cancelCheckout: write("/checkouts/:id/cancel"),
  saveCard: write("/checkouts/:id/saveCard"),
  payByCard: write("/checkouts/:id/card"),
  openPaypal: write("/checkouts/:id/paypal"),
  closePaypal: write("/checkouts/:id/paypal/close"),
  checkoutTrail: read("/checkoutTrail/:id"),
  stuckPayments: read("/stuckPayments"),
  retryStuckPayment: write("/stuckPayments/:id/retry"),
  checkPromocode: read("/checkPromocode/:code"),
  createIntent: changingGet("/create-payment-intent/:encEmail/:amount"),
  updateIntent: changingGet("/update-payment-intent/:encEmail/:amount/:intentId"),
  recordTransaction: write("/paymentTransaction/:encEmail"),
  payOffer: write("/offerCampaignPayment/:encEmail"),
  payWithCard: changingGet("/payWithExistingCard/:encEmail/:amount/:cardId"),
  cards: read("/getCustomerCardList/:encEmail"),
  addCard: changingGet("/addStripCardToCustomer/:encEmail/:intentId"),
  deleteCard: changingGet("/deleteCustomerCard/:encEmail/:cardId"),
} as const;
