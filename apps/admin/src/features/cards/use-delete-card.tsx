import { deleteCardMachine } from "@marquee/machines/payments/delete-card.machine";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.ts";
import { useClient } from "../../session/session-context.tsx";
import { nameOfCard } from "./card-columns.tsx";
import { CARDS, deleteCard } from "./cards.queries.ts";

/** Deletes a card of this user, after a question. `owner` is their name if it is not the signed-in user. */
export function useDeleteCard(email: string, owner?: string) {
  const client = useClient();
  const [action, request] = useConfirmedAction(deleteCardMachine, {
    run: (card) => deleteCard(client, email, card),
    refresh: [CARDS],
  });
  const dialog = (
    <ConfirmDialog
      action={action}
      question={(card) =>
        owner === undefined
          ? `Delete ${nameOfCard(card)}?`
          : `Delete ${nameOfCard(card)} of ${owner}?`
      }
      consequence={() =>
        owner === undefined
          ? "It can pay no more until it is added again. Payments made with it stay."
          : `It can pay no more until ${owner} adds it again. Payments made with it stay. The deletion is recorded with your name.`
      }
      confirm="Delete"
      tone="danger"
    />
  );
  return { request, dialog };
}
