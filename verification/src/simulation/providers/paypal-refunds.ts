import type { Random } from "../random.ts";
import { refundedCents, refundResource, type Order, type PaypalRefund } from "./paypal-order.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

export interface PaypalRefundOptions {
  readonly seed: number;
  readonly random: Random;
  readonly now: () => number;
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  /** Sends a webhook about another resource than an order. */
  readonly announce: (type: string, resource: object) => void;
  readonly slowRefunds: number;
  /** How often a refund that arrived comes back: never while users pay. */
  readonly returns: () => number;
}

export interface PaypalRefunds {
  readonly all: ReadonlyMap<string, PaypalRefund>;
  /** Makes a refund, or says with PayPal's word why not. */
  readonly create: (order: Order, cents: number, requestId: string | null) => PaypalRefund | string;
  /** The bank of the payer returns a refund that had arrived. */
  readonly giveBack: (order: Order, refund: PaypalRefund) => void;
}

/** Refunds at PayPal: completed at once, or after a while completed or failed; some come back. */
export function createPaypalRefunds(
  { seed, random, now, later, announce, slowRefunds, returns }: PaypalRefundOptions,
  isHeld: (paymentId: string) => boolean,
): PaypalRefunds {
  const all = new Map<string, PaypalRefund>();

  const giveBack = (order: Order, refund: PaypalRefund): void => {
    if (refund.status === "FAILED") return;
    refund.status = "FAILED";
    announce("PAYMENT.REFUND.FAILED", refundResource(order, refund));
  };

  return {
    all,
    giveBack,
    create: (order, cents, requestId) => {
      const back = refundedCents(order);
      if (isHeld(order.id)) return "REFUND_NOT_PERMITTED_DUE_TO_CHARGEBACK";
      if (back >= order.received) return "CAPTURE_FULLY_REFUNDED";
      if (back + cents > order.received) return "REFUND_AMOUNT_EXCEEDED";
      const slow = random.boolean(slowRefunds);
      const refund: PaypalRefund = {
        id: `REFUND-${seed}-${all.size + 1}`,
        createdOn: now(),
        requestId,
        amount: cents,
        status: slow ? "PENDING" : "COMPLETED",
      };
      all.set(refund.id, refund);
      order.refunds.push(refund);
      const tell = (): void => announce("PAYMENT.CAPTURE.REFUNDED", refundResource(order, refund));
      tell();
      const comesBack = random.boolean(returns());
      if (slow)
        later(`${refund.id} goes on`, random.integer(SECOND, 2 * HOUR), () => {
          if (refund.status !== "PENDING") return;
          if (random.boolean(0.4)) giveBack(order, refund);
          else {
            refund.status = "COMPLETED";
            tell();
          }
        });
      if (comesBack)
        later(`${refund.id} comes back`, random.integer(2 * HOUR, 40 * HOUR), () =>
          giveBack(order, refund),
        );
      return refund;
    },
  };
}
