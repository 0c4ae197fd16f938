import type pg from "pg";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { recordOutcome } from "../fulfilment/record-transaction.ts";
import type { Lease } from "./lease-queries.ts";
import type { Payment, ProviderEvent } from "./payment-provider.ts";

/** The payment whose failure an event reports; null for other events. */
export const failureIn = ({ type, payment }: ProviderEvent): Payment | null =>
  type === "payment_intent.payment_failed" ? payment : null;

/**
 * Records a failure from its signed event (PAYSRV-H3). When the payer tries again at once, the provider's current state
 * no longer shows the failure, so the event is the only source.
 */
export async function recordFailure(
  pool: pg.Pool,
  ours: Lease,
  payment: Payment,
  now: Date,
  actor: string,
): Promise<void> {
  const { failure } = payment;
  if (!failure) return;
  const outcome = {
    key: failure.key,
    status: "Fail",
    providerStatus: failure.code,
    payment,
    campaignId: null,
    amount: ours.attempt.amount,
  } as const;
  await withScope(pool, SYSTEM, (tx) => recordOutcome(tx, ours, outcome, now), { actor });
}
