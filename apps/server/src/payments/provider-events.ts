import { and, eq } from "drizzle-orm";
import type pg from "pg";
import { checkout, paymentAttempt, providerEvent } from "../database/schema/schema.ts";
import { SYSTEM } from "../tenancy/scope.ts";
import { withScope } from "../tenancy/with-scope.ts";
import type { StoredCheckout } from "./attempt-lease.ts";
import type { CardEvent } from "./card-provider.ts";
import { recordOutcome } from "./record-outcome.ts";

/** Notes that a message arrived; answers whether it still has to be worked on. Arriving twice is usual. */
export const noteEvent = (pool: pg.Pool, event: CardEvent, now: Date): Promise<"new" | "done"> =>
  withScope(pool, SYSTEM, async (tx) => {
    await tx
      .insert(providerEvent)
      .values({
        id: event.id,
        provider: "stripe",
        type: event.type,
        providerId: event.intent?.id ?? null,
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

/** The checkout that an intent collects for; undefined for intents that are none of ours. */
export const checkoutOfIntent = (
  pool: pg.Pool,
  intentId: string,
): Promise<StoredCheckout | undefined> =>
  withScope(pool, SYSTEM, async (tx) => {
    const [found] = await tx
      .select({ checkout })
      .from(paymentAttempt)
      .innerJoin(checkout, eq(checkout.id, paymentAttempt.checkoutId))
      .where(and(eq(paymentAttempt.provider, "stripe"), eq(paymentAttempt.providerId, intentId)));
    return found?.checkout;
  });

/**
 * A signed message about a failed try is the only word on that try when another one follows before anybody asks:
 * it is recorded from the message (PAYSRV-H3). A try is a fact; no later state of the intent unmakes it.
 */
export async function recordFailedTry(
  pool: pg.Pool,
  checkoutOfIt: StoredCheckout,
  { type, intent }: CardEvent,
  now: Date,
): Promise<void> {
  const failure = intent?.failure;
  if (type !== "payment_intent.payment_failed" || !intent || !failure) return;
  const outcome = {
    key: failure.key,
    status: "Fail",
    providerStatus: failure.code,
    intent,
    campaignId: null,
    amount: checkoutOfIt.charge,
  } as const;
  await withScope(pool, SYSTEM, (tx) => recordOutcome(tx, checkoutOfIt, outcome, now), {
    actor: "stripe",
  });
}
