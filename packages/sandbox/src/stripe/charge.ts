import { seconds } from "../clock.ts";
import { firstRow, onlyRow, type Queryable } from "../database/queryable.ts";
import type { Decline } from "./card-outcome.ts";
import { newId } from "./ids.ts";
import type { PaymentIntentRow } from "./payment-intent.ts";
import { missing } from "./stripe-error.ts";
import type { Work } from "./work.ts";

export interface ChargeRow {
  id: string;
  payment_intent: string;
  payment_method: string;
  customer: string | null;
  amount: number;
  amount_refunded: number;
  currency: string;
  status: "failed" | "pending" | "succeeded";
  failure_code: string | null;
  failure_message: string | null;
  created_at: Date;
  /** The metadata of its intent, which it takes over. */
  metadata: Record<string, string>;
}

/** A charge as the API and events show it, in cents. */
export const chargeView = (row: ChargeRow) => ({
  id: row.id,
  object: "charge",
  amount: row.amount,
  amount_captured: row.status === "succeeded" ? row.amount : 0,
  amount_refunded: row.amount_refunded,
  captured: row.status === "succeeded",
  created: seconds(row.created_at),
  currency: row.currency,
  customer: row.customer,
  failure_code: row.failure_code,
  failure_message: row.failure_message,
  livemode: false,
  metadata: row.metadata,
  paid: row.status !== "failed",
  payment_intent: row.payment_intent,
  payment_method: row.payment_method,
  refunded: row.amount_refunded === row.amount,
  status: row.status,
});

/** Returns a charge with its intent's metadata, or throws `resource_missing` (404). */
export async function chargeById(
  db: Queryable,
  id: string,
  lock: "for update" | "" = "",
): Promise<ChargeRow> {
  const row = await firstRow<ChargeRow>(
    db,
    `select c.*, i.metadata from sandbox.stripe_charge c
     join sandbox.stripe_payment_intent i on i.id = c.payment_intent
     where c.id = $1 ${lock && `${lock} of c`}`,
    [id],
  );
  if (!row) throw missing("charge", id, "charge");
  return row;
}

/** Records an attempt to charge, and returns its id; a failed one has the bank's reason. */
export async function recordCharge(
  work: Work,
  intent: PaymentIntentRow,
  method: string,
  status: ChargeRow["status"],
  decline?: Decline,
): Promise<string> {
  const { id } = await onlyRow<{ id: string }>(
    work.tx,
    `insert into sandbox.stripe_charge (id, payment_intent, payment_method, customer, amount,
       currency, status, failure_code, failure_message, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning id`,
    [
      newId("ch"),
      intent.id,
      method,
      intent.customer,
      intent.amount,
      intent.currency,
      status,
      decline?.code ?? null,
      decline?.message ?? null,
      work.now,
    ],
  );
  return id;
}

/** Ends a pending charge. */
export async function closeCharge(
  work: Work,
  id: string,
  status: "failed" | "succeeded",
  decline?: Decline,
): Promise<void> {
  await work.tx.query(
    `update sandbox.stripe_charge set status = $2, failure_code = $3, failure_message = $4
     where id = $1`,
    [id, status, decline?.code ?? null, decline?.message ?? null],
  );
}
