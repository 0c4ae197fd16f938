import { seconds } from "../clock.ts";
import { firstRow, onlyRow, type Queryable } from "../database/queryable.ts";
import { missing } from "./stripe-error.ts";

export type IntentStatus =
  | "canceled"
  | "processing"
  | "requires_action"
  | "requires_confirmation"
  | "requires_payment_method"
  | "succeeded";

export interface PaymentIntentRow {
  id: string;
  client_secret: string;
  amount: number;
  amount_received: number;
  currency: string;
  status: IntentStatus;
  customer: string | null;
  payment_method: string | null;
  latest_charge: string | null;
  setup_future_usage: "off_session" | "on_session" | null;
  description: string | null;
  receipt_email: string | null;
  metadata: Record<string, string>;
  payment_method_types: string[];
  last_payment_error: object | null;
  canceled_at: Date | null;
  cancellation_reason: string | null;
  settles_at: Date | null;
  settles_well: boolean | null;
  created_at: Date;
}

const nextAction = (row: PaymentIntentRow) =>
  row.status === "requires_action"
    ? { type: "use_stripe_sdk", use_stripe_sdk: { type: "sandbox_3ds" } }
    : null;

/** An intent as the secret key and events show it, in cents, with the client secret. */
export const intentView = (row: PaymentIntentRow) => ({
  id: row.id,
  object: "payment_intent",
  amount: row.amount,
  amount_capturable: 0,
  amount_received: row.amount_received,
  canceled_at: row.canceled_at && seconds(row.canceled_at),
  cancellation_reason: row.cancellation_reason,
  capture_method: "automatic_async",
  client_secret: row.client_secret,
  confirmation_method: "automatic",
  created: seconds(row.created_at),
  currency: row.currency,
  customer: row.customer,
  description: row.description,
  last_payment_error: row.last_payment_error,
  latest_charge: row.latest_charge,
  livemode: false,
  metadata: row.metadata,
  next_action: nextAction(row),
  payment_method: row.payment_method,
  payment_method_types: row.payment_method_types,
  receipt_email: row.receipt_email,
  setup_future_usage: row.setup_future_usage,
  status: row.status,
});

/** What a browser may see: nothing about the customer, and no metadata of ours [SBX-P5]. */
export function publicIntentView(row: PaymentIntentRow) {
  const {
    customer: _customer,
    metadata: _metadata,
    latest_charge: _charge,
    ...rest
  } = intentView(row);
  return rest;
}

/** An intent, held until the transaction ends. */
export async function holdIntent(db: Queryable, id: string): Promise<PaymentIntentRow> {
  const row = await firstRow<PaymentIntentRow>(
    db,
    `select * from sandbox.stripe_payment_intent where id = $1 for update`,
    [id],
  );
  if (!row) throw missing("payment_intent", id, "intent");
  return row;
}

/** Writes the changed fields of an intent that this transaction holds. */
export async function saveIntent(
  tx: Queryable,
  row: PaymentIntentRow,
  change: Partial<PaymentIntentRow>,
): Promise<PaymentIntentRow> {
  const next = { ...row, ...change };
  return onlyRow<PaymentIntentRow>(
    tx,
    `update sandbox.stripe_payment_intent set amount = $2, amount_received = $3, status = $4,
       customer = $5, payment_method = $6, latest_charge = $7, setup_future_usage = $8,
       description = $9, receipt_email = $10, metadata = $11, payment_method_types = $12,
       last_payment_error = $13, canceled_at = $14, cancellation_reason = $15, settles_at = $16,
       settles_well = $17
     where id = $1 returning *`,
    [
      next.id,
      next.amount,
      next.amount_received,
      next.status,
      next.customer,
      next.payment_method,
      next.latest_charge,
      next.setup_future_usage,
      next.description,
      next.receipt_email,
      next.metadata,
      JSON.stringify(next.payment_method_types),
      next.last_payment_error,
      next.canceled_at,
      next.cancellation_reason,
      next.settles_at,
      next.settles_well,
    ],
  );
}
