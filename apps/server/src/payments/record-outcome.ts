import { randomUUID } from "node:crypto";
import type { TransactionStatus } from "@marquee/domain/payments/transaction.schema";
import type { Tx } from "../database/typed.ts";
import { transaction } from "../database/schema/schema.ts";
import type { StoredCheckout } from "./attempt-lease.ts";
import type { CardIntent } from "./card-provider.ts";
import { onlyItem, typeOfPlan } from "./plan-items.ts";

/** An outcome of a payment as it is written down. */
export interface Outcome {
  /** Names the fact, so that it is written down once (PAYSRV-R7). */
  readonly key: string;
  readonly status: TransactionStatus;
  /** The provider's own word. */
  readonly providerStatus: string | null;
  readonly intent: CardIntent | null;
  /** What was charged, or would have been, in CAD. */
  readonly amount: number;
  readonly campaignId: string | null;
}

export const newId = (): string => randomUUID().replaceAll("-", "");

/** Writes an outcome down as a transaction; one that is there already stays as it is. */
export async function recordOutcome(
  tx: Tx,
  checkout: StoredCheckout,
  outcome: Outcome,
  now: Date,
): Promise<void> {
  const { key, intent, ...rest } = outcome;
  await tx
    .insert(transaction)
    .values({
      ...rest,
      id: newId(),
      outcomeKey: key,
      checkoutId: checkout.id,
      transactionType: typeOfPlan(checkout.draft),
      ...onlyItem(checkout.draft),
      userId: checkout.userId,
      companyId: checkout.companyId,
      storeId: checkout.storeId,
      paymentId: intent?.id ?? null,
      payerId: intent?.payerId ?? null,
      paymentType: "Card",
      createdOn: now.toISOString(),
    })
    .onConflictDoNothing({ target: transaction.outcomeKey });
}
