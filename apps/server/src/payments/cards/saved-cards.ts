import type { Contract } from "@marquee/api/contract/contract";
import { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { and, eq, ne } from "drizzle-orm";
import { columnsOf } from "../../platform/database/columns-of.ts";
import { defineList } from "../../platform/lists/define-list.ts";
import type { RequestContext, TransactionContext } from "../../platform/tenancy/request-context.ts";
import type { Scope } from "../../platform/tenancy/scope.ts";
import { ofPersonInScope } from "../../platform/tenancy/with-scope.ts";
import { savedCard } from "../../schema/schema.ts";

const FIELDS = columnsOf(savedCard, SavedCard);

const tenantFilter = (scope: Scope) => ofPersonInScope(scope, savedCard.userId);
const byPerson = (email: string) => eq(savedCard.userId, email);

/** The saved cards of a user within the scope, the last saved first. */
export const listCards = defineList<Contract["payments"]["cards"], { readonly userId: string }>({
  from: savedCard,
  id: savedCard.cardId,
  select: (tx) => tx.select(FIELDS).from(savedCard),
  tenantFilter,
  filters: { userId: byPerson },
  sorts: {
    createdOn: savedCard.createdOn,
    brand: savedCard.brand,
    expYear: savedCard.expYear,
  },
  sortedBy: "-createdOn",
  search: [savedCard.brand, savedCard.last4digit],
});

/** One card of a user; undefined for another user's and an unknown one alike. */
export async function findCard(
  { tx, scope }: TransactionContext,
  email: string,
  which: { readonly cardId: string } | { readonly fingerprint: string },
): Promise<SavedCard | undefined> {
  const condition =
    "cardId" in which
      ? eq(savedCard.cardId, which.cardId)
      : eq(savedCard.fingerprint, which.fingerprint);
  const [card] = await tx
    .select(FIELDS)
    .from(savedCard)
    .where(and(tenantFilter(scope), byPerson(email), condition));
  return card;
}

/**
 * Deletes a saved card of a user here, which the provider has forgotten before (PAYSRV-K8). Does
 * nothing if the scope has no such card.
 */
export const removeCard = (
  { tx, scope }: TransactionContext,
  email: string,
  cardId: string,
): Promise<unknown> =>
  tx
    .delete(savedCard)
    .where(and(tenantFilter(scope), byPerson(email), eq(savedCard.cardId, cardId)));

/** Makes a card the default (PAYSRV-K18); undefined for one of another user. Cards are locked: the later choice counts. */
export async function setDefaultCard(
  context: RequestContext,
  cardId: string,
): Promise<SavedCard | undefined> {
  const { tx, scope, user } = context;
  const own = and(tenantFilter(scope), byPerson(user.email));
  const cards = await tx
    .select({ cardId: savedCard.cardId })
    .from(savedCard)
    .where(own)
    .orderBy(savedCard.cardId)
    .for("update");
  if (!cards.some((card) => card.cardId === cardId)) return undefined;
  await tx
    .update(savedCard)
    .set({ isDefault: false })
    .where(and(own, ne(savedCard.cardId, cardId), savedCard.isDefault));
  await tx
    .update(savedCard)
    .set({ isDefault: true })
    .where(and(own, eq(savedCard.cardId, cardId)));
  return findCard(context, user.email, { cardId });
}
