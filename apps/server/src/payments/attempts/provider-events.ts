import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { checkout, paymentAttempt, providerEvent } from "../../schema/schema.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import type { Lease } from "./attempt-lease.ts";
import type { Payment, ProviderEvent } from "./payment-provider.ts";
import { recordOutcome } from "../fulfilment/record-transaction.ts";
import { storedCheckout } from "../checkouts/stored-checkout.ts";

/** Notes that a message arrived; answers whether it still has to be worked on. Arriving twice is usual. */
export const noteEvent = (
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
    const [noted] = await tx
      .select({ processedOn: providerEvent.processedOn })
      .from(providerEvent)
      .where(eq(providerEvent.id, event.id));
    return noted?.processedOn ? "done" : "new";
  });

/** Notes that a message has had its effect, or has none. */
export const finishEvent = (pool: pg.Pool, id: string, now: Date): Promise<unknown> =>
  withScope(pool, SYSTEM, (tx) =>
    tx
      .update(providerEvent)
      .set({ processedOn: now.toISOString() })
      .where(eq(providerEvent.id, id)),
  );

/** The try that a message is about, with its checkout; undefined for payments that are none of ours. */
export const tryOfEvent = (
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

/** The payment whose last try failed, where that is what a message tells. */
export const failedIn = ({ type, payment }: ProviderEvent): Payment | null =>
  type === "payment_intent.payment_failed" ? payment : null;

/**
 * A signed message about a failed try is the only word on that try when another one follows before anybody asks:
 * it is recorded from the message (PAYSRV-H3). A try is a fact; no later state of the payment unmakes it.
 */
export async function recordFailedTry(
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
