import type { Pool } from "pg";
import { inTransaction } from "../database/transaction.ts";
import type { Clock } from "../clock.ts";
import { genericDecline } from "./card-outcome.ts";
import { disputeById, settleDisputeIfDue } from "./dispute.ts";
import { decline, succeed } from "./intent-outcome.ts";
import { intentById, type PaymentIntentRow } from "./payment-intent.ts";
import { refundById, settleRefundIfDue } from "./refund.ts";
import { methodById } from "./payment-method.ts";
import type { Work } from "./work.ts";

/** Ends a slow payment whose time has come; any other is left as it is. The transaction holds the row. */
export async function settleIfDue(work: Work, intent: PaymentIntentRow): Promise<PaymentIntentRow> {
  if (!intent.settles_at || intent.settles_at > work.now || !intent.payment_method) return intent;
  const method = await methodById(work.tx, intent.payment_method);
  return intent.settles_well
    ? succeed(work, intent, method)
    : decline(work, intent, method, genericDecline);
}

/** Ends all slow payments, refunds and disputes that are due. Several processes may try at once: each settles once. */
export async function settleDue(pool: Pool, clock: Clock): Promise<void> {
  const now = clock.now();
  const { rows } = await pool.query<{ id: string }>(
    "select id from sandbox.stripe_payment_intent where settles_at <= $1",
    [now],
  );
  for (const { id } of rows)
    await inTransaction(pool, async (tx) => {
      const work: Work = { tx, now, request: { id: null, idempotencyKey: null } };
      await settleIfDue(work, await intentById(tx, id, "for update"));
    });
  const refunds = await pool.query<{ id: string }>(
    "select id from sandbox.stripe_refund where settles_at <= $1",
    [now],
  );
  for (const { id } of refunds.rows)
    await inTransaction(pool, async (tx) => {
      const work: Work = { tx, now, request: { id: null, idempotencyKey: null } };
      await settleRefundIfDue(work, await refundById(work, id));
    });
  const disputes = await pool.query<{ id: string }>(
    "select id from sandbox.stripe_dispute where settles_at <= $1",
    [now],
  );
  for (const { id } of disputes.rows)
    await inTransaction(pool, async (tx) => {
      const work: Work = { tx, now, request: { id: null, idempotencyKey: null } };
      await settleDisputeIfDue(work, await disputeById(work, id));
    });
}
