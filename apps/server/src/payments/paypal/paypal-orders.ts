import type {
  CaptureRequest,
  Payment,
  PaymentResponse,
  PaymentProvider,
  PaymentRequest,
} from "../attempts/payment-provider.ts";
import { paypalDeclined } from "../messages.ts";
import { toCustomId } from "./custom-id.ts";
import { paypalClient, type PaypalResponse, type PaypalSession } from "./paypal-client.ts";
import { paypalDisputes } from "./paypal-disputes.ts";
import { paypalLines } from "./paypal-lines.ts";
import { readPaypalMessage } from "./paypal-message.ts";
import { orderResponse, expiredOrder, toPaypalMoney } from "./paypal-payment.ts";
import type { PaypalProvider } from "./paypal-provider.ts";
import { paypalRefunds } from "./paypal-refunds.ts";
import type { PaypalSettings } from "./paypal-settings.ts";
import { PaypalOrder } from "./paypal-shapes.ts";

const ORDERS = "/v2/checkout/orders";
const orderPath = (id: string): string => `${ORDERS}/${encodeURIComponent(id)}`;

function toPaymentResponse(
  response: PaypalResponse<PaypalOrder>,
  id: string | null,
): PaymentResponse {
  switch (response.tag) {
    case "ok":
      return orderResponse(response.body, paypalDeclined);
    case "refused":
      return response.missing && id !== null
        ? expiredOrder(id)
        : { tag: "refused", reason: response.issue, missing: response.missing };
    case "unavailable":
      return response;
  }
}

const findPayment = async (session: PaypalSession, id: string): Promise<PaymentResponse> =>
  toPaymentResponse(await session({ method: "GET", path: orderPath(id) }, PaypalOrder), id);

/** An order over the exact total, for the payer to approve in PayPal's window (PAYSRV-Y1). */
const order = (request: PaymentRequest) => ({
  intent: "CAPTURE",
  purchase_units: [
    {
      custom_id: toCustomId(request),
      invoice_id: request.attemptId,
      amount: toPaypalMoney(request.cents),
    },
  ],
  payment_source: {
    paypal: {
      experience_context: {
        // Nothing is shipped, and the amount does not change after the approval.
        shipping_preference: "NO_SHIPPING",
        user_action: "PAY_NOW",
        payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
      },
    },
  },
});

/** Refusals by the payer's bank or wallet. Any other one is a mistake of ours. */
const DECLINES: ReadonlySet<string> = new Set([
  "INSTRUMENT_DECLINED",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_CANNOT_PAY",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_REFUSED",
]);

/**
 * Captures an approved order. PayPal captures an order once, whatever the key. The key makes repeated calls one, and
 * differs after a decline, whose response PayPal would repeat under the same key (PAYSRV-Y3).
 */
async function captureApproved(
  session: PaypalSession,
  payment: Payment,
  { failedCaptures, noteCapture }: CaptureRequest,
): Promise<PaymentResponse> {
  const { id } = payment;
  if (!(await noteCapture()))
    return { tag: "unavailable", reason: "another process has taken the lease over" };
  const requestId = `cap:${id}:${failedCaptures}`;
  const response = await session(
    { method: "POST", path: `${orderPath(id)}/capture`, json: "{}", requestId },
    PaypalOrder,
  );
  if (response.tag !== "refused" || response.missing) return toPaymentResponse(response, id);
  if (DECLINES.has(response.issue)) {
    const { description: message, issue: code } = response;
    const failure = { key: `fail:${id}:${failedCaptures}`, message, code };
    return { tag: "payment", payment: { ...payment, status: "DECLINED", failure } };
  }
  // It was captured before, or is no longer approved: its state shows which.
  const current = await findPayment(session, id);
  return current.tag === "payment" && current.payment.status === "APPROVED"
    ? { tag: "refused", reason: response.issue, missing: false }
    : current;
}

/** Captures an order if the payer has approved it, and returns its state. */
async function capture(
  session: PaypalSession,
  id: string,
  request: CaptureRequest,
): Promise<PaymentResponse> {
  const current = await findPayment(session, id);
  return current.tag === "payment" && current.payment.status === "APPROVED"
    ? captureApproved(session, current.payment, request)
    : current;
}

/** Statuses of an order that was not captured. Only the server captures it. */
const UNCAPTURED: ReadonlySet<string> = new Set([
  "CREATED",
  "SAVED",
  "PAYER_ACTION_REQUIRED",
  "APPROVED",
]);
const isUncaptured = ({ status, failure }: Payment): boolean =>
  failure !== null || UNCAPTURED.has(status);

/** Payments by PayPal, or by its stand-in at another address. */
export function paypalOrders(
  settings: PaypalSettings,
  client = paypalClient(settings),
  deadline?: AbortSignal,
): PaypalProvider {
  const session = () => client(deadline);
  return {
    clientId: settings.clientId,
    // The client has the token, which is the same for every request.
    until: (signal) => paypalOrders(settings, client, signal),
    createPayment: async (request) => {
      const json = JSON.stringify(order(request));
      const requestId = `order:${request.attemptId}`;
      return toPaymentResponse(
        await session()({ method: "POST", path: ORDERS, json, requestId }, PaypalOrder),
        null,
      );
    },
    findPayment: (id) => findPayment(session(), id),
    capture: (id, request) => capture(session(), id, request),
    cancelPayment: async (id, unanswered) => {
      const current = await (unanswered === undefined
        ? findPayment(session(), id)
        : capture(session(), id, unanswered));
      // PayPal has no call that cancels an order. It is cancelled by never being captured (PAYSRV-Y5).
      return current.tag === "payment" && isUncaptured(current.payment)
        ? { tag: "terminal", payment: current.payment }
        : current;
    },
    ...paypalRefunds(session),
    ...paypalDisputes(session),
    ...paypalLines(session),
    readEvent: (body, headers, mayVerify) =>
      readPaypalMessage(session(), settings.webhookId, body, headers, mayVerify),
  } satisfies PaypalProvider & PaymentProvider;
}
