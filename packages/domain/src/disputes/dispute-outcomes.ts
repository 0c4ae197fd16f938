import { formatAmount } from "../money/format-money.ts";
import { disputedText, FOLLOWING, type DisputeState } from "./dispute-state.ts";
import type { Dispute } from "./dispute.schema.ts";
import { disputeMessages } from "./messages.ts";

type Money = Pick<Dispute, "amount" | "currency" | "fee" | "state">;

/** What can follow where a dispute is, and what it means in money. */
export interface DisputeOutcome {
  readonly state: DisputeState;
  readonly means: string;
}

function meaningOf(next: DisputeState, { amount, currency, fee, state }: Money): string {
  const money = (value: number): string => `${currency} ${formatAmount(value)}`;
  switch (next) {
    case "inquiry":
      return "The payer asks; nothing is withheld.";
    case "inquiryReview":
      return "The bank reads what was sent. Evidence is sent once.";
    case "inquiryClosed":
      return "No money was withheld, and no fee is charged.";
    case "needsResponse":
      return `${money(amount)} is withheld, and the provider charges its fee.`;
    case "underReview":
      return "The bank decides in 60 to 75 days. Evidence is sent once.";
    case "won":
      return state === "lost"
        ? "The credit note is void, and the amount comes back."
        : `${money(amount)} comes back with the next payout. The fee of ${money(fee)} stays with the provider.`;
    case "lost":
      return `${money(amount)} stays with the payer: a credit note is issued, and the invoice says “${disputedText("lost")}”. ${disputeMessages.endsCampaign}`;
    case "withdrawn":
      return `The payer takes it back: ${money(amount)} comes back with the next payout.`;
  }
}

/** What can happen next, each with what it means (DISPUTE-S5); nothing once it is closed for good. */
export const disputeOutcomes = (dispute: Money): readonly DisputeOutcome[] =>
  FOLLOWING[dispute.state].map((state) => ({ state, means: meaningOf(state, dispute) }));
