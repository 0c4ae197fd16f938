import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { checkout, paymentAttempt, providerEvent } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import type { Lease } from "./attempt-lease.ts";
import type { Payment, ProviderEvent } from "./payment-provider.ts";
import { recordOutcome } from "../fulfilment/record-transaction.ts";
import { storedCheckout } from "../checkouts/stored-checkout.ts";

/** Stores that an event was received, and answers whether it still has to be processed. Providers repeat events. */
export const insertEvent = (
  pool: pg.Pool,
  event: ProviderEvent,
  now: Date,
): Promise<"new" | "done"> =>
  withScope(pool, SYSTEM, async (tx) => {
    await tx
      .insert(providerEvent)
      .values({
        id: event.id,
        provider: event.provider,
        type: event.type,
        providerId: event.paymentId,
        receivedOn: now.toISOString(),
      })
      .onConflictDoNothing({ target: providerEvent.id });
    const [stored] = await tx
      .select({ processedOn: providerEvent.processedOn })
      .from(providerEvent)
      .where(eq(providerEvent.id, event.id));
    return stored?.processedOn ? "done" : "new";
  });

/** Stores that an event has been processed. */
export const markProcessed = (pool: pg.Pool, id: string, now: Date): Promise<unknown> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .update(providerEvent)
      .set({ processedOn: now.toISOString() })
      .where(eq(providerEvent.id, id)),
  );

/** The attempt that an event is about, with its checkout; undefined for payments that are not ours. */
export const attemptOfEvent = (
  pool: pg.Pool,
  { provider, paymentId }: ProviderEvent,
): Promise<Lease | undefined> =>
  withScope(pool, SYSTEM, async (tx) => {
    if (paymentId === null) return undefined;
    const [found] = await tx
      .select({ attempt: paymentAttempt, checkout })
      .from(paymentAttempt)
      .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
      .where(and(eq(paymentAttempt.provider, provider), eq(paymentAttempt.providerId, paymentId)));
    return found && { attempt: found.attempt, checkout: storedCheckout(found.checkout) };
  });

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
