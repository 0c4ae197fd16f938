import { amountText, centsOf } from "@marquee/domain/money/cents";
import type { Payment, PaymentAnswer } from "../attempts/payment-provider.ts";
import type { PaypalCapture, PaypalMoney, PaypalOrder } from "./paypal-shapes.ts";

/** Cents as PayPal wants them: decimal text, never a float (PAYSRV-Y1). */
export const moneyOf = (cents: number): PaypalMoney => ({
  currency_code: "CAD",
  value: amountText(BigInt(cents)),
});

const centsIn = ({ value }: PaypalMoney): number => Number(centsOf(Number(value)));

/** Words for money that has come, be it that some went back since. */
const CAME: ReadonlySet<string> = new Set(["COMPLETED", "PARTIALLY_REFUNDED"]);
/** Words for a capture by which nothing can come any more. PayPal takes the money of an order once. */
const IN_VAIN: ReadonlySet<string> = new Set(["DECLINED", "FAILED"]);

/** An order has one capture; should there be more, the one that matters is the one that moves money. */
const captureOf = ({ purchase_units: [{ payments }] }: PaypalOrder): PaypalCapture | undefined => {
  const captures = payments?.captures ?? [];
  return captures.find(({ status }) => !IN_VAIN.has(status)) ?? captures[0];
};

/** A payment that PayPal knows nothing of any more: an order that nobody approved ends after some hours. */
export const forgotten = (id: string): PaymentAnswer => ({
  tag: "givenUp",
  payment: {
    id,
    clientSecret: null,
    status: "EXPIRED",
    amount: 0,
    amountReceived: 0,
    currency: "cad",
    payerId: null,
    receivedAs: null,
    failure: null,
  },
});

/** An order whose money was not taken: its payment, before PayPal has decided anything. */
function withoutCapture(order: PaypalOrder): Payment {
  const [{ amount }] = order.purchase_units;
  return {
    id: order.id,
    clientSecret: null,
    status: order.status,
    amount: centsIn(amount),
    amountReceived: 0,
    currency: amount.currency_code.toLowerCase(),
    payerId: order.payer?.payer_id ?? null,
    receivedAs: null,
    failure: null,
  };
}

/** How an order's payment stands (PAYSRV-Y2): where money was to be taken, only what became of that counts. */
export function answerOfOrder(order: PaypalOrder, words: string): PaymentAnswer {
  const payment = withoutCapture(order);
  const capture = captureOf(order);
  if (capture === undefined) {
    if (order.status === "COMPLETED")
      return { tag: "unavailable", reason: "the order is completed, and has no capture" };
    return { tag: order.status === "VOIDED" ? "givenUp" : "payment", payment };
  }
  const { id, status, amount } = capture;
  const currency = amount.currency_code.toLowerCase();
  const known = { ...payment, status, currency };
  if (status === "REFUNDED") return { tag: "givenUp", payment: known };
  if (IN_VAIN.has(status)) {
    const failure = { key: `fail:${id}`, message: words, code: status };
    return { tag: "givenUp", payment: { ...known, failure } };
  }
  if (!CAME.has(status)) return { tag: "payment", payment: known };
  // What somebody gave back by hand meanwhile does not unmake that it came.
  return {
    tag: "payment",
    payment: {
      ...known,
      status: "COMPLETED",
      amountReceived: centsIn(amount),
      receivedAs: id,
      paidWith: { paymentType: "PayPal" },
    },
  };
}
