import { inTransaction, type HandlersOf } from "../../platform/http/handlers.ts";
import { orNotFound } from "../../platform/refusal/refusal.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { disputeDetails } from "./dispute-details.ts";
import { listDisputes } from "./queries.ts";
import { acceptDispute, saveDraft, submitEvidence } from "./respond.ts";

/**
 * The calls of disputes. `submit` and `accept` call the provider outside of any transaction
 * (DISPUTE-P3), within a deadline.
 */
export const disputeHandlers = (services: PaymentServices): HandlersOf<"disputes"> => ({
  list: inTransaction(({ query }, context) => listDisputes(context, query)),
  byId: inTransaction(({ params }, context) => orNotFound(disputeDetails(context, params.id))),
  saveEvidence: ({ params, body }, request) => saveDraft(request, params.id, body),
  submit: ({ params, body }, request) =>
    submitEvidence(withDeadline(services), request, params.id, body),
  accept: ({ params }, request) => acceptDispute(withDeadline(services), request, params.id),
});
