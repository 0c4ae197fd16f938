import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import { missing, refusal, type ProviderResponse } from "./provider-response.ts";
import type { Disputes, SimulatedDispute } from "./simulated-disputes.ts";

const STATUS: Readonly<Record<DisputeState, string>> = {
  inquiry: "warning_needs_response",
  inquiryReview: "warning_under_review",
  inquiryClosed: "warning_closed",
  needsResponse: "needs_response",
  underReview: "under_review",
  won: "won",
  lost: "lost",
  withdrawn: "prevented",
};
const WEEK = 7 * 86_400_000;
const seconds = (milliseconds: number): number => Math.floor(milliseconds / 1000);

/** A dispute as Stripe's API returns it. */
export const stripeDispute = (dispute: SimulatedDispute): object => ({
  id: dispute.id,
  object: "dispute",
  status: STATUS[dispute.state],
  reason: "fraudulent",
  amount: dispute.cents,
  currency: dispute.currency,
  created: seconds(dispute.openedOn),
  payment_intent: dispute.paymentId,
  balance_transactions: dispute.movements.map(({ cents, fee }) => ({ amount: cents, fee })),
  evidence_details: { due_by: seconds(dispute.openedOn + WEEK) },
});

/** Responds to a call about a dispute: it is read, answered with evidence, or accepted. */
export function respondToDispute(
  disputes: Disputes,
  method: string,
  id: string,
  verb: string | undefined,
): ProviderResponse {
  const dispute = disputes.all.get(id);
  if (!dispute) return missing();
  const act = verb === "close" ? disputes.accept : disputes.submit;
  if (method === "POST" && !act(dispute)) return refusal("dispute_not_open");
  return { status: 200, body: stripeDispute(dispute) };
}
