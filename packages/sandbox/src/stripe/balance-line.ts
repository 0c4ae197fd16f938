import { newId } from "./ids.ts";
import type { Work } from "./work.ts";

export interface BalanceRow {
  id: string;
  type: "adjustment" | "charge" | "payout" | "refund" | "refund_failure";
  source: string;
  amount: number;
  fee: number;
  currency: string;
  description: string | null;
  available_on: Date;
  payout: string | null;
  created_at: Date;
}

const DAY = 86_400_000;
/** Days until money is paid out. */
const DAYS_TO_PAYOUT = 2;

/** Midnight, two days later. */
const availableOn = (now: Date): Date =>
  new Date(Math.floor(now.getTime() / DAY) * DAY + DAYS_TO_PAYOUT * DAY);

/** Cents that the provider charges for a payment: 2.9 % and 30. */
export const chargeFee = (amount: number): number => Math.round(amount * 0.029) + 30;

type NewLine = Pick<BalanceRow, "amount" | "currency" | "source" | "type"> &
  Partial<Pick<BalanceRow, "description" | "fee">>;

/** Records what moved on the balance [SBX-P15]. */
export async function recordBalance(
  work: Work,
  { type, source, amount, currency, fee = 0, description = null }: NewLine,
): Promise<void> {
  await work.tx.query(
    `insert into sandbox.stripe_balance_transaction (id, type, source, amount, fee, currency, description, available_on, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
    [
      newId("txn"),
      type,
      source,
      amount,
      fee,
      currency,
      description,
      type === "payout" ? work.now : availableOn(work.now),
      work.now,
    ],
  );
}
