import { and, eq } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { cardCustomer, outbox, savedCard } from "../../schema/schema.ts";
import { enqueue } from "../../platform/outbox/enqueue.ts";
import type { Keeping } from "../attempts/payment-provider.ts";
import { forgetCardJob } from "./forget-card.ts";

/** Whether a card was to be forgotten, by its holder or because another one has taken its place (PAYSRV-K11). */
const isForgotten = async (tx: Tx, cardId: string): Promise<boolean> =>
  (await tx.$count(outbox, eq(outbox.key, forgetCardJob(cardId).key))) > 0;

/** Has the provider forget a card that it keeps and nobody here has: who charged it is not whom it is kept for. */
export async function dropCard(tx: Tx, { card }: Keeping): Promise<void> {
  if (card === null) return;
  const saved = await tx.$count(savedCard, eq(savedCard.cardId, card.cardId));
  if (saved === 0) await enqueue(tx, forgetCardJob(card.cardId));
}

/**
 * Writes down the card that a payment has kept, in the transaction that settles the payment (PAYSRV-K3), and answers
 * its fingerprint. A person has each card once: kept anew it takes the older one's place, which the provider is told
 * to forget (PAYSRV-K4). Null where nothing was kept for anybody of ours, or it is forgotten already.
 */
export async function storeKeptCard(
  tx: Tx,
  { customerId, card }: Keeping,
  now: Date,
): Promise<string | null> {
  if (card === null) return null;
  // Held, so that two payments of one person take turns.
  const [customer] = await tx
    .select()
    .from(cardCustomer)
    .where(eq(cardCustomer.customerId, customerId))
    .for("update");
  if (!customer) return null;
  const { userId } = customer;
  const { fingerprint } = card;
  // A payment is never held up by its card: what is somebody's already stays as it is.
  const [same] = await tx
    .select({ userId: savedCard.userId })
    .from(savedCard)
    .where(eq(savedCard.cardId, card.cardId));
  if (same) return same.userId === userId ? fingerprint : null;
  // Asked after looking for it: who forgets it removes it and says so in one transaction.
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
