import { missing, refusal, type BankAnswer } from "./bank-answer.ts";
import {
  CARD_FATES,
  declined,
  intentBody,
  type CardFate,
  type Intent,
  type IntentStatus,
} from "./card-bank-intent.ts";
import { cardRefunds } from "./card-refunds.ts";
import { cardVault, type BankCard, type CardVault } from "./card-vault.ts";
import type { Chance } from "./chance.ts";

export interface CardBank {
  readonly intents: ReadonlyMap<string, Intent>;
  readonly vault: CardVault;
  /** Every card that was kept, by the payment that kept it. */
  readonly kept: readonly KeptCard[];
  /** A call of the server's, as it travels: form-encoded, under its idempotency key. */
  readonly answer: (call: BankCall) => BankAnswer;
  /** The payer's browser confirms with the secret it was given, and a card typed in. Answers what it sees. */
  readonly confirm: (
    secret: string,
    fingerprint: string,
    fate: CardFate,
  ) => IntentStatus | "declined" | "refused";
  /** The payer answers the bank's question. */
  readonly authenticate: (secret: string, succeeds: boolean) => void;
}

export interface KeptCard {
  readonly card: BankCard;
  readonly customer: string;
  readonly intent: Intent;
}

export interface BankCall {
  readonly method: string;
  readonly path: string;
  readonly form: URLSearchParams;
  readonly key: string | null;
}

export interface BankWorld {
  /** Names what this world makes, so that several share one database. */
  readonly seed: number;
  readonly chance: Chance;
  /** Something happens at the provider itself, so many milliseconds later. */
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  readonly tell: (type: string, intent: Intent) => void;
  /** How often a refund takes its time, and how often one fails in the end. */
  readonly slowRefunds: number;
}

const CHANGEABLE: readonly IntentStatus[] = ["requires_payment_method", "requires_action"];
const SECOND = 1000;

/** The card provider in memory: what it keeps, what it refuses, and what happens there without us. */
export function cardBank(world: BankWorld): CardBank {
  const { seed, chance, later, tell } = world;
  const vault = cardVault(seed);
  const intents = new Map<string, Intent>();
  const refunds = cardRefunds(world, intents);
  const answers = new Map<string, { readonly said: string; readonly answer: BankAnswer }>();
  const kept: KeptCard[] = [];
  let charges = 0;

  const shown = (intent: Intent): BankAnswer => ({ status: 200, body: intentBody(intent, true) });

  /** The card is kept once it has paid; one that is not is good for this payment alone. */
  const saveCard = (intent: Intent): void => {
    const { card, customer } = intent;
    if (card === null || card.customer !== null || card.spent) return;
    if (customer === null || !intent.keeps) card.spent = true;
    else {
      vault.keep(card, customer);
      kept.push({ card, customer, intent });
    }
  };
  const succeed = (intent: Intent, amount = intent.amount): void => {
    intent.status = "succeeded";
    intent.received = amount;
    intent.lastError = null;
    saveCard(intent);
    tell("payment_intent.succeeded", intent);
  };
  const fail = (intent: Intent, code: string): void => {
    const failed = { charge: `ch_${seed}_${++charges}`, code };
    intent.status = "requires_payment_method";
    intent.card = null;
    intent.lastError = failed;
    intent.failures.push(failed);
    tell("payment_intent.payment_failed", intent);
  };
  const settleLater = (intent: Intent, well: boolean): void => {
    intent.status = "processing";
    tell("payment_intent.processing", intent);
    later(`${intent.id} settles`, chance.within(SECOND, 600 * SECOND), () =>
      well ? succeed(intent) : fail(intent, "settlement_failed"),
    );
  };

  function create(form: URLSearchParams): BankAnswer {
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
      keeps: form.get("setup_future_usage") === "off_session",
      card: null,
    };
    intents.set(id, intent);
    return shown(intent);
  }

  function cancel(intent: Intent): BankAnswer {
    if (!CHANGEABLE.includes(intent.status)) return refusal("payment_intent_unexpected_state");
    intent.status = "canceled";
    tell("payment_intent.canceled", intent);
    return shown(intent);
  }

  function change(intent: Intent, form: URLSearchParams): BankAnswer {
    if (!CHANGEABLE.includes(intent.status)) return refusal("payment_intent_unexpected_state");
    intent.amount = Number(form.get("amount") ?? intent.amount);
    // A customer can be changed, and never taken away.
    intent.customer = form.get("customer") ?? intent.customer;
    const usage = form.get("setup_future_usage");
    if (usage !== null) intent.keeps = usage === "off_session";
    return shown(intent);
  }

  function charge(intent: Intent, card: BankCard, fate: CardFate): void {
    intent.card = card;
    switch (fate) {
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
        fail(intent, chance.pick(["insufficient_funds", "generic_decline", "expired_card"]));
        return;
      case "asks":
        intent.status = "requires_action";
        tell("payment_intent.requires_action", intent);
        return;
      case "settlesLater":
      case "failsLater":
        settleLater(intent, fate === "settlesLater");
    }
  }

  /** We charge a card that is kept: the customer's own, or nothing happens. */
  function chargeKept(intent: Intent, form: URLSearchParams): BankAnswer {
    const card = vault.cards.get(form.get("payment_method") ?? "");
    if (!card || card.customer === null || card.customer !== intent.customer) return missing();
    if (!CHANGEABLE.includes(intent.status)) return refusal("payment_intent_unexpected_state");
    charge(intent, card, chance.weighed(CARD_FATES));
    const { lastError, status } = intent;
    return lastError && status === "requires_payment_method"
      ? declined(intent, lastError)
      : shown(intent);
  }

  function route({ method, path, form }: BankCall): BankAnswer {
    const [, , ...steps] = path.split("?")[0]?.split("/") ?? [];
    const [noun, id, verb] = steps;
    if (noun === "customers" || noun === "payment_methods")
      return vault.answer(method, steps, form);
    if (noun === "refunds") return refunds.answer(method, id ?? "", form);
    if (noun !== "payment_intents") throw new Error(`the card provider has no ${method} ${path}`);
    if (id === undefined) return create(form);
    const intent = intents.get(id);
    if (!intent) return missing();
    if (method === "GET") return shown(intent);
    if (verb === "confirm") return chargeKept(intent, form);
    return verb === "cancel" ? cancel(intent) : change(intent, form);
  }

  const bySecret = (secret: string): Intent | undefined =>
    [...intents.values()].find((intent) => intent.secret === secret);

  return {
    intents,
    vault,
    kept,
    answer: (call) => {
      const said = `${call.method} ${call.path} ${call.form.toString()}`;
      const before = call.key === null ? undefined : answers.get(call.key);
      if (before)
        return before.said === said
          ? before.answer
          : {
              status: 400,
              body: { error: { type: "idempotency_error", message: "other parameters" } },
            };
      const answer = route(call);
      if (call.key !== null && call.method === "POST") answers.set(call.key, { said, answer });
      return answer;
    },
    confirm: (secret, fingerprint, fate) => {
      const intent = bySecret(secret);
      if (!intent || intent.status !== "requires_payment_method") return "refused";
      charge(intent, vault.typeIn(fingerprint), fate);
      return intent.status === "requires_payment_method" ? "declined" : intent.status;
    },
    authenticate: (secret, succeeds) => {
      const intent = bySecret(secret);
      if (intent?.status !== "requires_action") return;
      if (succeeds) succeed(intent);
      else fail(intent, "authentication_failed");
    },
  };
}
