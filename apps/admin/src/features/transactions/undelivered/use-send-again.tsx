import { sendAgainMachine, type SendingAgain } from "@marquee/machines/outbox/send-again.machine";
import { useConfirmedAction } from "../../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { jobName } from "./undelivered-columns.tsx";
import { sendAgain, UNDELIVERED } from "./undelivered.queries.ts";

const questionOf = (sending: SendingAgain): string =>
  sending.tag === "one"
    ? `Send again: ${jobName(sending.job)}?`
    : sending.total === 1
      ? "Send again the 1 job that was given up?"
      : `Send again all ${sending.total} jobs that were given up?`;

/** Sending again: what to call for a row or for all, and the dialog that confirms it. */
export function useSendAgain() {
  const client = useClient();
  return useConfirmedAction(sendAgainMachine, {
    run: (sending) => sendAgain(client, sending),
    refresh: [UNDELIVERED],
    question: questionOf,
    consequence: () =>
      "It is tried at once. What fails again is tried for about seven hours, and then listed here once more.",
    confirm: "Send again",
  });
}
