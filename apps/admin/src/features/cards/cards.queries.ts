import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { queryOptions, useMutation, useQueryClient } from "@tanstack/react-query";
import type { ListQuery } from "../../page-kit/list/use-list-rows.ts";
import { nounKey } from "../../page-kit/noun-key.ts";
import { useClient } from "../../session/session-context.tsx";

/** The key of every query about saved cards: adding or deleting one invalidates all of them. */
export const CARDS = nounKey("cards");

/** The saved cards of a person. */
export const cardRows = (client: Client, email: string): ListQuery<SavedCard> => ({
  queryKey: [...CARDS, "list", email],
  fetchRows: ({ query }, options) =>
    client.payments.cards({ params: { encEmail: email }, query }, options),
});

/** The cards of the signed-in user, as many as anyone has. */
export const ownCardsQuery = (client: Client, email: string) =>
  queryOptions({
    queryKey: [...CARDS, "own", email],
    queryFn: ({ signal }) => client.payments.cards({ params: { encEmail: email } }, { signal }),
  });

/** Makes a card the default. */
export function useSetDefaultCard() {
  const client = useClient();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (cardId: string) => client.payments.setDefaultCard({ params: { cardId } }),
    onSettled: () => queries.invalidateQueries({ queryKey: CARDS }),
  });
}

/** The users of a company, with how many cards each has saved. */
export const cardOwnersQuery = (client: Client, companyId: string) =>
  queryOptions({
    queryKey: [...CARDS, "owners", companyId],
    queryFn: ({ signal }) => client.payments.cardOwners({ params: { companyId } }, { signal }),
  });

/** Deletes a card. One that another user has deleted meanwhile counts as deleted. */
export async function deleteCard(
  client: Client,
  email: string,
  card: SavedCard,
): Promise<SavedCard> {
  try {
    return await client.payments.deleteCard({ params: { encEmail: email, cardId: card.cardId } });
  } catch (error) {
    if (toFailure(error).tag === "NotFound") return card;
    throw error;
  }
}
