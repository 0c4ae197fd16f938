import type { DisputeState } from "@marquee/domain/disputes/dispute-state";
import { amountText } from "@marquee/domain/money/cents";
import type { Disputes, SimulatedDispute } from "./simulated-disputes.ts";

const WEEK = 7 * 86_400_000;

const OUTCOMES: Partial<Record<DisputeState, string>> = {
  inquiryClosed: "NONE",
  won: "RESOLVED_SELLER_FAVOUR",
  lost: "RESOLVED_BUYER_FAVOUR",
  withdrawn: "CANCELED_BY_BUYER",
};

const money = (cents: number) => ({
  currency_code: "CAD",
  value: amountText(BigInt(Math.abs(cents))),
});

const statusOf = (state: DisputeState): string => {
  if (OUTCOMES[state] !== undefined) return "RESOLVED";
  return state === "inquiry" || state === "needsResponse"
    ? "WAITING_FOR_SELLER_RESPONSE"
    : "UNDER_REVIEW";
};

/** A dispute as PayPal's API returns it. */
export const paypalDispute = (dispute: SimulatedDispute): object => {
  const outcome = OUTCOMES[dispute.state];
  return {
    dispute_id: dispute.id,
    create_time: new Date(dispute.openedOn).toISOString(),
    reason: "MERCHANDISE_OR_SERVICE_NOT_RECEIVED",
    status: statusOf(dispute.state),
    dispute_amount: money(dispute.cents),
    dispute_life_cycle_stage: dispute.state.startsWith("inquiry") ? "INQUIRY" : "CHARGEBACK",
    ...(outcome === undefined ? {} : { dispute_outcome: { outcome_code: outcome } }),
    seller_response_due_date: new Date(dispute.openedOn + WEEK).toISOString(),
    money_movements: dispute.movements.flatMap(({ cents, fee }) => [
      { type: cents < 0 ? "DEBIT" : "CREDIT", amount: money(cents), reason: "DISPUTE" },
      ...(fee === 0 ? [] : [{ type: "DEBIT", amount: money(fee), reason: "DISPUTE_FEE" }]),
    ]),
  };
};

/** The resource of an event about a dispute: it names the capture alone. */
export const disputeResource = (dispute: SimulatedDispute, capture: string): object => ({
  dispute_id: dispute.id,
  disputed_transactions: [{ seller_transaction_id: capture }],
});

/** Responds to a call about a dispute; null if there is none, "refused" if it is not our turn. */
export function respondToPaypalDispute(
  disputes: Disputes,
  method: string,
  id: string,
  verb: string | undefined,
): object | "missing" | "refused" {
  const dispute = disputes.all.get(id);
  if (!dispute) return "missing";
  if (method === "GET") return paypalDispute(dispute);
  const act = verb === "accept-claim" ? disputes.accept : disputes.submit;
  return act(dispute) ? { links: [] } : "refused";
}
