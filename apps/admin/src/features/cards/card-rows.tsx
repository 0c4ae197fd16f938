import { cardName } from "@marquee/domain/payments/card-text";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { deleteCardMachine } from "@marquee/machines/payments/delete-card.machine";
import { Trash2 } from "lucide-react";
import { type ReactNode } from "react";
import { ListPanel } from "../../page-kit/list/list-panel.tsx";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { cardColumns, cardList } from "./card-columns.tsx";
import { CARDS, cardRows, deleteCard } from "./cards.queries.ts";

/** Deletes a card of this user, after a question. `owner` is their name if it is not the signed-in user. */
function useDeleteCard(email: string, owner?: string) {
  const client = useClient();
  return useConfirmedAction(deleteCardMachine, {
    run: (card) => deleteCard(client, email, card),
    refresh: [CARDS],
    question: (card) =>
      owner === undefined ? `Delete ${cardName(card)}?` : `Delete ${cardName(card)} of ${owner}?`,
    consequence: () =>
      owner === undefined
        ? "It can pay no more until it is added again. Payments made with it stay."
        : `It can pay no more until ${owner} adds it again. Payments made with it stay. The deletion is recorded with your name.`,
    confirm: "Delete",
    tone: "danger",
  });
}

const savedCardId = ({ cardId }: SavedCard) => cardId;

export interface CardRowsProps {
  /** Whose cards they are. */
  readonly email: string;
  /** The name of that user, if it is not the signed-in one. */
  readonly owner?: string;
  readonly empty: ReactNode;
  /** Below the last card. */
  readonly below?: ReactNode;
}

/** The saved cards of a person, the last added first; each can be deleted. */
export function CardRows({ email, owner, empty, below }: CardRowsProps) {
  const client = useClient();
  const { request, dialog } = useDeleteCard(email, owner);
  return (
    <>
      <ListPanel
        list={cardList}
        title={owner === undefined ? "Your saved cards" : `Saved cards of ${owner}`}
        query={cardRows(client, email)}
        columns={cardColumns}
        rowId={savedCardId}
        rowName={cardName}
        rowActions={(card) => [
          {
            label: "Delete",
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => request(card),
          },
        ]}
        searchLabel="Search cards"
        toolless={owner !== undefined}
        below={below}
        empty={empty}
      />
      {dialog}
    </>
  );
}
