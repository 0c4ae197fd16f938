import { refundMessages } from "@marquee/domain/refunds/messages";
import { and, eq, isNotNull } from "drizzle-orm";
import { notifyStaff } from "../../notifications/notify-users.ts";
import type { Tx } from "../../platform/database/typed.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { refund } from "../../schema/schema.ts";
import type { PaymentProvider, Refused, Unavailable } from "../attempts/payment-provider.ts";
import type { AttemptOfCheckout } from "../attempts/queries.ts";
import type { WrittenWith } from "../attempts/record-refunded.ts";
import { companyName } from "../disputes/queries.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { StoredRefund } from "./queries.ts";
import { mailReturned } from "./refund-mails.ts";

/** Staff are notified of a refund whose money came back, once (NOTE-10). */
export async function notifyOfFailure(
  tx: Tx,
  { id, companyId, transactionId, amount }: StoredRefund,
  now: Date,
): Promise<void> {
  const name = await companyName(tx, companyId);
  const key = `refundFailed:${id}`;
  await notifyStaff(tx, { key, kind: "refundFailed", name, subject: transactionId, amount }, now);
}

/** Stores that the money of a refund came back after it was done (REFUND-P6). Returns whether that is new. */
async function storeReturned(tx: Tx, { id }: StoredRefund, now: Date): Promise<boolean> {
  const [returned] = await tx
    .update(refund)
    .set({ state: "failed", message: refundMessages.returned, returnedOn: now.toISOString() })
    .where(and(eq(refund.id, id), eq(refund.state, "done")))
    .returning();
  if (!returned) return false;
  await notifyOfFailure(tx, returned, now);
  return true;
}

/**
 * Asks the provider for each refund by staff of a payment that was done: one that has failed since is `failed` again. A
 * refund that was made at the provider by hand has no row of its own.
 */
export async function readReturned(
  { pool, clock }: PaymentServices,
  provider: PaymentProvider,
  ours: AttemptOfCheckout,
): Promise<WrittenWith | Unavailable | Refused> {
  const done = await withScope(pool, SYSTEM, (tx) =>
    tx
      .select()
      .from(refund)
      .where(
        and(
          eq(refund.attemptId, ours.attempt.id),
          eq(refund.state, "done"),
          isNotNull(refund.providerRefundId),
        ),
      )
      .orderBy(refund.settledOn),
  );
  const returned: StoredRefund[] = [];
  for (const each of done) {
    const found = await provider.findRefund(each.providerRefundId ?? "");
    if (found.tag === "unavailable") return found;
    if (found.tag === "refund" && found.status === "failed") returned.push(each);
  }
  return async (tx) => {
    const stored: StoredRefund[] = [];
    for (const each of returned) if (await storeReturned(tx, each, clock.now())) stored.push(each);
    return {
      mail: async (notes) => {
        for (const each of stored) await mailReturned(tx, ours, each, notes);
      },
    };
  };
}
