import {
  acceptDispute,
  disputeById,
  disputeView,
  settleDisputeIfDue,
  updateDispute,
  type DisputeRow,
} from "./dispute.ts";
import { text } from "./form.ts";
import { PAGE, listPage } from "./page-of.ts";
import { ok, param, type StripeCall, type StripeRoute } from "./stripe-route.ts";

const findDispute = async (call: StripeCall): Promise<DisputeRow> =>
  settleDisputeIfDue(call, await disputeById(call, param(call, "dispute")));

/** Disputes: read, answered with evidence, accepted. */
export const disputeRoutes: readonly StripeRoute[] = [
  {
    method: "GET",
    path: "/v1/disputes",
    accepts: ["charge", "created", "payment_intent", ...PAGE],
    handle: async (call) =>
      ok(
        await listPage<DisputeRow>(call.tx, call.form, {
          table: "stripe_dispute",
          where: {
            charge: text(call.form, "charge"),
            payment_intent: text(call.form, "payment_intent"),
          },
          url: call.path,
          view: disputeView,
        }),
      ),
  },
  {
    method: "GET",
    path: "/v1/disputes/:dispute",
    accepts: [],
    handle: async (call) => ok(disputeView(await findDispute(call))),
  },
  {
    method: "POST",
    path: "/v1/disputes/:dispute",
    accepts: ["evidence", "metadata", "submit"],
    handle: async (call) =>
      ok(disputeView(await updateDispute(call, await findDispute(call), call.form))),
  },
  {
    method: "POST",
    path: "/v1/disputes/:dispute/close",
    accepts: [],
    handle: async (call) => ok(disputeView(await acceptDispute(call, await findDispute(call)))),
  },
];
