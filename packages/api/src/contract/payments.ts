import { CheckoutPlan } from "@marquee/domain/payments/checkout-plan.schema";
import { CheckoutRequest } from "@marquee/domain/payments/checkout-request.schema";
import { Checkout } from "@marquee/domain/payments/checkout.schema";
import { CompanyPayment } from "@marquee/domain/payments/company-payment.schema";
import { ItemPayment } from "@marquee/domain/payments/item-payment.schema";
import { PAYMENTS_LISTED } from "@marquee/domain/payments/payment-status";
import { Promocode } from "@marquee/domain/payments/receipt.schema";
import { RetriedPayment, StuckPayment } from "@marquee/domain/payments/stuck-payment.schema";
import { Transaction } from "@marquee/domain/payments/transaction.schema";
import { Schema } from "effect";
import { callerParam, daysQuery, idParam, signedInErrors } from "../http/call.ts";
import { paymentRoutes } from "../routes/payments.ts";
import { list, one, pay, save } from "./calls.ts";
import { cardCalls } from "./card-calls.ts";
import { group } from "./group.ts";
import {
  amountParam,
  PaymentIntent,
  PaypalOrder,
  RecordRequest,
  SaveCard,
  TransactionCreate,
} from "./payment-shapes.ts";

/** A call of ours that changes a checkout and returns it. */
const checkoutChange = (summary: string) =>
  pay({ summary, params: { id: idParam }, response: Checkout });

export const paymentContract = group(paymentRoutes, {
  openCheckout: pay({
    summary: "Store a plan, price it, and get what the browser needs to pay for it",
    perMinute: 120,
    access: {
      abilityByKind: {
        flyer: "campaigns.create",
        promoteOffer: "campaigns.create",
        mapProducts: "campaigns.create",
        cardVerification: "cards.manageOwn",
      },
    },
    body: CheckoutRequest,
    response: Checkout,
  }),
  checkoutById: one({
    summary: "The state of a checkout",
    params: { id: idParam },
    response: Checkout,
  }),
  checkoutPlan: one({
    summary: "The plan of a checkout, to open it again as it was left",
    params: { id: idParam },
    response: CheckoutPlan,
  }),
  companyPayments: list({
    summary: "Payments of a company: what was paid, failed, waits, was refunded or is disputed",
    access: { ability: "payments.view" },
    params: { companyId: idParam },
    query: { storeId: idParam, status: Schema.Literals(PAYMENTS_LISTED), ...daysQuery },
    response: CompanyPayment,
    sorts: ["createdOn", "amount"],
  }),
  itemPayment: one({
    summary: "The payment that is under way for an offer or product, or null",
    params: { id: idParam },
    response: Schema.NullOr(ItemPayment),
  }),
  reconcile: checkoutChange(
    "Query the provider about the payment, and fulfil what is paid exactly once",
  ),
  cancelCheckout: checkoutChange("Give a checkout up; refused while its payment is under way"),
  checkPromocode: one({
    summary: "What a promo code takes off, or null if there is no such code",
    perMinute: 20,
    params: { code: idParam },
    response: Schema.NullOr(Promocode),
    errors: [...signedInErrors, "TooMany"],
  }),
  createIntent: pay({
    summary: "The payment intent of a checkout",
    perMinute: 120,
    params: { encEmail: callerParam, amount: amountParam },
    query: { checkout: idParam },
    response: PaymentIntent,
  }),
  updateIntent: pay({
    summary: "Raise the payment intent of a checkout to its stored price",
    params: { encEmail: callerParam, amount: amountParam, intentId: idParam },
    query: { checkout: idParam },
    response: PaymentIntent,
  }),
  recordTransaction: save({
    summary:
      "Returns the transaction that a paid checkout made; rejected if there is no verified payment, and with other figures than its own",
    access: "signedIn",
    params: { encEmail: callerParam },
    query: { checkout: idParam },
    body: TransactionCreate,
    response: Transaction,
  }),
  openPaypal: pay({
    summary:
      "Open the provider's order for a checkout; refused while its card payment is under way",
    params: { id: idParam },
    response: PaypalOrder,
  }),
  payByCard: checkoutChange(
    "Pay by card after all: the order of PayPal is cancelled, and there is a new intent",
  ),
  closePaypal: checkoutChange(
    "A user left PayPal's window without paying; recorded as cancelled for each offer",
  ),
  saveCard: pay({
    summary: "Whether the card that pays is saved for later; to be sent before it is charged",
    params: { id: idParam },
    body: SaveCard,
    response: Checkout,
  }),
  stuckPayments: list({
    summary: "Payments that the server no longer retries: the provider has not responded for long",
    access: { ability: "transactions.view" },
    query: { companyId: idParam },
    response: StuckPayment,
    sorts: ["deadSince", "amount", "retries"],
  }),
  retryStuckPayment: pay({
    summary: "Query the provider about such a payment again; returns its new state",
    access: { ability: "transactions.view" },
    params: { id: idParam },
    response: RetriedPayment,
  }),
  payOffer: pay({
    summary: "Returns the checkout that PayPal paid; rejected if there is no verified payment",
    params: { encEmail: callerParam },
    query: { checkout: idParam },
    body: RecordRequest,
    response: Checkout,
  }),
  ...cardCalls,
});
