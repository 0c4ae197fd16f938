import { amountText } from "@marquee/domain/money/cents";

export type OrderOutcome = "pays" | "declines" | "settlesLater" | "deniedLater" | "paysLess";

export interface PaypalRefund {
  readonly id: string;
  readonly createdOn: number;
  /** Under which request it was made; null if a user made it at PayPal. */
  readonly requestId: string | null;
  readonly amount: number;
  status: "COMPLETED" | "PENDING" | "FAILED";
}

/** The capture of an order's money. */
interface Capture {
  readonly id: string;
  readonly amount: number;
  status: "COMPLETED" | "PENDING" | "DECLINED";
}

/** An order at PayPal. Amounts are cents. */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly attemptId: string;
  status: "CREATED" | "APPROVED" | "COMPLETED";
  received: number;
  capture: Capture | null;
  /** Every capture that failed. */
  readonly failures: string[];
  readonly refunds: PaypalRefund[];
  /** What the payer's account does with the next capture. */
  outcome: OrderOutcome;
}

const money = (cents: number) => ({ currency_code: "CAD", value: amountText(BigInt(cents)) });

/** The sum of an order's refunds that have not failed. */
export const refundedCents = ({ refunds }: Order): number =>
  refunds.filter(({ status }) => status !== "FAILED").reduce((sum, { amount }) => sum + amount, 0);

/** A capture is refunded once all of it is. */
const captureStatus = (order: Order, status: string): string => {
  const refunded = refundedCents(order);
  if (order.received === 0 || refunded === 0) return status;
  return refunded === order.received ? "REFUNDED" : "PARTIALLY_REFUNDED";
};

const captureBody = (order: Order, { id, status, amount }: Capture): object => ({
  id,
  status: captureStatus(order, status),
  amount: money(amount),
  supplementary_data: { related_ids: { order_id: order.id } },
});

/** An order as PayPal's API returns it. */
export const orderBody = (order: Order): object => ({
  id: order.id,
  intent: "CAPTURE",
  status: order.status,
  ...(order.status === "CREATED" ? {} : { payer: { payer_id: "PAYER" } }),
  purchase_units: [
    {
      amount: money(order.amount),
      ...(order.capture && {
        payments: {
          captures: [captureBody(order, order.capture)],
          refunds: order.refunds.map(refundBody),
        },
      }),
    },
  ],
});

/** A refund as PayPal's API returns it, its amount as text in dollars. */
export const refundBody = ({ id, amount, status, createdOn }: PaypalRefund): object => ({
  id,
  status,
  amount: money(amount),
  create_time: new Date(createdOn).toISOString(),
});

/** The resource of an event about a refund: it names the capture above it. */
export const refundResource = (order: Order, refund: PaypalRefund): object => ({
  ...refundBody(refund),
  links: [{ rel: "up", href: `http://paypal.simulated/v2/payments/captures/${order.capture?.id}` }],
});

/** The resource of a webhook: the order, or its capture. */
export const eventResource = (type: string, order: Order): object =>
  order.capture && type.startsWith("PAYMENT.CAPTURE.")
    ? captureBody(order, order.capture)
    : orderBody(order);
