import { inTransaction, type HandlersOf } from "../../platform/http/handlers.ts";
import { notFound } from "../../platform/refusal/refusal.ts";
import type { PaymentServices } from "../payment-services.ts";
import { withDeadline } from "../provider-deadline.ts";
import { findDispute, listDisputes } from "./queries.ts";
import { acceptDispute, saveEvidence, submitEvidence } from "./respond.ts";

export const disputeHandlers = (services: PaymentServices): HandlersOf<"disputes"> => ({
  list: inTransaction(({ query }, context) => listDisputes(context, query)),
  byId: inTransaction(
    async ({ params }, context) => (await findDispute(context, params.id)) ?? notFound(),
  ),
  saveEvidence: ({ params, body }, request) => saveEvidence(request, params.id, body.evidence),
  submit: ({ params, body }, request) =>
    submitEvidence(withDeadline(services), request, params.id, body.evidence),
  accept: ({ params }, request) => acceptDispute(withDeadline(services), request, params.id),
});
