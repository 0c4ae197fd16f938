import { amountText, wholeCents } from "@marquee/domain/money/cents";
import type { Payment, PaymentResponse } from "../attempts/payment-provider.ts";
import type { PaypalCapture, PaypalMoney, PaypalOrder } from "./paypal-shapes.ts";

/** Cents in PayPal's form: decimal text, never a float (PAYSRV-Y1). */
export const toPaypalMoney = (cents: number): PaypalMoney => ({
  currency_code: "CAD",
  value: amountText(BigInt(cents)),
});

/** Cents of an amount in that form. */
export const centsIn = ({ value }: Pick<PaypalMoney, "value">): number => wholeCents(Number(value));

/** Statuses of a capture that was received, be it refunded in part since. */
const RECEIVED: ReadonlySet<string> = new Set(["COMPLETED", "PARTIALLY_REFUNDED"]);
/** Statuses of a capture that failed for good. PayPal captures an order once. */
const FAILED: ReadonlySet<string> = new Set(["DECLINED", "FAILED"]);

/** An order has one capture; should there be more, the one that has not failed counts. */
const lastCapture = ({
  purchase_units: [{ payments }],
}: PaypalOrder): PaypalCapture | undefined => {
  const captures = payments?.captures ?? [];
  return captures.find(({ status }) => !FAILED.has(status)) ?? captures[0];
};

/** A payment that PayPal no longer has: it deletes an order that is not approved within some hours. */
export const expiredOrder = (id: string): PaymentResponse => ({
  tag: "terminal",
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

/** The payment of an order without a capture. */
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

/** The payment of an order. Once there is a capture, its status alone counts (PAYSRV-Y2). */
export function orderResponse(order: PaypalOrder, declinedMessage: string): PaymentResponse {
  const payment = withoutCapture(order);
  const capture = lastCapture(order);
  if (capture === undefined) {
    if (order.status === "COMPLETED")
      return { tag: "unavailable", reason: "the order is completed, and has no capture" };
    return { tag: order.status === "VOIDED" ? "terminal" : "payment", payment };
  }
  const { id, status, amount } = capture;
  const currency = amount.currency_code.toLowerCase();
  const known = { ...payment, status, currency };
  if (status === "REFUNDED") return { tag: "terminal", payment: known };
  if (FAILED.has(status)) {
    const failure = { key: `fail:${id}`, message: declinedMessage, code: status };
    return { tag: "terminal", payment: { ...known, failure } };
  }
  if (!RECEIVED.has(status)) return { tag: "payment", payment: known };
  // A partial refund by hand does not change that the money was received.
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
