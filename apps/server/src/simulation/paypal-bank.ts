import type {
  Collector,
  Payment,
  PaymentAnswer,
  PaymentFailure,
  RefundAnswer,
} from "../payments/collector.ts";
import type { PaypalProvider } from "../payments/paypal-provider.ts";
import type { Chance } from "./chance.ts";
import type { Life } from "./schedule.ts";
import { NoAnswer, type Wire } from "./wire.ts";

interface Refund {
  readonly id: string;
  readonly amount: number;
  status: "done" | "pending" | "failed";
}

/** An order at PayPal. Amounts are cents. */
export interface Order {
  readonly id: string;
  readonly amount: number;
  readonly attemptId: string;
  status: "CREATED" | "APPROVED" | "PENDING" | "DENIED" | "COMPLETED";
  received: number;
  captureId: string | null;
  failure: PaymentFailure | null;
  readonly failures: PaymentFailure[];
  readonly refunds: Refund[];
  /** What the payer's account will do when its money is taken. */
  fate: OrderFate;
}

export type OrderFate = "pays" | "declines" | "settlesLater" | "deniedLater" | "paysLess";

export interface PaypalBank {
  readonly orders: ReadonlyMap<string, Order>;
  /** The payer agrees in PayPal's window. */
  readonly approve: (orderId: string, fate: OrderFate) => boolean;
  /** PayPal as one process reaches it. */
  readonly reachedBy: (life: Life, wire: Wire) => PaypalProvider;
}

export interface PaypalWorld {
  readonly seed: number;
  readonly chance: Chance;
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  readonly tell: (type: string, order: Order) => void;
  readonly slowRefunds: number;
}

/** An order as the rest of the payments sees it. */
export const orderPayment = (order: Order): Payment => ({
  id: order.id,
  clientSecret: null,
  status: order.status,
  amount: order.amount,
  amountReceived: order.received,
  currency: "cad",
  payerId: order.received > 0 ? "PAYER" : null,
  receivedAs: order.received > 0 ? order.captureId : null,
  failure: order.failure,
});

const SECOND = 1000;
const MISSING = { tag: "refused", reason: "RESOURCE_NOT_FOUND", missing: true } as const;

