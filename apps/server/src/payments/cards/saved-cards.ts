import type { Page } from "@marquee/api/http/call";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { and, eq, type SQL } from "drizzle-orm";
import { savedCard } from "../../schema/schema.ts";
import { Refusal } from "../../platform/http/refusal.ts";
import { holdsText, orderOf, type ListQuery } from "../../platform/lists/list-query.ts";
import { readPage } from "../../platform/lists/read-page.ts";
import { ofPersonInScope } from "../../platform/tenancy/with-scope.ts";
import type { Work } from "../../platform/tenancy/work.ts";

const WIRE = {
  cardId: savedCard.cardId,
  brand: savedCard.brand,
  last4digit: savedCard.last4digit,
  expMonth: savedCard.expMonth,
  expYear: savedCard.expYear,
} as const;

const SORT = {
  createdOn: savedCard.createdOn,
  brand: savedCard.brand,
  expYear: savedCard.expYear,
} as const;

type Reading = Pick<Work, "scope" | "tx">;

const ofPerson = ({ scope }: Reading, email: string, which?: SQL): SQL | undefined =>
  and(ofPersonInScope(scope, savedCard.userId), eq(savedCard.userId, email), which);

/** The saved cards of a person within the scope, the last saved first. */
export async function listCards(
  work: Reading,
  email: string,
  listing: ListQuery = {},
): Promise<Page<SavedCard> | Refusal> {
  const order = orderOf(listing.sort ?? "-createdOn", SORT, savedCard.cardId);
  if (order instanceof Refusal) return order;
  const where = ofPerson(
    work,
    email,
    holdsText(listing.q, [savedCard.brand, savedCard.last4digit]),
  );
  const rows = work.tx
    .select(WIRE)
    .from(savedCard)
    .where(where)
    .orderBy(...order);
  return readPage(listing, rows, () => work.tx.$count(savedCard, where));
}

/** One card of a person; undefined for another person's and an unknown one alike. */
export async function findCard(
  work: Reading,
  email: string,
  which: { readonly cardId: string } | { readonly fingerprint: string },
): Promise<SavedCard | undefined> {
  const condition =
    "cardId" in which
      ? eq(savedCard.cardId, which.cardId)
      : eq(savedCard.fingerprint, which.fingerprint);
  const [card] = await work.tx
    .select(WIRE)
    .from(savedCard)
    .where(ofPerson(work, email, condition));
  return card;
}

export const removeCard = (work: Reading, email: string, cardId: string): Promise<unknown> =>
  work.tx.delete(savedCard).where(ofPerson(work, email, eq(savedCard.cardId, cardId)));
