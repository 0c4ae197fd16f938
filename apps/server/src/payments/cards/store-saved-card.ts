import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import { cardCustomer, outbox, savedCard } from "../../schema/schema.ts";
import type { CardSaving } from "../attempts/payment-provider.ts";
import { forgetCardJob } from "./forget-card.ts";

/** Whether a card was deleted by its holder or replaced by a newer one (PAYSRV-K11). */
const isForgotten = async (tx: Tx, cardId: string): Promise<boolean> =>
  (await tx.$count(outbox, eq(outbox.key, forgetCardJob(cardId).key))) > 0;

/** Detaches a card at the provider that it saved for the opener, although another user may have paid with it. */
export async function forgetUnsavedCard(tx: Tx, { card }: CardSaving): Promise<void> {
  if (card === null) return;
  const saved = await tx.$count(savedCard, eq(savedCard.cardId, card.cardId));
  if (saved === 0) await enqueue(tx, forgetCardJob(card.cardId));
}

/**
 * Stores the card that a payment has saved, in the transaction that settles the payment (PAYSRV-K3), and returns its
 * fingerprint. A user has each card once: saved again it replaces the older one, which is detached at the provider
 * (PAYSRV-K4). Null if it was saved for no customer of ours, or was deleted already.
 */
export async function storeSavedCard(
  tx: Tx,
  { customerId, card }: CardSaving,
  now: Date,
): Promise<string | null> {
  if (card === null) return null;
  // Locked, so that two payments of one user are settled one after the other.
  const [customer] = await tx
    .select()
    .from(cardCustomer)
    .where(eq(cardCustomer.customerId, customerId))
    .for("update");
  if (!customer) return null;
  const { userId } = customer;
  const { fingerprint } = card;
  // A card never keeps its payment from being settled: one that is saved already is not changed.
  const [same] = await tx
    .select({ userId: savedCard.userId })
    .from(savedCard)
    .where(eq(savedCard.cardId, card.cardId));
  if (same) return same.userId === userId ? fingerprint : null;
  // Read after the card itself: a delete removes it and enqueues the job in one transaction.
  if (await isForgotten(tx, card.cardId)) return null;
  const [older] = await tx
    .select({ cardId: savedCard.cardId })
    .from(savedCard)
    .where(and(eq(savedCard.userId, userId), eq(savedCard.fingerprint, fingerprint)));
  if (older) await enqueue(tx, forgetCardJob(older.cardId));
  const createdOn = now.toISOString();
  await tx
    .insert(savedCard)
    .values({ ...card, userId, createdOn })
    .onConflictDoUpdate({
      target: [savedCard.userId, savedCard.fingerprint],
      set: { ...card, createdOn },
    });
  return fingerprint;
}
