import {
  intentBody,
  missing,
  refusal,
  type BankAnswer,
  type BankRefund,
  type CardFate,
  type Intent,
  type IntentStatus,
} from "./card-bank-intent.ts";
import type { Chance } from "./chance.ts";

export interface CardBank {
  readonly intents: ReadonlyMap<string, Intent>;
  /** A call of the server's, as it travels: form-encoded, under its idempotency key. */
  readonly answer: (call: BankCall) => BankAnswer;
  /** The payer's browser confirms with the secret it was given. Answers what it sees. */
  readonly confirm: (secret: string, fate: CardFate) => IntentStatus | "declined" | "refused";
  /** The payer answers the bank's question. */
  readonly authenticate: (secret: string, succeeds: boolean) => void;
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
  const { seed, chance, later, tell, slowRefunds } = world;
  const intents = new Map<string, Intent>();
  const refunds = new Map<string, BankRefund>();
  const kept = new Map<string, { readonly said: string; readonly answer: BankAnswer }>();
  let charges = 0;

  const shown = (intent: Intent): BankAnswer => ({ status: 200, body: intentBody(intent) });
  const refundBody = ({ id, amount, status }: BankRefund): BankAnswer => ({
    status: 200,
    body: { id, object: "refund", amount, status },
  });

  const succeed = (intent: Intent, amount = intent.amount): void => {
    intent.status = "succeeded";
    intent.received = amount;
    intent.lastError = null;
    tell("payment_intent.succeeded", intent);
  };
  const fail = (intent: Intent, code: string): void => {
    const failed = { charge: `ch_${seed}_${++charges}`, code };
    intent.status = "requires_payment_method";
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
    intent.amount = Number(form.get("amount"));
    return shown(intent);
  }

  function giveBack(form: URLSearchParams): BankAnswer {
    const intent = intents.get(form.get("payment_intent") ?? "");
    if (!intent) return missing();
    const amount = Number(form.get("amount") ?? intent.received);
    const back = intent.refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (intent.received === 0) return refusal("payment_intent_unexpected_state");
    if (back >= intent.received) return refusal("charge_already_refunded");
    if (back + amount > intent.received) return refusal("amount_too_large");
    const slow = chance.happens(slowRefunds);
    const refund: BankRefund = {
      id: `re_${seed}_${refunds.size + 1}`,
      amount,
      status: slow ? "pending" : "succeeded",
    };
    refunds.set(refund.id, refund);
    intent.refunds.push(refund);
    if (slow)
      later(`${refund.id} goes on`, chance.within(SECOND, 7200 * SECOND), () => {
        refund.status = chance.happens(0.4) ? "failed" : "succeeded";
      });
    return refundBody(refund);
  }

  function route({ method, path, form }: BankCall): BankAnswer {
    const [, , noun, id, verb] = path.split("?")[0]?.split("/") ?? [];
    if (noun === "refunds" && method === "POST") return giveBack(form);
    if (noun === "refunds") {
      const refund = refunds.get(id ?? "");
      return refund ? refundBody(refund) : missing();
    }
    if (noun !== "payment_intents") throw new Error(`the card provider has no ${method} ${path}`);
    if (id === undefined) return create(form);
    const intent = intents.get(id);
    if (!intent) return missing();
    if (method === "GET") return shown(intent);
    return verb === "cancel" ? cancel(intent) : change(intent, form);
  }

  const bySecret = (secret: string): Intent | undefined =>
    [...intents.values()].find((intent) => intent.secret === secret);

  return {
    intents,
    answer: (call) => {
      const said = `${call.method} ${call.path} ${call.form.toString()}`;
      const before = call.key === null ? undefined : kept.get(call.key);
      if (before)
        return before.said === said
          ? before.answer
          : {
              status: 400,
              body: { error: { type: "idempotency_error", message: "other parameters" } },
            };
      const answer = route(call);
      if (call.key !== null && call.method === "POST") kept.set(call.key, { said, answer });
      return answer;
    },
    confirm: (secret, fate) => {
      const intent = bySecret(secret);
      if (!intent || intent.status !== "requires_payment_method") return "refused";
      switch (fate) {
        case "pays":
          succeed(intent);
          return intent.status;
        case "paysLess":
          succeed(intent, intent.amount - 1);
          return intent.status;
        case "paysForeign":
          intent.currency = "usd";
          succeed(intent);
          return intent.status;
        case "declines":
          fail(intent, chance.pick(["insufficient_funds", "generic_decline", "expired_card"]));
          return "declined";
        case "asks":
          intent.status = "requires_action";
          tell("payment_intent.requires_action", intent);
          return intent.status;
        case "settlesLater":
        case "failsLater":
          settleLater(intent, fate === "settlesLater");
          return intent.status;
      }
    },
    authenticate: (secret, succeeds) => {
      const intent = bySecret(secret);
      if (intent?.status !== "requires_action") return;
      if (succeeds) succeed(intent);
      else fail(intent, "authentication_failed");
    },
  };
}
