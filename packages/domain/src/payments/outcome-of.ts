import type { TransactionStatus } from "./transaction.schema.ts";

/** What a provider's word means for us. `unknown` is no failure: we keep asking (PAY-O4). */
export type Outcome = TransactionStatus | "unknown";

const OUTCOMES: Readonly<Record<string, Outcome>> = {
  succeeded: "Paid",
  completed: "Paid",
  requires_payment_method: "Fail",
  declined: "Fail",
  denied: "Fail",
  failed: "Error",
  canceled: "Cancelled",
  cancelled: "Cancelled",
  voided: "Cancelled",
};

/**
 * How a card or PayPal status, of an attempt that was made, is recorded: paid (PAY-O1), declined (PAY-O2),
 * cancelled (PAY-O3), an error of the provider's (PAY-O5); every other word, and none at all, is unknown (PAY-O4).
 */
export function outcomeOf(providerStatus: string | null): Outcome {
  const word = providerStatus?.toLowerCase() ?? "";
  return Object.hasOwn(OUTCOMES, word) ? (OUTCOMES[word] ?? "unknown") : "unknown";
}
