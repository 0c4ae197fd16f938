import type { Checkout } from "@marquee/domain/payments/checkout.schema";

/** A checkout of 1.20 a day as the server answers it; no test works with its amounts. */
export const exampleCheckout = (changes: Partial<Checkout> = {}, charge = 139.07): Checkout => ({
  id: "k1",
  kind: "flyer",
  state: "open",
  receipt: {
    priceList: "2026-01",
    currency: "CAD",
    days: 14,
    places: 8,
    items: 6,
    basis: { rate: 1.2, quantity: 112, promocode: null, tax: null },
    subtotal: charge,
    discount: 0,
    tax: 0,
    taxParts: { gst: 0, hst: 0, pst: 0, qst: 0, other: 0 },
    total: charge,
    charge,
    lines: [],
  },
  clientSecret: "pi_1_secret_2",
  publishableKey: "pk_test_1",
  paymentIntentId: "pi_1",
  method: "card",
  paypal: null,
  message: null,
  campaignId: null,
  invoiceId: null,
  expiresAt: "2026-03-03T06:00:00.000Z",
  ...changes,
});
