import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { Trash2 } from "lucide-react";
import { useCallback, type ReactNode } from "react";
import type { ListRequest } from "../../page-kit/list/list-definition.ts";
import { ListPanel } from "../../page-kit/list/list-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { cardColumns, cardList, nameOfCard } from "./card-columns.tsx";
import { useDeleteCard } from "./use-delete-card.tsx";

const idOf = ({ cardId }: SavedCard) => cardId;

export interface CardRowsProps {
  /** Whose cards they are. */
  readonly email: string;
  /** The name of that person, where it is somebody else. */
  readonly owner?: string;
  readonly empty: ReactNode;
}

/** The cards that a person keeps for later, the last added first; each can be deleted. */
export function CardRows({ email, owner, empty }: CardRowsProps) {
  const client = useClient();
  const { ask, dialog } = useDeleteCard(email, owner);
  const fetchRows = useCallback(
    ({ query }: ListRequest, signal?: AbortSignal) =>
      client.payments.cards({ params: { encEmail: email }, query }, signal ? { signal } : {}),
    [client, email],
  );
  return (
    <>
      <ListPanel
        list={cardList}
        title={owner === undefined ? "Your saved cards" : `Saved cards of ${owner}`}
        queryKey={["cards", email]}
        fetchRows={fetchRows}
        columns={cardColumns}
        rowId={idOf}
        rowName={nameOfCard}
        rowActions={(card) => [
          {
            label: "Delete",
            icon: <Trash2 aria-hidden="true" />,
            danger: true,
            onSelect: () => ask(card),
          },
        ]}
        searchLabel="Search cards"
        empty={empty}
      />
      {dialog}
    </>
  );
}
