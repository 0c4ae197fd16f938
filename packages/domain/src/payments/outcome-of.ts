import type { TransactionStatus } from "./transaction.schema.ts";

/** What a provider's status means for us. `unknown` is no failure: the provider is queried again (PAY-O4). */
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
 * cancelled (PAY-O3), an error of the provider's (PAY-O5); every other status, and none at all, is unknown (PAY-O4).
 */
export function outcomeOf(providerStatus: string | null): Outcome {
  const status = providerStatus?.toLowerCase() ?? "";
  return Object.hasOwn(OUTCOMES, status) ? (OUTCOMES[status] ?? "unknown") : "unknown";
}
