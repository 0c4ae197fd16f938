import type { Random } from "../random.ts";
import { missing, refusal, type ProviderResponse } from "./provider-response.ts";
import type { StripeRefund, Intent } from "./stripe-intent.ts";

const SECOND = 1000;
const HOUR = 3600 * SECOND;

/** A refund as Stripe's API returns it. */
const refundBody = (refund: StripeRefund): object => ({
  id: refund.id,
  object: "refund",
  amount: refund.amount,
  currency: refund.currency,
  status: refund.status,
  payment_intent: refund.paymentId,
  created: Math.floor(refund.createdOn / SECOND),
  metadata: refund.name === null ? {} : { refund: refund.name },
});
const refundResponse = (refund: StripeRefund): ProviderResponse => ({
  status: 200,
  body: refundBody(refund),
});

/** What was refunded of an intent, that what has failed is not counted. */
export const refundedOf = ({ refunds }: Intent): number =>
  refunds
    .filter(({ status }) => status !== "failed")
    .reduce((sum, refund) => sum + refund.amount, 0);

export interface RefundOptions {
  /** Part of every id, so that several seeds share one database. */
  readonly seed: number;
  readonly random: Random;
  readonly now: () => number;
  /** Has something happen at the provider itself, so many milliseconds later. */
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  /** How often a refund takes its time, and may fail in the end. */
  readonly slowRefunds: number;
  /** How often a refund that arrived comes back: never while users pay. */
  readonly returns: () => number;
}

export interface StripeRefunds {
  readonly respond: (method: string, id: string, form: URLSearchParams) => ProviderResponse;
  readonly list: (query: URLSearchParams) => ProviderResponse;
  /** A user refunds a part at the provider itself; false if it cannot be. */
  readonly refundByHand: (intent: Intent, cents: number) => boolean;
  /** The bank of the payer returns a refund that had arrived. */
  readonly giveBack: (refund: StripeRefund) => void;
}

/** Refunds at the card provider: they succeed at once, or after a while they succeed or fail; some come back. */
export function createRefunds(
  { seed, random, now, later, slowRefunds, returns }: RefundOptions,
  intents: ReadonlyMap<string, Intent>,
  {
    announce,
    isHeld,
  }: {
    readonly announce: (type: string, object: object) => void;
    readonly isHeld: (paymentId: string) => boolean;
  },
): StripeRefunds {
  const refunds = new Map<string, StripeRefund>();

  const giveBack = (refund: StripeRefund): void => {
    if (refund.status === "failed") return;
    refund.status = "failed";
    announce("refund.failed", refundBody(refund));
  };

  function createRefund(
    intent: Intent,
    amount: number,
    name: string | null,
  ): ProviderResponse | StripeRefund {
    const back = refundedOf(intent);
    if (intent.received === 0) return refusal("payment_intent_unexpected_state");
    if (isHeld(intent.id)) return refusal("charge_disputed");
    if (back >= intent.received) return refusal("charge_already_refunded");
    if (back + amount > intent.received) return refusal("amount_too_large");
    const slow = random.boolean(slowRefunds);
    const refund: StripeRefund = {
      id: `re_${seed}_${refunds.size + 1}`,
      paymentId: intent.id,
      createdOn: now(),
      name,
      amount,
      currency: intent.currency,
      status: slow ? "pending" : "succeeded",
    };
    refunds.set(refund.id, refund);
    intent.refunds.push(refund);
    announce("refund.created", refundBody(refund));
    const comesBack = random.boolean(returns());
    if (slow)
      later(`${refund.id} goes on`, random.integer(SECOND, 2 * HOUR), () => {
        if (refund.status !== "pending") return;
        if (random.boolean(0.4)) {
          giveBack(refund);
          return;
        }
        refund.status = "succeeded";
        announce("refund.updated", refundBody(refund));
      });
    if (comesBack)
      later(`${refund.id} comes back`, random.integer(2 * HOUR, 40 * HOUR), () => giveBack(refund));
    return refund;
  }

  return {
    giveBack,
    refundByHand: (intent, cents) => !("body" in createRefund(intent, cents, null)),
    list: (query) => {
      const of = intents.get(query.get("payment_intent") ?? "");
      const data = (of?.refunds ?? []).toReversed().slice(0, Number(query.get("limit") ?? 10));
      return { status: 200, body: { object: "list", data: data.map(refundBody) } };
    },
    respond: (method, id, form) => {
      if (method === "POST") {
        const intent = intents.get(form.get("payment_intent") ?? "");
        if (!intent) return missing();
        const amount = Number(form.get("amount") ?? intent.received);
        const made = createRefund(intent, amount, form.get("metadata[refund]"));
        return "body" in made ? made : refundResponse(made);
      }
      const refund = refunds.get(id);
      return refund ? refundResponse(refund) : missing();
    },
  };
}
