import { holdsMoney } from "@marquee/domain/disputes/dispute-state";
import type { Dispute } from "@marquee/domain/disputes/dispute.schema";
import { disputeMessages } from "@marquee/domain/disputes/messages";
import { formatCad } from "@marquee/domain/money/format-money";
import { acceptDisputeMachine } from "@marquee/machines/disputes/accept-dispute.machine";
import { useConfirmedAction } from "../../page-kit/use-confirmed-action.tsx";
import { useClient } from "../../session/session-context.tsx";
import { disputeName } from "./dispute-columns.tsx";
import { DISPUTES, TRANSACTIONS } from "./transactions.queries.ts";

const consequenceOf = ({ state, amount, fee }: Dispute): string =>
  holdsMoney(state)
    ? `${formatCad(amount)} stays with the payer, and the fee of ${formatCad(fee)} with the provider. ${disputeMessages.endsCampaign} This cannot be taken back.`
    : "The inquiry is closed. This cannot be taken back.";

/** Accepting a dispute: what to call from the list, and the dialog that confirms it. */
export function useAcceptDispute() {
  const client = useClient();
  return useConfirmedAction(acceptDisputeMachine, {
    run: ({ id }) => client.disputes.accept({ params: { id } }),
    refresh: [DISPUTES, TRANSACTIONS],
    question: (dispute) => `Do you want to accept the dispute of ${disputeName(dispute)}?`,
    consequence: consequenceOf,
    confirm: "Accept dispute",
    tone: "danger",
  });
}
