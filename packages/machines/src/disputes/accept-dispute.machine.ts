import type { Dispute } from "@marquee/domain/disputes/dispute.schema";
import { disputeMessages } from "@marquee/domain/disputes/messages";
import { createConfirmedAction } from "../patterns/confirmed-action.machine.ts";

/** Accepts a dispute: its money is the payer's (DISPUTE-M1). */
export const acceptDisputeMachine = createConfirmedAction<Dispute, Dispute>({
  id: "acceptDispute",
  title: "Accepting a dispute",
  success: disputeMessages.accepted,
  failure: disputeMessages.acceptFailed,
});
