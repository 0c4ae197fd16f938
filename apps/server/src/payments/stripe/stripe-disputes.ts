import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import type Stripe from "stripe";
import type {
  DisputeResponse,
  DisputeProvider,
  ProviderDispute,
} from "../disputes/dispute-provider.ts";
import { stripeFailure } from "./stripe-sdk.ts";

const STATES: Readonly<Record<string, DisputeState>> = {
  warning_needs_response: "inquiry",
  warning_under_review: "inquiryReview",
  warning_closed: "inquiryClosed",
  needs_response: "needsResponse",
  appeal_needs_response: "needsResponse",
  under_review: "underReview",
  appeal_under_review: "underReview",
  won: "won",
  lost: "lost",
  prevented: "withdrawn",
};

const fromSeconds = (seconds: number): Date => new Date(seconds * 1000);

/** What was withheld and not given back, and what the provider charged, by the lines of its balance. */
function addUpMovements({ balance_transactions: lines }: Stripe.Dispute) {
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0);
  return {
    withheldCents: Math.max(0, -sum(lines.map(({ amount }) => amount))),
    feeCents: Math.max(0, sum(lines.map(({ fee }) => fee))),
  };
}

/** A dispute in the state that Stripe sends. */
export function toProviderDispute(dispute: Stripe.Dispute): ProviderDispute {
  const { id, status, reason, amount: cents, currency, created } = dispute;
  const dueBy = dispute.evidence_details?.due_by ?? null;
  return {
    id,
    // An unknown status is not final: its next event queries it again.
    state: STATES[status] ?? "underReview",
    status,
    reason,
    cents,
    currency,
    ...addUpMovements(dispute),
    openedOn: fromSeconds(created),
    dueBy: dueBy === null ? null : fromSeconds(dueBy),
  };
}

async function toDisputeResponse(call: Promise<Stripe.Dispute>): Promise<DisputeResponse> {
  try {
    const dispute = await call;
    // The SDK takes any JSON without an `error` for success, a proxy's 404 included.
    if (dispute.object !== "dispute" || typeof dispute.id !== "string")
      return { tag: "unavailable", reason: "the answer is no dispute" };
    return { tag: "dispute", dispute: toProviderDispute(dispute) };
  } catch (error) {
    return stripeFailure(error);
  }
}

/** Disputes of card payments (DISPUTE-P1). */
export const stripeDisputes = (sdk: () => Stripe): DisputeProvider => ({
  findDispute: (id) => toDisputeResponse(sdk().disputes.retrieve(id)),
  submitEvidence: (id, evidence) =>
    toDisputeResponse(
      sdk().disputes.update(
        id,
        { evidence: { uncategorized_text: evidence }, submit: true },
        { idempotencyKey: `evidence:${id}` },
      ),
    ),
  acceptDispute: (id) =>
    toDisputeResponse(sdk().disputes.close(id, {}, { idempotencyKey: `accept:${id}` })),
});
