import { missing, refusal, type ProviderResponse } from "./provider-response.ts";
import {
  CARD_OUTCOMES,
  chargeId,
  declined,
  intentBody,
  type CardOutcome,
  type Intent,
  type IntentStatus,
} from "./stripe-intent.ts";
import { createDisputes, type Disputes } from "./simulated-disputes.ts";
import { respondToDispute, stripeDispute } from "./stripe-disputes.ts";
import {
  createRefunds,
  refundedOf,
  type RefundOptions,
  type StripeRefunds,
} from "./stripe-refunds.ts";
import { createCustomers, type PaymentMethod, type StripeCustomers } from "./stripe-customers.ts";

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

export interface SavedCard {
  readonly card: PaymentMethod;
  readonly customer: string;
  readonly intent: Intent;
}

export interface StripeCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
}

export interface StripeOptions extends RefundOptions {
  readonly send: (type: string, intent: Intent) => void;
  /** Sends a webhook about another object than an intent. */
  readonly announce: (type: string, object: object) => void;
}

const CHANGEABLE: readonly IntentStatus[] = ["requires_payment_method", "requires_action"];
const SECOND = 1000;

/** The card provider in memory: what it savesCard, what it refuses, and what happens there without us. */
export function createStripe(options: StripeOptions): SimulatedStripe {
  const { seed, random, later, send, announce } = options;
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
  const saved: SavedCard[] = [];
  let charges = 0;
  const nextCharge = (): string => `ch_${seed}_${++charges}`;

  const show = (intent: Intent): ProviderResponse => ({
    status: 200,
    body: intentBody(intent, true),
  });

  /** The card is saved once it has paid; one that is not saved is good for this payment alone. */
  const saveCard = (intent: Intent): void => {
    const { card, customer } = intent;
    if (card === null || card.customer !== null || card.spent) return;
    if (customer === null || !intent.savesCard) card.spent = true;
    else {
      customers.attach(card, customer);
      saved.push({ card, customer, intent });
    }
  };
  const succeed = (intent: Intent, amount = intent.amount): void => {
    intent.status = "succeeded";
    intent.received = amount;
    intent.lastError = null;
    saveCard(intent);
    send("payment_intent.succeeded", intent);
  };
  const fail = (intent: Intent, code: string, charge: string | null = nextCharge()): void => {
    const failed = { charge, card: intent.card?.id ?? "", code };
    intent.status = "requires_payment_method";
    intent.card = null;
    intent.lastError = failed;
    intent.failures.push(failed);
    send("payment_intent.payment_failed", intent);
  };
  const settleLater = (intent: Intent, well: boolean): void => {
    intent.status = "processing";
    send("payment_intent.processing", intent);
    later(`${intent.id} settles`, random.integer(SECOND, 600 * SECOND), () =>
      well ? succeed(intent) : fail(intent, "settlement_failed"),
    );
  };

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

  function charge(intent: Intent, card: PaymentMethod, outcome: CardOutcome): void {
    intent.card = card;
    switch (outcome) {
      case "pays":
        succeed(intent);
        return;
      case "paysLess":
        succeed(intent, intent.amount - 1);
        return;
      case "paysForeign":
        intent.currency = "usd";
        succeed(intent);
        return;
      case "declines":
        fail(intent, random.pick(["insufficient_funds", "generic_decline", "expired_card"]));
        return;
      case "requiresAction":
        intent.status = "requires_action";
        send("payment_intent.requires_action", intent);
        return;
      case "settlesLater":
      case "failsLater":
        settleLater(intent, outcome === "settlesLater");
    }
  }

  /** Our server charges a saved card: the customer's own, or nothing happens. */
  function chargeSaved(intent: Intent, form: URLSearchParams): ProviderResponse {
    const card = customers.cards.get(form.get("payment_method") ?? "");
    if (!card || card.customer === null || card.customer !== intent.customer) return missing();
    if (!CHANGEABLE.includes(intent.status)) return refusal("payment_intent_unexpected_state");
    charge(intent, card, random.weighted(CARD_OUTCOMES));
    const { lastError, status } = intent;
    return lastError && status === "requires_payment_method"
      ? declined(intent, lastError)
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