/** PayPal in memory. An order is taken once, and cannot be cancelled: what is not taken simply ends. */
export function paypalBank({ seed, chance, later, tell, slowRefunds }: PaypalWorld): PaypalBank {
  const orders = new Map<string, Order>();
  const byAttempt = new Map<string, Order>();
  const refunds = new Map<string, Refund>();
  let tries = 0;

  const shown = (order: Order): PaymentAnswer => ({ tag: "payment", payment: orderPayment(order) });

  const fail = (order: Order, code: string, status: Order["status"]): void => {
    const key = `fail:${order.id}:${++tries}`;
    order.failure = { key, code, message: `PayPal declined: ${code}` };
    order.failures.push(order.failure);
    order.status = status;
  };

  const complete = (order: Order, amount = order.amount): void => {
    order.status = "COMPLETED";
    order.received = amount;
    order.failure = null;
    tell("PAYMENT.CAPTURE.COMPLETED", order);
  };

  function take(order: Order): void {
    if (order.status !== "APPROVED") return;
    order.captureId = `CAP-${order.id}`;
    switch (order.fate) {
      case "pays":
        complete(order);
        return;
      case "paysLess":
        complete(order, order.amount - 1);
        return;
      case "declines":
        fail(order, "INSTRUMENT_DECLINED", "DENIED");
        return;
      case "settlesLater":
      case "deniedLater":
        order.status = "PENDING";
        later(`${order.id} settles`, chance.within(SECOND, 900 * SECOND), () => {
          if (order.fate === "settlesLater") complete(order);
          else {
            fail(order, "DENIED", "DENIED");
            tell("PAYMENT.CAPTURE.DENIED", order);
          }
        });
    }
  }

  function prepare(attemptId: string, amount: number): Order {
    const before = byAttempt.get(attemptId);
    if (before) return before;
    const order: Order = {
      id: `ORDER-${seed}-${orders.size + 1}`,
      amount,
      attemptId,
      status: "CREATED",
      received: 0,
      captureId: null,
      failure: null,
      failures: [],
      refunds: [],
      fate: "pays",
    };
    orders.set(order.id, order);
    byAttempt.set(attemptId, order);
    return order;
  }

  function giveBack(captureId: string, amount: number): RefundAnswer {
    const order = [...orders.values()].find((each) => each.captureId === captureId);
    if (!order || order.received === 0) return MISSING;
    const back = order.refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, refund) => sum + refund.amount, 0);
    // Under the same key PayPal answers the first refund again.
    const [first] = order.refunds;
    if (first && back >= order.received)
      return { tag: "refund", id: first.id, status: first.status };
    if (back + amount > order.received)
      return { tag: "refused", reason: "REFUND_AMOUNT_EXCEEDED", missing: false };
    const slow = chance.happens(slowRefunds);
    const refund: Refund = {
      id: `REFUND-${seed}-${refunds.size + 1}`,
      amount,
      status: slow ? "pending" : "done",
    };
    refunds.set(refund.id, refund);
    order.refunds.push(refund);
    if (slow)
      later(`${refund.id} goes on`, chance.within(SECOND, 7200 * SECOND), () => {
        refund.status = chance.happens(0.4) ? "failed" : "done";
      });
    return { tag: "refund", id: refund.id, status: refund.status };
  }

  const found = (id: string, act: (order: Order) => PaymentAnswer): PaymentAnswer => {
    const order = orders.get(id);
    return order ? act(order) : MISSING;
  };

  function reachedBy(life: Life, wire: Wire): PaypalProvider {
    const ask = async <Answer>(
      what: string,
      subject: string,
      effect: () => Answer,
    ): Promise<Answer | { readonly tag: "unavailable"; readonly reason: string }> => {
      try {
        return await wire.call(life, `PayPal ${what}`, subject, () => structuredClone(effect()));
      } catch (error) {
        if (error instanceof NoAnswer) return { tag: "unavailable", reason: error.how };
        throw error;
      }
    };
    const look: Collector["look"] = (id) => ask(`order ${id}`, id, () => found(id, shown));
    return {
      clientId: "simulated",
      readEvent: () => Promise.resolve({ tag: "forged" }),
      prepare: ({ attemptId, cents }) =>
        ask("new order", attemptId, () => shown(prepare(attemptId, cents))),
      look,
      proceed: async (id) => {
        const before = await look(id);
        if (before.tag !== "payment" || before.payment.status !== "APPROVED") return before;
        return ask(`capture ${id}`, id, () =>
          found(id, (order) => {
            take(order);
            return shown(order);
          }),
        );
      },
      giveUp: async (id) => {
        const now = await look(id);
        if (now.tag !== "payment") return now;
        const { status } = now.payment;
        const moves = status === "COMPLETED" || status === "PENDING";
        return moves ? now : { tag: "givenUp", payment: now.payment };
      },
      refund: ({ receivedAs, cents }) =>
        ask(`refund of ${receivedAs}`, receivedAs, () => giveBack(receivedAs, cents)),
      findRefund: (id) =>
        ask(`refund ${id}`, id, (): RefundAnswer => {
          const refund = refunds.get(id);
          return refund ? { tag: "refund", id, status: refund.status } : MISSING;
        }),
    };
  }

  return {
    orders,
    approve: (orderId, fate) => {
      const order = orders.get(orderId);
      if (!order || (order.status !== "CREATED" && order.status !== "DENIED")) return false;
      order.status = "APPROVED";
      order.failure = null;
      order.fate = fate;
      tell("CHECKOUT.ORDER.APPROVED", order);
      return true;
    },
    reachedBy,
  };
}
