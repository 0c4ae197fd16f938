import { missing, refusal, type ProviderResponse } from "./provider-response.ts";
import type { StripeRefund, Intent } from "./stripe-intent.ts";
import type { Random } from "../random.ts";

const SECOND = 1000;
const shown = ({ id, amount, status }: StripeRefund): ProviderResponse => ({
  status: 200,
  body: { id, object: "refund", amount, status },
});

export interface RefundOptions {
  /** Part of every id, so that several seeds share one database. */
  readonly seed: number;
  readonly random: Random;
  /** Has something happen at the provider itself, so many milliseconds later. */
  readonly later: (what: string, milliseconds: number, happens: () => void) => void;
  /** How often a refund takes its time, and may fail in the end. */
  readonly slowRefunds: number;
}

/** Refunds at the card provider: they succeed at once, or after a while they succeed or fail. */
export function createRefunds(
  { seed, random, later, slowRefunds }: RefundOptions,
  intents: ReadonlyMap<string, Intent>,
): { readonly respond: (method: string, id: string, form: URLSearchParams) => ProviderResponse } {
  const refunds = new Map<string, StripeRefund>();

  function createRefund(form: URLSearchParams): ProviderResponse {
    const intent = intents.get(form.get("payment_intent") ?? "");
    if (!intent) return missing();
    const amount = Number(form.get("amount") ?? intent.received);
    const back = intent.refunds
      .filter(({ status }) => status !== "failed")
      .reduce((sum, refund) => sum + refund.amount, 0);
    if (intent.received === 0) return refusal("payment_intent_unexpected_state");
    if (back >= intent.received) return refusal("charge_already_refunded");
    if (back + amount > intent.received) return refusal("amount_too_large");
    const slow = random.boolean(slowRefunds);
    const refund: StripeRefund = {
      id: `re_${seed}_${refunds.size + 1}`,
      amount,
      status: slow ? "pending" : "succeeded",
    };
    refunds.set(refund.id, refund);
    intent.refunds.push(refund);
    if (slow)
      later(`${refund.id} goes on`, random.integer(SECOND, 7200 * SECOND), () => {
        refund.status = random.boolean(0.4) ? "failed" : "succeeded";
      });
    return shown(refund);
  }

  return {
    respond: (method, id, form) => {
      if (method === "POST") return createRefund(form);
      const refund = refunds.get(id);
      return refund ? shown(refund) : missing();
    },
  };
}
