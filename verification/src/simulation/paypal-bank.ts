import { centsOf } from "@marquee/domain/money/cents";
import type { BankAnswer } from "./bank-answer.ts";
import type { Chance } from "./chance.ts";
import { givenBack, orderBody, refundBody, type Order, type OrderFate } from "./paypal-order.ts";

export interface PaypalBank {
  readonly orders: ReadonlyMap<string, Order>;
  /** The payer agrees in PayPal's window. */
  readonly approve: (orderId: string, fate: OrderFate) => boolean;
  /** A call of the server's, as it travels. */
  readonly answer: (call: PaypalBankCall) => BankAnswer;
}

export interface PaypalBankCall {
  readonly method: string;
  readonly path: string;
  /** Parsed JSON; null where nothing was sent. */
  readonly body: unknown;
  /** The `PayPal-Request-Id`: the answer under it is repeated. */
  readonly requestId: string | null;
}

export interface PaypalWorld {
  readonly seed: number;
  readonly chance: Chance;
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  readonly tell: (type: string, order: Order) => void;
  readonly slowRefunds: number;
}

const SECOND = 1000;
const ok = (body: object, status = 200): BankAnswer => ({ status, body });
const no = (status: number, issue: string): BankAnswer =>
  ok(
    { name: issue, message: issue, details: [{ issue, description: `PayPal: ${issue}` }] },
    status,
  );
const missing = (): BankAnswer => no(404, "RESOURCE_NOT_FOUND");

interface Amount {
  readonly value: string;
}
/** What we send. PayPal's own checks of it are not what is simulated. */
interface Sent {
  readonly purchase_units: readonly [{ readonly invoice_id: string; readonly amount: Amount }];
  readonly amount: Amount;
}
const centsIn = ({ value }: Amount): number => Number(centsOf(Number(value)));

/** PayPal in memory. An order is taken once, and cannot be cancelled: what is not taken simply ends. */
export function paypalBank({ seed, chance, later, tell, slowRefunds }: PaypalWorld): PaypalBank {
  const orders = new Map<string, Order>();
  const refunds = new Map<string, Order["refunds"][number]>();
  const answers = new Map<string, BankAnswer>();

  function create({ purchase_units: [{ invoice_id: attemptId, amount }] }: Sent): BankAnswer {
    const order: Order = {
      id: `ORDER-${seed}-${orders.size + 1}`,
      amount: centsIn(amount),
      attemptId,
      status: "CREATED",
      received: 0,
      capture: null,
      failures: [],
      refunds: [],
      fate: "pays",
    };
    orders.set(order.id, order);
    return ok(orderBody(order), 201);
  }

  /** What was pending ends in one way or the other. */
  function settle(order: Order, well: boolean): void {
    if (!order.capture) return;
    order.capture.status = well ? "COMPLETED" : "DECLINED";
    if (well) order.received = order.capture.amount;
    else order.failures.push(order.capture.id);
    tell(well ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED", order);
  }

  function take(order: Order): BankAnswer {
    if (order.status === "COMPLETED") return no(422, "ORDER_ALREADY_CAPTURED");
    if (order.status === "CREATED") return no(422, "ORDER_NOT_APPROVED");
    if (order.fate === "declines") {
      order.failures.push(`${order.id} ${order.failures.length}`);
      return no(422, "INSTRUMENT_DECLINED");
    }
    const amount = order.fate === "paysLess" ? order.amount - 1 : order.amount;
    order.status = "COMPLETED";
    order.capture = { id: `CAP-${order.id}`, amount, status: "PENDING" };
    if (order.fate === "settlesLater" || order.fate === "deniedLater")
      later(`${order.id} settles`, chance.within(SECOND, 900 * SECOND), () =>
        settle(order, order.fate === "settlesLater"),
      );
    else settle(order, true);
    return ok(orderBody(order), 201);
  }

  function giveBack(captureId: string, { amount }: Sent): BankAnswer {
    const order = [...orders.values()].find(({ capture }) => capture?.id === captureId);
    if (!order || order.received === 0) return missing();
    const cents = centsIn(amount);
    const back = givenBack(order);
    if (back >= order.received) return no(422, "CAPTURE_FULLY_REFUNDED");
    if (back + cents > order.received) return no(422, "REFUND_AMOUNT_EXCEEDED");
    const slow = chance.happens(slowRefunds);
    const refund: Order["refunds"][number] = {
      id: `REFUND-${seed}-${refunds.size + 1}`,
      amount: cents,
      status: slow ? "PENDING" : "COMPLETED",
    };
    refunds.set(refund.id, refund);
    order.refunds.push(refund);
    if (slow)
      later(`${refund.id} goes on`, chance.within(SECOND, 7200 * SECOND), () => {
        refund.status = chance.happens(0.4) ? "FAILED" : "COMPLETED";
      });
    return ok(refundBody(refund), 201);
  }

  function route({ method, path, body }: PaypalBankCall): BankAnswer {
    const [, , area, noun, id = "", verb] = path.split("/");
    if (area === "oauth2") return ok({ access_token: "simulated", expires_in: 32_400 });
    if (area === "notifications") return ok({ verification_status: "SUCCESS" });
    const sent = body as Sent;
    if (area === "checkout" && id === "") return create(sent);
    if (area === "payments" && noun === "captures") return giveBack(id, sent);
    if (area === "payments") {
      const refund = refunds.get(id);
      return refund ? ok(refundBody(refund)) : missing();
    }
    const order = orders.get(id);
    if (!order) return missing();
    if (method === "GET") return ok(orderBody(order));
    if (verb !== "capture") throw new Error(`PayPal has no ${method} ${path}`);
    return take(order);
  }

  return {
    orders,
    approve: (orderId, fate) => {
      const order = orders.get(orderId);
      if (!order || order.status === "COMPLETED") return false;
      order.status = "APPROVED";
      order.fate = fate;
      tell("CHECKOUT.ORDER.APPROVED", order);
      return true;
    },
    answer: (call) => {
      const before = call.requestId === null ? undefined : answers.get(call.requestId);
      if (before) return before;
      const answer = route(call);
      if (call.requestId !== null) answers.set(call.requestId, answer);
      return answer;
    },
  };
}
