import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import type {
  DisputeProvider,
  DisputeResponse,
  ProviderDispute,
} from "../disputes/dispute-provider.ts";
import type { PaypalResponse, PaypalSession } from "./paypal-client.ts";
import { centsIn } from "./paypal-payment.ts";
import { PaypalDispute, PaypalLinks } from "./paypal-shapes.ts";

const disputePath = (id: string, action = ""): string =>
  `/v1/customer/disputes/${encodeURIComponent(id)}${action}`;

/** How PayPal decided. What it pays from its own means stays with us, so that it counts as won. */
const DECIDED: Readonly<Record<string, DisputeState>> = {
  ACCEPTED: "lost",
  RESOLVED_BUYER_FAVOUR: "lost",
  CANCELED_BY_BUYER: "withdrawn",
  NONE: "withdrawn",
};

const isInquiry = ({ dispute_life_cycle_stage: stage }: PaypalDispute): boolean =>
  stage === "INQUIRY";

function stateOf(dispute: PaypalDispute): DisputeState {
  const { status, dispute_outcome: outcome } = dispute;
  if (status === "RESOLVED") {
    const decided = DECIDED[outcome?.outcome_code ?? ""] ?? "won";
    return isInquiry(dispute) && decided !== "lost" ? "inquiryClosed" : decided;
  }
  const isOurs = status === "WAITING_FOR_SELLER_RESPONSE" || status === "OPEN";
  if (isInquiry(dispute)) return isOurs ? "inquiry" : "inquiryReview";
  // An unknown status is not final: its next event queries it again.
  return isOurs ? "needsResponse" : "underReview";
}

/** What left the seller's account and did not come back, and what PayPal charged, by its movements. */
function addUpMovements({ money_movements: movements = [] }: PaypalDispute) {
  const ours = movements.filter(({ affected_party: party = "SELLER" }) => party === "SELLER");
  const sum = (isFee: boolean): number =>
    ours
      .filter(({ reason = "" }) => reason.endsWith("_FEE") === isFee)
      .reduce(
        (total, { type, amount }) => total + (type === "DEBIT" ? 1 : -1) * centsIn(amount),
        0,
      );
  return { withheldCents: Math.max(0, sum(false)), feeCents: Math.max(0, sum(true)) };
}

function toProviderDispute(dispute: PaypalDispute): ProviderDispute {
  const { dispute_id: id, status, reason, dispute_amount: amount } = dispute;
  const due = dispute.seller_response_due_date;
  return {
    id,
    state: stateOf(dispute),
    status: dispute.dispute_outcome?.outcome_code ?? status,
    reason,
    cents: centsIn(amount),
    currency: amount.currency_code,
    ...addUpMovements(dispute),
    openedOn: new Date(dispute.create_time),
    dueBy: due === undefined ? null : new Date(due),
  };
}

function toDisputeResponse(response: PaypalResponse<PaypalDispute>): DisputeResponse {
  switch (response.tag) {
    case "ok":
      return { tag: "dispute", dispute: toProviderDispute(response.body) };
    case "refused":
      return { tag: "refused", reason: response.issue, missing: response.missing };
    case "unavailable":
      return response;
  }
}

const find = (session: PaypalSession, id: string): Promise<PaypalResponse<PaypalDispute>> =>
  session({ method: "GET", path: disputePath(id) }, PaypalDispute);

/** Makes a change, and reads the dispute after it: PayPal responds to a change with links alone. */
async function applyChange(
  session: PaypalSession,
  id: string,
  change: Parameters<PaypalSession>[0],
): Promise<DisputeResponse> {
  const response = await session(change, PaypalLinks);
  return response.tag === "ok"
    ? toDisputeResponse(await find(session, id))
    : response.tag === "refused"
      ? { tag: "refused", reason: response.issue, missing: response.missing }
      : response;
}

/** Evidence of a claim goes to PayPal; before there is one, it is a message to the payer. */
async function submit(
  session: PaypalSession,
  id: string,
  evidence: string,
): Promise<DisputeResponse> {
  const current = await find(session, id);
  if (current.tag !== "ok") return toDisputeResponse(current);
  const requestId = `evidence:${id}`;
  return applyChange(
    session,
    id,
    isInquiry(current.body)
      ? {
          method: "POST",
          path: disputePath(id, "/send-message"),
          json: JSON.stringify({ message: evidence }),
          requestId,
        }
      : {
          method: "POST",
          path: disputePath(id, "/provide-evidence"),
          input: JSON.stringify({ evidences: [{ evidence_type: "OTHER", notes: evidence }] }),
          requestId,
        },
  );
}

/** A dispute with what was withheld for it. */
export const findPaypalDispute = async (
  session: PaypalSession,
  id: string,
): Promise<DisputeResponse> => toDisputeResponse(await find(session, id));

/** Disputes of payments by PayPal (DISPUTE-P8). */
export const paypalDisputes = (session: () => PaypalSession): DisputeProvider => ({
  findDispute: (id) => findPaypalDispute(session(), id),
  submitEvidence: (id, evidence) => submit(session(), id, evidence),
  acceptDispute: (id) =>
    applyChange(session(), id, {
      method: "POST",
      path: disputePath(id, "/accept-claim"),
      json: JSON.stringify({ note: "Accepted." }),
      requestId: `accept:${id}`,
    }),
});
