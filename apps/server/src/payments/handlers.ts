import { promocodeKey } from "@marquee/domain/payments/promocode";
import { normalizePurchase } from "@marquee/domain/payments/purchase";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { SignedInRequest } from "../platform/http/request.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { conflict, forbidden, orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { paidTransaction } from "../transactions/queries.ts";
import { listStuckPayments, retryStuckPayment } from "./attempts/stuck-payments.ts";
import { listCardOwners } from "./cards/card-owners.ts";
import { addCard, deleteCard, maySeeCards } from "./cards/manage-cards.ts";
import { payWithCard } from "./cards/pay-with-card.ts";
import { saveCard } from "./cards/save-card.ts";
import { listCards, setDefaultCard } from "./cards/saved-cards.ts";
import { cancelCheckout, openCheckout, reconcileCheckout } from "./checkouts/checkout-calls.ts";
import { readCheckoutPlan } from "./checkouts/checkout-plan.ts";
import { checkoutView } from "./checkouts/checkout-view.ts";
import { listCompanyPayments } from "./checkouts/company-payments.ts";
import { createIntent, updateIntent } from "./checkouts/intent-calls.ts";
import { findItemPayment } from "./checkouts/item-payment.ts";
import { lookUpCheckout } from "./checkouts/look-up-checkout.ts";
import { guessPromocode, isWrongPromocode } from "./checkouts/promocode-guesses.ts";
import { findPromocode } from "./checkouts/promocodes.ts";
import { isAsStored, namedCheckout, paidCheckout } from "./fulfilment/paid-checkout.ts";
import { paymentRefusals as refusals } from "./messages.ts";
import type { PaymentRequest, PaymentServices } from "./payment-services.ts";
import { closePaypal, openPaypal, payByCard, payOffer } from "./paypal/paypal-calls.ts";
import { withDeadline } from "./provider-deadline.ts";

/** The request of a call that queries a provider, which has one deadline for it. */
const inTime = (services: PaymentServices, request: SignedInRequest): PaymentRequest => ({
  ...request,
  services: withDeadline(services),
});

/** Calls that query a provider open their own transactions before and after it, and have one deadline for it. */
export const paymentHandlers = (
  services: PaymentServices & { readonly limits: LimitCounter },
): HandlersOf<"payments"> => ({
  openCheckout: ({ body }, request) => {
    const open = () => openCheckout(inTime(services, request), body);
    return normalizePurchase(body).promocode !== null
      ? guessPromocode(services.limits, request, open, isWrongPromocode)
      : open();
  },
  checkoutById: async ({ params }, request) => {
    const found = await lookUpCheckout(request, params.id);
    return found instanceof Refusal ? found : checkoutView({ ...request, services }, found);
  },
  checkoutPlan: ({ params }, request) => readCheckoutPlan(request, params.id),
  companyPayments: inTransaction(async ({ params, query }, work) => {
    const inside = await inCompany(work, params.companyId);
    return inside instanceof Refusal ? inside : listCompanyPayments(work, { ...query, ...inside });
  }),
  itemPayment: inTransaction(
    async ({ params }, work) => (await findItemPayment(work, params.id)) ?? null,
  ),
  reconcile: ({ params }, request) => reconcileCheckout(inTime(services, request), params.id),
  cancelCheckout: ({ params }, request) => cancelCheckout(inTime(services, request), params.id),
  checkPromocode: ({ params }, request) => {
    const code = promocodeKey(params.code);
    const find = () => request.transaction((tx) => findPromocode(tx, code, request.now));
    return guessPromocode(services.limits, request, find, (found) => found === null);
  },
  createIntent: ({ params, query }, request) =>
    createIntent(inTime(services, request), {
      amount: params.amount,
      checkout: query.checkout,
    }),
  updateIntent: ({ params, query }, request) =>
    updateIntent(inTime(services, request), { ...params, checkout: query.checkout }),
  saveCard: ({ params, body }, request) =>
    saveCard(inTime(services, request), { id: params.id, save: body.save }),
  payWithCard: ({ params, query }, request) =>
    payWithCard(inTime(services, request), {
      ...params,
      email: params.encEmail.toLowerCase(),
      checkout: query.checkout,
    }),
  cards: inTransaction(async ({ params, query }, work) => {
    const email = params.encEmail.toLowerCase();
    const response = maySeeCards(work, email);
    return response.allowed
      ? listCards(work, { ...query, userId: email })
      : forbidden(response.reason);
  }),
  cardOwners: listInside("companyId", inCompany, listCardOwners),
  addCard: ({ params }, request) =>
    addCard(inTime(services, request), {
      email: params.encEmail.toLowerCase(),
      intentId: params.intentId,
    }),
  setDefaultCard: inTransaction(({ params }, work) =>
    orNotFound(setDefaultCard(work, params.cardId)),
  ),
  deleteCard: ({ params }, request) =>
    deleteCard(inTime(services, request), {
      email: params.encEmail.toLowerCase(),
      cardId: params.cardId,
    }),
  stuckPayments: inTransaction(({ query }, work) => listStuckPayments(work, query)),
  retryStuckPayment: ({ params }, request) =>
    retryStuckPayment(inTime(services, request), params.id),
  openPaypal: ({ params }, request) => openPaypal(inTime(services, request), params.id),
  closePaypal: ({ params }, request) => closePaypal(inTime(services, request), params.id),
  payByCard: ({ params }, request) => payByCard(inTime(services, request), params.id),
  payOffer: ({ query, body }, request) =>
    payOffer(inTime(services, request), namedCheckout(query, body)),
  recordTransaction: inTransaction(async ({ query, body }, work) => {
    const paid = await paidCheckout(work, namedCheckout(query, body));
    if (paid instanceof Refusal) return paid;
    const transaction = await paidTransaction(work, paid.id);
    return isAsStored(transaction, body) ? transaction : conflict(refusals.otherTransaction);
  }),
});
