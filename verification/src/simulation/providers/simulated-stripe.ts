import { missing, refusal, type ProviderResponse } from "./provider-response.ts";
import { createDisputes, type Disputes } from "./simulated-disputes.ts";
import { CHANGEABLE, createCharges, type ChargeOptions, type SavedCard } from "./stripe-charges.ts";
import { createCustomers, type StripeCustomers } from "./stripe-customers.ts";
import { respondToDispute, stripeDispute } from "./stripe-disputes.ts";
import {
  CARD_OUTCOMES,
  chargeId,
  declineResponse,
  intentBody,
  type CardOutcome,
  type Intent,
  type IntentStatus,
} from "./stripe-intent.ts";
import {
  createRefunds,
  refundedOf,
  type RefundOptions,
  type StripeRefunds,
} from "./stripe-refunds.ts";

export interface SimulatedStripe {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly customers: StripeCustomers;
  /** Every card that was saved, with the payment that saved it. */
  readonly saved: readonly SavedCard[];
  /** A call of the server's, as it travels: form-encoded, under its idempotency key. */
  readonly respond: (call: StripeCall) => ProviderResponse;
  /** The payer's browser confirms with the secret that it has, and a card that is typed in. Returns what it is shown. */
  readonly confirm: (
    secret: string,
    fingerprint: string,
    outcome: CardOutcome,
  ) => IntentStatus | "declined" | "refused";
  /** The payer authenticates with their bank. */
  readonly authenticate: (secret: string, succeeds: boolean) => void;
  readonly disputes: Disputes;
  readonly refunds: Pick<StripeRefunds, "giveBack" | "refundByHand">;
}

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
}

export interface StripeOptions extends RefundOptions, ChargeOptions {
  /** Sends a webhook about another object than an intent. */
  readonly announce: (type: string, object: object) => void;
}

/** The card provider in memory: what it saves, what it refuses, and what happens there without us. */
export function createStripe(options: StripeOptions): SimulatedStripe {
  const { seed, random, send, announce } = options;
  const customers = createCustomers(seed);
  const intents = new Map<string, Intent>();
  const disputes = createDisputes({
    ...options,
    prefix: `dp_${seed}`,
    announce: (event, dispute) => announce(`charge.dispute.${event}`, stripeDispute(dispute)),
  });
  const refunds = createRefunds(options, intents, { announce, isHeld: disputes.hold });
  const responses = new Map<
    string,
    { readonly request: string; readonly respond: ProviderResponse }
  >();
  const { saved, charge, succeed, fail } = createCharges(options, customers);

  const show = (intent: Intent): ProviderResponse => ({
    status: 200,
    body: intentBody(intent, true),
  });

  function create(form: URLSearchParams): ProviderResponse {
    const id = `pi_${seed}_${intents.size + 1}`;
    const metadata = {
      checkout: form.get("metadata[checkout]") ?? "",
      attempt: form.get("metadata[attempt]") ?? "",
    };
    const intent: Intent = {
      id,
      secret: `${id}_secret`,
      amount: Number(form.get("amount")),
      currency: form.get("currency") ?? "",
      status: "requires_payment_method",
      received: 0,
      lastError: null,
      failures: [],
      refunds: [],
      metadata,
      customer: form.get("customer"),
      savesCard: form.get("setup_future_usage") === "off_session",
      card: null,
    };
    intents.set(id, intent);
    return show(intent);
  }

  function cancel(intent: Intent): ProviderResponse {
    if (!CHANGEABLE.includes(intent.status)) return refusal("payment_intent_unexpected_state");
    intent.status = "canceled";
    send("payment_intent.canceled", intent);
    return show(intent);
  }

  function change(intent: Intent, form: URLSearchParams): ProviderResponse {
    const customer = form.get("customer") ?? intent.customer;
    // A customer is set once, and can be neither changed nor taken away.
    const isAnothers = intent.customer !== null && intent.customer !== customer;
    if (!CHANGEABLE.includes(intent.status) || isAnothers)
      return refusal("payment_intent_unexpected_state");
    intent.amount = Number(form.get("amount") ?? intent.amount);
    intent.customer = customer;
    const confirm = form.get("metadata[confirm]");
    if (confirm !== null) intent.metadata = { ...intent.metadata, confirm };
    intent.lastError = null;
    const usage = form.get("setup_future_usage");
    if (usage !== null) intent.savesCard = usage === "off_session";
    return show(intent);
  }

  /** Our server charges a saved card: the customer's own, or nothing happens. */
  function chargeSaved(intent: Intent, form: URLSearchParams): ProviderResponse {
    const card = customers.cards.get(form.get("payment_method") ?? "");
    if (!card || card.customer === null || card.customer !== intent.customer) return missing();
    if (!CHANGEABLE.includes(intent.status)) return refusal("payment_intent_unexpected_state");
    charge(intent, card, random.weighted(CARD_OUTCOMES));
    const { lastError, status } = intent;
    return lastError && status === "requires_payment_method"
      ? declineResponse(intent, lastError)
      : show(intent);
  }

  function showCharge(id: string): ProviderResponse {
    const intent = [...intents.values()].find((each) => chargeId(each) === id);
    if (!intent) return missing();
    return { status: 200, body: { id, object: "charge", amount_refunded: refundedOf(intent) } };
  }

  function route({ method, path, form }: StripeCall): ProviderResponse {
    const [pathname = "", query = ""] = path.split("?");
    const [, , ...steps] = pathname.split("/");
    const [noun, id, verb] = steps;
    if (noun === "customers" || noun === "payment_methods")
      return customers.respond(method, steps, form);
    if (noun === "refunds")
      return method === "GET" && id === undefined
        ? refunds.list(new URLSearchParams(query))
        : refunds.respond(method, id ?? "", form);
    if (noun === "charges") return showCharge(id ?? "");
    if (noun === "disputes") return respondToDispute(disputes, method, id ?? "", verb);
    if (noun !== "payment_intents") throw new Error(`the card provider has no ${method} ${path}`);
    if (id === undefined) return create(form);
    const intent = intents.get(id);
    if (!intent) return missing();
    if (method === "GET") return show(intent);
    if (verb === "confirm") return chargeSaved(intent, form);
    return verb === "cancel" ? cancel(intent) : change(intent, form);
  }

  const bySecret = (secret: string): Intent | undefined =>
    [...intents.values()].find((intent) => intent.secret === secret);

  return {
    intents,
    disputes,
    refunds,
    customers,
    saved,
    respond: (call) => {
      const request = `${call.method} ${call.path} ${call.form.toString()}`;
      const before = call.key === null ? undefined : responses.get(call.key);
      if (before)
        return before.request === request
          ? before.respond
          : {
              status: 400,
              body: { error: { type: "idempotency_error", message: "other parameters" } },
            };
      const respond = route(call);
      if (call.key !== null && call.method === "POST")
        responses.set(call.key, { request, respond });
      return respond;
    },
    confirm: (secret, fingerprint, outcome) => {
      const intent = bySecret(secret);
      if (!intent || intent.status !== "requires_payment_method") return "refused";
      charge(intent, customers.enterCard(fingerprint), outcome);
      return intent.status === "requires_payment_method" ? "declined" : intent.status;
    },
    authenticate: (secret, succeeds) => {
      const intent = bySecret(secret);
      if (intent?.status !== "requires_action") return;
      if (succeeds) succeed(intent);
      // The bank was never asked for money.
      else fail(intent, "payment_intent_authentication_failure", null);
    },
  };
}
