import { seconds } from "../clock.ts";
import type { BalanceRow } from "./balance-line.ts";
import { chargeById, chargeView } from "./charge.ts";
import { disputeById, disputeView } from "./dispute.ts";
import { payoutById, payoutView } from "./payout.ts";
import { refundById, refundView } from "./refund.ts";
import type { Work } from "./work.ts";

const CATEGORIES = {
  charge: () => "charge",
  refund: () => "refund",
  refund_failure: () => "refund_failure",
  payout: () => "payout",
  adjustment: (amount: number) => (amount < 0 ? "dispute" : "dispute_reversal"),
} as const;

/**
 * A line of the balance as the API lists it, in cents: `net` is the amount less the fee, and a line
 * is `pending` until it is paid out [SBX-P15].
 */
export const balanceView = (row: BalanceRow) => ({
  id: row.id,
  object: "balance_transaction",
  amount: row.amount,
  available_on: seconds(row.available_on),
  created: seconds(row.created_at),
  currency: row.currency,
  description: row.description,
  exchange_rate: null,
  fee: row.fee,
  fee_details:
    row.fee === 0
      ? []
      : [{ amount: row.fee, application: null, currency: row.currency, type: "stripe_fee" }],
  net: row.amount - row.fee,
  reporting_category: CATEGORIES[row.type](row.amount),
  source: row.source,
  status: row.payout === null && row.type !== "payout" ? "pending" : "available",
  type: row.type,
});

/** The object that a line of the balance is about, as `expand[]=data.source` shows it. */
export async function sourceOf(work: Work, { type, source }: BalanceRow): Promise<object> {
  switch (type) {
    case "charge":
      return chargeView(await chargeById(work.tx, source));
    case "refund":
    case "refund_failure":
      return refundView(await refundById(work, source));
    case "payout":
      return payoutView(await payoutById(work.tx, source));
    case "adjustment":
      return disputeView(await disputeById(work, source));
  }
}
