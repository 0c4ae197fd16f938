import { paymentNotices } from "@marquee/domain/payments/messages";
import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import { useNavigate } from "@tanstack/react-router";
import { CreditCard, Plus, Trash2 } from "lucide-react";
import { useCallback } from "react";
import type { ListRequest } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { useClient, useUser } from "../../session/session-context.tsx";
import { Button } from "../../ui/button.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { cardColumns, cardList, nameOfCard } from "./card-columns.tsx";
import { useDeleteCard } from "./use-delete-card.tsx";

const idOf = ({ cardId }: SavedCard) => cardId;

/** The cards that a person keeps for later, the last added first. */
export function CardList() {
  const client = useClient();
  const { email, companyId } = useUser();
  const navigate = useNavigate();
  const { ask, dialog } = useDeleteCard(email);
  const fetchRows = useCallback(
    ({ query }: ListRequest, signal?: AbortSignal) =>
      client.payments.cards({ params: { encEmail: email }, query }, signal ? { signal } : {}),
    [client, email],
  );
  const addCard = (
    <Button
      variant="primary"
      disabledReason={companyId === null ? paymentNotices.noCompany : undefined}
      onClick={() => void navigate({ to: "/home/paymentMethod", search: { add: "card" } })}
    >
      <Plus className="size-4" aria-hidden="true" />
      Add card
    </Button>
  );
  return (
    <>
      <ListPage
        list={cardList}
        title="Payment Method"
        description="Your saved cards. They pay with one click, and are yours alone."
        action={addCard}
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
        empty={
          <EmptyState
            icon={<CreditCard />}
            title="sorry, no matching records found"
            detail="Add a card here, or tick the box when you pay."
          />
        }
      />
      {dialog}
    </>
  );
}
