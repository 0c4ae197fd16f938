import type {
  Collection,
  Collector,
  Payment,
  PaymentAnswer,
  Taking,
} from "../attempts/payment-provider.ts";
import { paypalClient, type PaypalAnswer, type PaypalTalk } from "./paypal-client.ts";
import { paypalDeclined } from "../messages.ts";
import { readPaypalMessage } from "./paypal-message.ts";
import { answerOfOrder, forgotten, moneyOf } from "./paypal-payment.ts";
import type { PaypalProvider } from "./paypal-provider.ts";
import { paypalRefunds } from "./paypal-refunds.ts";
import type { PaypalSettings } from "./paypal-settings.ts";
import { PaypalOrder } from "./paypal-shapes.ts";

const ORDERS = "/v2/checkout/orders";
const pathOf = (id: string): string => `${ORDERS}/${encodeURIComponent(id)}`;

function answerOf(answer: PaypalAnswer<PaypalOrder>, id: string | null): PaymentAnswer {
  switch (answer.tag) {
    case "ok":
      return answerOfOrder(answer.body, paypalDeclined);
    case "refused":
      return answer.missing && id !== null
        ? forgotten(id)
        : { tag: "refused", reason: answer.issue, missing: answer.missing };
    case "unavailable":
      return answer;
  }
}

const look = async (talk: PaypalTalk, id: string): Promise<PaymentAnswer> =>
  answerOf(await talk({ method: "GET", path: pathOf(id) }, PaypalOrder), id);

/** An order for the payer to approve in PayPal's window, for what is owed to the cent (PAYSRV-Y1). */
const order = ({ attemptId, checkoutId, cents }: Collection) => ({
  intent: "CAPTURE",
  purchase_units: [{ custom_id: checkoutId, invoice_id: attemptId, amount: moneyOf(cents) }],
  payment_source: {
    paypal: {
      experience_context: {
        // Nothing is sent anywhere, and the price is what it is when they say yes.
        shipping_preference: "NO_SHIPPING",
        user_action: "PAY_NOW",
        payment_method_preference: "IMMEDIATE_PAYMENT_REQUIRED",
      },
    },
  },
});

/** Refusals that are the payer's bank's or wallet's, and no mistake of ours. */
const DECLINES: ReadonlySet<string> = new Set([
  "INSTRUMENT_DECLINED",
  "PAYER_ACCOUNT_LOCKED_OR_CLOSED",
  "PAYER_ACCOUNT_RESTRICTED",
  "PAYER_CANNOT_PAY",
  "TRANSACTION_LIMIT_EXCEEDED",
  "TRANSACTION_REFUSED",
]);

/**
 * Takes the money of an approved order. PayPal does that once for each order, whatever the key; the key keeps two
 * calls of one try from being two, and is another after a decline, which PayPal would only repeat (PAYSRV-Y3).
 */
async function capture(
  talk: PaypalTalk,
  approved: Extract<PaymentAnswer, { tag: "payment" }>,
  { failed, begins }: Taking,
): Promise<PaymentAnswer> {
  const { payment } = approved;
  const { id } = payment;
  if (!(await begins()))
    return { tag: "unavailable", reason: "another process has taken the payment over" };
  const answer = await talk(
    { method: "POST", path: `${pathOf(id)}/capture`, json: "{}", requestId: `cap:${id}:${failed}` },
    PaypalOrder,
  );
  if (answer.tag !== "refused" || answer.missing) return answerOf(answer, id);
  if (DECLINES.has(answer.issue)) {
    const failure = {
      key: `fail:${id}:${failed}`,
      message: answer.words,
      code: answer.issue,
    };
    return { tag: "payment", payment: { ...payment, status: "DECLINED", failure } };
  }
  // Taken before, or not approved any more: how it stands says which.
  const now = await look(talk, id);
  return now.tag === "payment" && now.payment.status === "APPROVED"
    ? { tag: "refused", reason: answer.issue, missing: false }
    : now;
}

/** How an order stands, after taking its money where the payer has approved it. */
async function proceed(talk: PaypalTalk, id: string, taking: Taking): Promise<PaymentAnswer> {
  const now = await look(talk, id);
  const isApproved = now.tag === "payment" && now.payment.status === "APPROVED";
  return isApproved ? capture(talk, now, taking) : now;
}

/** Words for an order whose money nobody has taken. Only our own call takes it. */
const UNTAKEN: ReadonlySet<string> = new Set([
  "CREATED",
  "SAVED",
  "PAYER_ACTION_REQUIRED",
  "APPROVED",
]);
const isUntaken = ({ status, failure }: Payment): boolean =>
  failure !== null || UNTAKEN.has(status);

/** Payments by PayPal, or by what stands in for it at another address. */
export function paypalOrders(settings: PaypalSettings): PaypalProvider {
  const talk = paypalClient(settings);
  return {
    clientId: settings.clientId,
    prepare: async (collection) => {
      const json = JSON.stringify(order(collection));
      const requestId = `order:${collection.attemptId}`;
      return answerOf(
        await talk()({ method: "POST", path: ORDERS, json, requestId }, PaypalOrder),
        null,
      );
    },
    look: (id) => look(talk(), id),
    proceed: (id, taking) => proceed(talk(), id, taking),
    giveUp: async (id, unanswered) => {
      const now = await (unanswered === undefined
        ? look(talk(), id)
        : proceed(talk(), id, unanswered));
      // There is no call that ends an order. It ends by our never taking its money (PAYSRV-Y5).
      return now.tag === "payment" && isUntaken(now.payment)
        ? { tag: "givenUp", payment: now.payment }
        : now;
    },
    ...paypalRefunds(talk),
    readEvent: (body, headers, mayAsk) =>
      readPaypalMessage(talk(), settings.webhookId, body, headers, mayAsk),
  } satisfies PaypalProvider & Collector;
}
