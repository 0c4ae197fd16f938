import { inTransaction, type HandlersOf } from "../http/handlers.ts";
import { Refusal } from "../http/refusal.ts";
import type { Services } from "../services.ts";
import { paidTransaction } from "../transactions/select-transactions.ts";
import { cancelCheckout, lookUp, openCheckout, reconcileCheckout } from "./checkout.service.ts";
import { checkoutView } from "./find-checkout.ts";
import { createIntent, updateIntent } from "./intent-calls.ts";
import { namedCheckout, paidCheckout } from "./paid-record.ts";
import { findPromocode } from "./promocodes.ts";

/** Calls that ask the provider open their own transactions before and after it. */
export const paymentHandlers = (services: Services): HandlersOf<"payments"> => ({
  openCheckout: ({ body }, request) =>
    body.kind === "flyer"
      ? openCheckout(services, request, body)
      : Promise.resolve(new Refusal("NotBuilt", "This kind of checkout has not been built yet.")),
  checkoutById: async ({ params }, request) => {
    const found = await lookUp(request, params.id);
    return found instanceof Refusal
      ? found
      : checkoutView(request, found, services.cards.publishableKey);
  },
  reconcile: ({ params }, request) => reconcileCheckout(services, request, params.id),
  cancelCheckout: ({ params }, request) => cancelCheckout(services, request, params.id),
  checkPromocode: inTransaction(({ params }, { tx, now }) =>
    findPromocode(tx, params.code.trim().toUpperCase(), now),
  ),
  createIntent: ({ params, query }, request) =>
    createIntent(services, request, { amount: params.amount, checkout: query.checkout }),
  updateIntent: ({ params, query }, request) =>
    updateIntent(services, request, { ...params, checkout: query.checkout }),
  recordTransaction: inTransaction(async ({ query, body }, work) => {
    const id = await paidCheckout(work, namedCheckout(query, body));
    return id instanceof Refusal ? id : paidTransaction(work, id);
  }),
});
