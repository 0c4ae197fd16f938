import { Checkout, FlyerCheckoutRequest } from "@marquee/domain/payments/checkout.schema";
import { Promocode } from "@marquee/domain/payments/receipt.schema";
import { Transaction } from "@marquee/domain/payments/transaction.schema";
import { Schema } from "effect";
import { emailParam, idParam, signedInErrors } from "../http/call.ts";
import { paymentRoutes } from "../routes/payments.ts";
import { group } from "./group.ts";

const paymentErrors = [...signedInErrors, "Conflict", "TooMany", "Unavailable"] as const;

/** An amount a client says. It is an assertion: where it differs from the stored price, nothing is charged. */
const amountParam = Schema.FiniteFromString.check(
  Schema.isBetween({ minimum: 0, maximum: 1_000_000_000 }),
);

const PaymentIntent = Schema.Struct({
  clientSecret: Schema.String,
  paymentIntentId: Schema.String,
  cardList: Schema.Array(Schema.Unknown),
}).annotate({ identifier: "PaymentIntent" });

/** The paid checkout whose record is asked for; nothing else of the body is read. */
const RecordRequest = Schema.Struct({ id: Schema.String }).annotate({
  identifier: "RecordRequest",
});

export const paymentContract = group(paymentRoutes, {
  openCheckout: {
    summary: "Store a plan, price it, and get what the browser needs to pay for it",
    source: "extension",
    perMinute: 120,
    access: { ability: "campaigns.create" },
    body: FlyerCheckoutRequest,
    response: Checkout,
    errors: paymentErrors,
  },
  checkoutById: {
    summary: "Where a checkout stands",
    source: "extension",
    access: "signedIn",
    params: { id: idParam },
    response: Checkout,
    errors: signedInErrors,
  },
  reconcile: {
    summary: "Ask the provider what became of the payment, and finish what is paid exactly once",
    source: "extension",
    access: "signedIn",
    params: { id: idParam },
    response: Checkout,
    errors: paymentErrors,
  },
  cancelCheckout: {
    summary: "Give a checkout up; refused while its payment is under way",
    source: "extension",
    access: "signedIn",
    params: { id: idParam },
    response: Checkout,
    errors: paymentErrors,
  },
  checkPromocode: {
    summary: "What a promo code takes off, or null where there is no such code",
    source: "specification",
    perMinute: 20,
    access: "signedIn",
    params: { code: idParam },
    response: Schema.NullOr(Promocode),
    errors: [...signedInErrors, "TooMany"],
  },
  createIntent: {
    summary: "The payment intent of a checkout",
    source: "specification",
    perMinute: 120,
    access: "signedIn",
    params: { encEmail: emailParam, amount: amountParam },
    query: { checkout: idParam },
    response: PaymentIntent,
    errors: paymentErrors,
  },
  updateIntent: {
    summary: "Raise the payment intent of a checkout to its stored price",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam, amount: amountParam, intentId: idParam },
    query: { checkout: idParam },
    response: PaymentIntent,
    errors: paymentErrors,
  },
  recordTransaction: {
    summary: "Answers the transaction a paid checkout made",
    source: "specification",
    access: "signedIn",
    params: { encEmail: emailParam },
    query: { checkout: idParam },
    body: RecordRequest,
    response: Transaction,
    errors: [...signedInErrors, "Conflict"],
  },
});
