import { changingGet, read, write } from "../http/route.ts";

export const paymentRoutes = {
  openCheckout: write("/checkouts"),
  checkoutById: read("/checkouts/:id"),
  reconcile: write("/checkouts/:id/reconcile"),
  cancelCheckout: write("/checkouts/:id/cancel"),
  checkPromocode: read("/checkPromocode/:code"),
  createIntent: changingGet("/create-payment-intent/:encEmail/:amount"),
  updateIntent: changingGet("/update-payment-intent/:encEmail/:amount/:intentId"),
  recordTransaction: write("/paymentTransaction/:encEmail"),
} as const;
