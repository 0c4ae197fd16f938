import { centsOf } from "@marquee/domain/money/cents";
import { disputeResource, respondToPaypalDispute } from "./paypal-disputes.ts";
import { orderBody, refundBody, type Order, type OrderOutcome } from "./paypal-order.ts";
import {
  createPaypalRefunds,
  type PaypalRefundOptions,
  type PaypalRefunds,
} from "./paypal-refunds.ts";
import type { ProviderResponse } from "./provider-response.ts";
import { createDisputes, type Disputes } from "./simulated-disputes.ts";

export interface SimulatedPaypal {
  readonly orders: ReadonlyMap<string, Order>;
  /** The payer approves in PayPal's window. */
  readonly approve: (orderId: string, outcome: OrderOutcome) => boolean;
  readonly disputes: Disputes;
  readonly refunds: PaypalRefunds;
  /** Responds to a call of the server. */
  readonly respond: (call: PaypalCall) => ProviderResponse;
}

export interface PaypalCall {
  readonly method: string;
  readonly path: string;
  /** Parsed JSON; null if nothing was sent. */
  readonly body: unknown;
  /** The `PayPal-Request-Id`: the answer under it is repeated. */
  readonly requestId: string | null;
}

export interface PaypalOptions extends PaypalRefundOptions {
  readonly send: (type: string, order: Order) => void;
}

const SECOND = 1000;
const ok = (body: object, status = 200): ProviderResponse => ({ status, body });
const refuse = (status: number, issue: string): ProviderResponse =>
  ok(
    { name: issue, message: issue, details: [{ issue, description: `PayPal: ${issue}` }] },
    status,
  );
const missing = (): ProviderResponse => refuse(404, "RESOURCE_NOT_FOUND");

interface Amount {
  readonly value: string;
}
/** The body of a request. PayPal's own checks of it are not simulated. */
interface RequestBody {
  readonly purchase_units: readonly [{ readonly invoice_id: string; readonly amount: Amount }];
  readonly amount: Amount;
}
const centsIn = ({ value }: Amount): number => Number(centsOf(Number(value)));

/** PayPal in memory. An order is captured once, and cannot be cancelled. */
export function createPaypal(options: PaypalOptions): SimulatedPaypal {
  const { seed, random, later, send, announce } = options;
  const orders = new Map<string, Order>();
  const captureOf = (orderId: string): string => orders.get(orderId)?.capture?.id ?? "";
  const disputes = createDisputes({
    ...options,
    prefix: `PP-D-${seed}`,
    announce: (event, dispute) =>
      announce(
        `CUSTOMER.DISPUTE.${event === "closed" ? "RESOLVED" : event.toUpperCase()}`,
        disputeResource(dispute, captureOf(dispute.paymentId)),
      ),
  });
  const refunds = createPaypalRefunds(options, disputes.hold);
  const responses = new Map<string, ProviderResponse>();

  function create({
    purchase_units: [{ invoice_id: attemptId, amount }],
  }: RequestBody): ProviderResponse {
    const order: Order = {
      id: `ORDER-${seed}-${orders.size + 1}`,
      amount: centsIn(amount),
      attemptId,
      status: "CREATED",
      received: 0,
      capture: null,
      failures: [],
      refunds: [],
      outcome: "pays",
    };
    orders.set(order.id, order);
    return ok(orderBody(order), 201);
  }

  /** Completes or denies a pending capture. */
  function settle(order: Order, well: boolean): void {
    if (!order.capture) return;
    order.capture.status = well ? "COMPLETED" : "DECLINED";
    if (well) order.received = order.capture.amount;
    else order.failures.push(order.capture.id);
    send(well ? "PAYMENT.CAPTURE.COMPLETED" : "PAYMENT.CAPTURE.DENIED", order);
  }

  function capture(order: Order): ProviderResponse {
    if (order.status === "COMPLETED") return refuse(422, "ORDER_ALREADY_CAPTURED");
    if (order.status === "CREATED") return refuse(422, "ORDER_NOT_APPROVED");
    if (order.outcome === "declines") {
      order.failures.push(`${order.id} ${order.failures.length}`);
      return refuse(422, "INSTRUMENT_DECLINED");
    }
    const amount = order.outcome === "paysLess" ? order.amount - 1 : order.amount;
    order.status = "COMPLETED";
    order.capture = { id: `CAP-${order.id}`, amount, status: "PENDING" };
    if (order.outcome === "settlesLater" || order.outcome === "deniedLater")
      later(`${order.id} settles`, random.integer(SECOND, 900 * SECOND), () =>
        settle(order, order.outcome === "settlesLater"),
      );
    else settle(order, true);
    return ok(orderBody(order), 201);
  }

  function createRefund(
    captureId: string,
    { amount }: RequestBody,
    requestId: string | null,
  ): ProviderResponse {
    const order = [...orders.values()].find(({ capture }) => capture?.id === captureId);
    if (!order || order.received === 0) return missing();
    const made = refunds.create(order, centsIn(amount), requestId);
    return typeof made === "string" ? refuse(422, made) : ok(refundBody(made), 201);
  }

  function respondToCustomer(method: string, id: string, verb?: string): ProviderResponse {
    const response = respondToPaypalDispute(disputes, method, id, verb);
    if (response === "missing") return missing();
    return response === "refused" ? refuse(422, "ACTION_NOT_ALLOWED") : ok(response);
  }

  function route({ method, path, body, requestId }: PaypalCall): ProviderResponse {
    const [, , area, noun, id = "", verb] = path.split("/");
    if (area === "oauth2") return ok({ access_token: "simulated", expires_in: 32_400 });
    if (area === "notifications") return ok({ verification_status: "SUCCESS" });
    if (area === "customer") return respondToCustomer(method, id, verb);
    const sent = body as RequestBody;
    if (area === "checkout" && id === "") return create(sent);
    if (area === "payments" && noun === "captures") return createRefund(id, sent, requestId);
    if (area === "payments") {
      const refund = refunds.all.get(id);
      return refund ? ok(refundBody(refund)) : missing();
    }
    const order = orders.get(id);
    if (!order) return missing();
    if (method === "GET") return ok(orderBody(order));
    if (verb !== "capture") throw new Error(`PayPal has no ${method} ${path}`);
    return capture(order);
  }

  return {
    orders,
    disputes,
    refunds,
    approve: (orderId, outcome) => {
      const order = orders.get(orderId);
      if (!order || order.status === "COMPLETED") return false;
      order.status = "APPROVED";
      order.outcome = outcome;
      send("CHECKOUT.ORDER.APPROVED", order);
      return true;
    },
    respond: (call) => {
      const before = call.requestId === null ? undefined : responses.get(call.requestId);
      if (before) return before;
      const respond = route(call);
      if (call.requestId !== null) responses.set(call.requestId, respond);
      return respond;
    },
  };
}
