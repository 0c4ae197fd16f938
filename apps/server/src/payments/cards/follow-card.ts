import { and, eq, ne } from "drizzle-orm";
import type { Tx } from "../../platform/database/typed.ts";
import { SYSTEM } from "../../platform/tenancy/scope.ts";
import { withScope } from "../../platform/tenancy/with-scope.ts";
import { savedCard } from "../../schema/schema.ts";
import type { PaymentServices } from "../payment-services.ts";
import type { CardResponse } from "./card-provider.ts";

const byId = (cardId: string) => eq(savedCard.cardId, cardId);

/** Stores a card as the provider has it now. Its fingerprint stays if the user has saved the renewed card already. */
async function renewCard(tx: Tx, cardId: string, { tag: _tag, ...card }: CardResponse) {
  const [stored] = await tx
    .select({ userId: savedCard.userId, fingerprint: savedCard.fingerprint })
    .from(savedCard)
    .where(byId(cardId));
  if (!stored) return;
  const fingerprint = card.fingerprint ?? stored.fingerprint;
  const [other] = await tx
    .select({ cardId: savedCard.cardId })
    .from(savedCard)
    .where(
      and(
        eq(savedCard.userId, stored.userId),
        eq(savedCard.fingerprint, fingerprint),
        ne(savedCard.cardId, cardId),
      ),
    );
  const unique = other ? stored.fingerprint : fingerprint;
  await tx
    .update(savedCard)
    .set({ ...card, fingerprint: unique })
    .where(byId(cardId));
}

/** Follows a saved card: the bank may have renewed or detached it (PAYSRV-K17). False if the provider does not say. */
export async function followCard(
  { pool, cards }: Pick<PaymentServices, "pool" | "cards">,
  cardId: string,
): Promise<boolean> {
  const stored = await withScope(pool, SYSTEM, (tx) =>
    tx.select({ cardId: savedCard.cardId }).from(savedCard).where(byId(cardId)),
  );
  if (stored.length === 0) return true;
  const found = await cards.findCard(cardId);
  if (found.tag === "unavailable") return false;
  await withScope(pool, SYSTEM, async (tx) => {
    if (found.tag === "gone") await tx.delete(savedCard).where(byId(cardId));
    else await renewCard(tx, cardId, found);
  });
  return true;
}
