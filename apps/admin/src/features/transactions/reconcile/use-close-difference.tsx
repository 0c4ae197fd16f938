import { closeDifferenceMachine } from "@marquee/machines/reconciliation/close-difference.machine";
import { useConfirmedAction } from "../../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { differenceName } from "./difference-columns.tsx";
import { closeDifference, RECONCILIATION } from "./reconcile.queries.ts";

/** Closing a difference with a note: what to call from its row, and the dialog that confirms it. */
export function useCloseDifference() {
  const client = useClient();
  return useConfirmedAction(closeDifferenceMachine, {
    run: ({ difference, note }) => closeDifference(client, difference.id, note),
    refresh: [RECONCILIATION],
    question: ({ difference }) => `Close ${differenceName(difference)}?`,
    consequence: ({ note }) =>
      `Your note is stored with your name: “${note}”. It is opened anew if its figures change.`,
    confirm: "Close difference",
  });
}
