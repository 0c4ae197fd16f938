import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { Trash2 } from "lucide-react";
import { useMemo, type ReactNode } from "react";
import { ListPanel } from "../../page-kit/list/list-panel.tsx";
import { useClient } from "../../session/session-context.tsx";
import { cardColumns, cardList, nameOfCard } from "./card-columns.tsx";
import { cardRows } from "./cards.queries.ts";
import { useDeleteCard } from "./use-delete-card.tsx";

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
  const query = useMemo(() => cardRows(client, email), [client, email]);
  const { request, dialog } = useDeleteCard(email, owner);
  return (
    <>
      <ListPanel
        list={cardList}
        title={owner === undefined ? "Your saved cards" : `Saved cards of ${owner}`}
        query={query}
        columns={cardColumns}
        rowId={savedCardId}
        rowName={nameOfCard}
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
