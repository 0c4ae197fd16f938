import { max, eq } from "drizzle-orm";
import { paymentAttempt } from "../../schema/schema.ts";
import type { Tx } from "../../platform/database/typed.ts";
import type { StoredCheckout } from "../checkouts/stored-checkout.ts";
import { newId } from "../../platform/database/new-id.ts";

type Provider = (typeof paymentAttempt.$inferSelect)["provider"];

/** Everything that asks for money is taken up again soon, should we die before we have asked. */
const SOON = 30_000;

/**
 * Stores a try to collect a checkout's price, before its provider is asked. PayPal takes the total; a card takes
 * the charge, which is the total or the least a card can be charged (PAY-C2).
 */
export async function beginAttempt(
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
    // What costs nothing waits for a person to say so.
    dueAt: provider === "none" ? checkout.expiresAt : new Date(now.getTime() + SOON).toISOString(),
    createdOn: now.toISOString(),
  });
}
