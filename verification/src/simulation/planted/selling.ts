import type { PlantedBug } from "./planted-bug.ts";

/** Mistakes with mappings, with money that comes a second time, and with PayPal's keys. */
export const SELLING: readonly PlantedBug[] = [
  {
    name: "mapping counted twice",
    file: "payments/checkouts/price-mapping.ts",
    find: "existing: await tx.$count(offerProduct, eq(offerProduct.offerId, offerId)),",
    replace:
      "existing: products.length + (await tx.$count(offerProduct, eq(offerProduct.offerId, offerId))),",
    why: "Products are counted as mapped before they are.",
  },
  {
    name: "offer taken as it was",
    file: "payments/fulfilment/fulfil-checkout.ts",
    find: "mappingRun({ validTill: live.validTill, paidAt });",
    replace: "mappingRun({ validTill: live.validTill, paidAt: sale.checkout.createdOn });",
    why: "Products are mapped to an offer that is over, and paid for.",
  },
  {
    name: "order new with every call",
    file: "payments/paypal/paypal-orders.ts",
    find: "const requestId = `order:${request.attemptId}`;",
    replace: "const requestId = `order:${request.attemptId}:${performance.now()}`;",
    why: "A repeated call makes another order.",
    rare: true,
  },
  {
    name: "capture key without the count",
    file: "payments/paypal/paypal-orders.ts",
    find: "const requestId = `cap:${id}:${failedCaptures}`;",
    replace: "const requestId = `cap:${id}${failedCaptures < 0}`;",
    why: "PayPal repeats its first no, whatever the payer chose since.",
    rare: true,
  },
];
