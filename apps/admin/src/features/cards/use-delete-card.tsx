import type { SavedCard } from "@marquee/domain/payments/saved-card.schema";
import type { RunRequest } from "@marquee/machines/patterns/confirmed-action.machine";
import type { Notification } from "@marquee/machines/patterns/notification";
import { deleteCardMachine } from "@marquee/machines/payments/delete-card.machine";
import { useQueryClient } from "@tanstack/react-query";
import { useActorRef } from "@xstate/react";
import { useMemo } from "react";
import { fromPromise } from "xstate";
import { ConfirmDialog } from "../../page-kit/confirm-dialog.tsx";
import { notify } from "../../page-kit/notify.ts";
import { useClient } from "../../session/session-context.tsx";
import { nameOfCard } from "./card-columns.tsx";

/** Deleting a card of this person, after a question. */
export function useDeleteCard(email: string) {
  const client = useClient();
  const queries = useQueryClient();
  const machine = useMemo(
    () =>
      deleteCardMachine.provide({
        actors: {
          run: fromPromise<SavedCard, RunRequest<SavedCard>>(({ input: { subject } }) =>
            client.payments.deleteCard({ params: { encEmail: email, cardId: subject.cardId } }),
          ),
        },
        actions: {
          notify: (_: unknown, notification: Notification) => notify(notification),
          refreshLists: () => void queries.invalidateQueries({ queryKey: ["cards"] }),
        },
      }),
    [client, email, queries],
  );
  const action = useActorRef(machine);
  return {
    ask: (subject: SavedCard) => action.send({ type: "action.requested", subject }),
    dialog: (
      <ConfirmDialog
        action={action}
        question={(card) => `Delete ${nameOfCard(card)}?`}
        consequence={() =>
          "It can pay no more until it is added again. Payments made with it stay."
        }
        confirm="Delete"
        tone="danger"
      />
    ),
  };
}
