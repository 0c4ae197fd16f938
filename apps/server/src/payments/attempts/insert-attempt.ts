import { max, eq } from "drizzle-orm";
import { paymentAttempt } from "../../schema/schema.ts";
import type { Tx } from "../../platform/database/typed.ts";
import type { StoredCheckout } from "../checkouts/stored-checkout.ts";
import { newId } from "../../platform/database/new-id.ts";

type Provider = (typeof paymentAttempt.$inferSelect)["provider"];

/** The sweeper creates the payment after so many milliseconds, should this process die before. */
const CREATED_WITHIN = 30_000;

/**
 * Stores an attempt to collect a checkout's price, before its payment is created. PayPal collects the total; a card the
 * charge, which is the total or the minimum card charge (PAY-C2).
 */
export async function insertAttempt(
  tx: Tx,
  checkout: Pick<StoredCheckout, "id" | "companyId" | "charge" | "total" | "expiresAt">,
  provider: Provider,
  now: Date,
): Promise<void> {
  const [last] = await tx
    .select({ number: max(paymentAttempt.number) })
    .from(paymentAttempt)
    .where(eq(paymentAttempt.checkoutId, checkout.id));
  await tx.insert(paymentAttempt).values({
    id: newId(),
    companyId: checkout.companyId,
    checkoutId: checkout.id,
    number: (last?.number ?? 0) + 1,
    provider,
    amount: provider === "paypal" ? checkout.total : checkout.charge,
    state: "creating",
    // A checkout that costs nothing waits for a person to confirm it.
    dueAt:
      provider === "none"
        ? checkout.expiresAt
        : new Date(now.getTime() + CREATED_WITHIN).toISOString(),
    createdOn: now.toISOString(),
  });
}
