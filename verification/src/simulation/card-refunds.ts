import { missing, refusal, type BankAnswer } from "./bank-answer.ts";
import type { BankRefund, Intent } from "./card-bank-intent.ts";
import type { BankWorld } from "./card-bank.ts";

const SECOND = 1000;
const shown = ({ id, amount, status }: BankRefund): BankAnswer => ({
  status: 200,
  body: { id, object: "refund", amount, status },
});

/** Refunds at the card provider: at once, or after a while, and then not always well. */
export function cardRefunds(
  { seed, chance, later, slowRefunds }: BankWorld,
  intents: ReadonlyMap<string, Intent>,
): { readonly answer: (method: string, id: string, form: URLSearchParams) => BankAnswer } {
  const refunds = new Map<string, BankRefund>();

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
    return shown(refund);
  }

  return {
    answer: (method, id, form) => {
      if (method === "POST") return giveBack(form);
      const refund = refunds.get(id);
      return refund ? shown(refund) : missing();
    },
  };
}
