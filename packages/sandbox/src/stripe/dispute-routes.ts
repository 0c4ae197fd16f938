import {
  acceptDispute,
  disputeById,
  disputeView,
  settleDisputeIfDue,
  updateDispute,
  type DisputeRow,
} from "./dispute.ts";
import { list } from "./page-of.ts";
import { change, param, read, type StripeCall, type StripeRoute } from "./stripe-route.ts";

const findDispute = async (call: StripeCall): Promise<DisputeRow> =>
  settleDisputeIfDue(call, await disputeById(call, param(call, "dispute")));

/** Disputes: read, answered with evidence, accepted. */
export const disputeRoutes: readonly StripeRoute[] = [
  list<DisputeRow>("/v1/disputes", {
    table: "stripe_dispute",
    filters: ["charge", "payment_intent"],
    byTime: true,
    view: disputeView,
  }),
  read("/v1/disputes/:dispute", async (call) => disputeView(await findDispute(call))),
  change("/v1/disputes/:dispute", ["evidence", "metadata", "submit"], async (call) =>
    disputeView(await updateDispute(call, await findDispute(call), call.form)),
  ),
  change("/v1/disputes/:dispute/close", [], async (call) =>
    disputeView(await acceptDispute(call, await findDispute(call))),
  ),
];
