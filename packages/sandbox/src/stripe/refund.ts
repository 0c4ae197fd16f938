import { SETTLING, seconds, secondsLater } from "../clock.ts";
import { firstRow, onlyRow } from "../database/queryable.ts";
import { recordBalance } from "./balance-line.ts";
import { chargeById, chargeView, type ChargeRow } from "./charge.ts";
import { disputeHolding } from "./dispute.ts";
import { recordEvent } from "./event.ts";
import { oneOf, record, text, wholeNumber, type Form } from "./form.ts";
import { newId } from "./ids.ts";
import { holdIntent } from "./payment-intent.ts";
import { methodById } from "./payment-method.ts";
import { invalidRequest, missing } from "./stripe-error.ts";
import type { Work } from "./work.ts";

export interface RefundRow {
  id: string;
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Record<string, string>;
  status: "failed" | "pending" | "succeeded";
  failure_reason: string | null;
  settles_at: Date | null;
  created_at: Date;
}

/** A refund as the API and events show it, in cents; with a reason if it failed [SBX-P10]. */
export const refundView = (row: RefundRow) => ({
  id: row.id,
  object: "refund",
  amount: row.amount,
  charge: row.charge,
  created: seconds(row.created_at),
  currency: row.currency,
  metadata: row.metadata,
  payment_intent: row.payment_intent,
  reason: row.reason,
  status: row.status,
  ...(row.failure_reason === null ? {} : { failure_reason: row.failure_reason }),
});

async function chargeToRefund(work: Work, form: Form): Promise<ChargeRow> {
  const named = text(form, "charge");
  if (named) return chargeById(work.tx, named, "for update");
  const id = text(form, "payment_intent");
  if (!id)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const intent = await holdIntent(work.tx, id);
  if (intent.status !== "succeeded" || !intent.latest_charge)
    throw invalidRequest(
      `This PaymentIntent (${id}) does not have a successful charge to refund.`,
      { param: "payment_intent" },
    );
  return chargeById(work.tx, intent.latest_charge, "for update");
}

/** How a refund begins: some cards take it slowly, and one only seems to take it [SBX-P10]. */
async function beginRefund({ tx, now }: Work, charge: ChargeRow) {
  const { outcome } = await methodById(tx, charge.payment_method);
  const later = secondsLater(now, SETTLING);
  if (outcome === "refunds_slowly") return { status: "pending", settlesAt: later } as const;
  return {
    status: "succeeded",
    settlesAt: outcome === "refunds_in_vain" ? later : null,
  } as const;
}

const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Gives money back, the rest by default, and never more than is left of the charge [SBX-P8]. */
export async function createRefund(work: Work, form: Form): Promise<RefundRow> {
  const charge = await chargeToRefund(work, form);
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== "succeeded")
    throw invalidRequest(`Charge ${charge.id} was not paid.`, { param: "charge" });
  if (await disputeHolding(work, charge.id))
    throw invalidRequest(`Charge ${charge.id} has been charged back; cannot issue a refund.`, {
      code: "charge_disputed",
    });
  if (left === 0)
    throw invalidRequest(`Charge ${charge.id} has already been refunded.`, {
      code: "charge_already_refunded",
    });
  const amount = wholeNumber(form, "amount") ?? left;
  if (amount === 0) throw invalidRequest("Invalid positive integer", { param: "amount" });
  if (amount > left)
    throw invalidRequest(
      `Refund amount (${inDollars(amount)}) is greater than unrefunded amount on charge (${inDollars(left)})`,
      { param: "amount" },
    );
  const { status, settlesAt } = await beginRefund(work, charge);
  const refund = await onlyRow<RefundRow>(
    work.tx,
    `insert into sandbox.stripe_refund (id, charge, payment_intent, amount, currency, reason,
       metadata, created_at, status, settles_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10) returning *`,
    [
      newId("re"),
      charge.id,
      charge.payment_intent,
      amount,
      charge.currency,
      oneOf(form, "reason", ["duplicate", "fraudulent", "requested_by_customer"] as const) ?? null,
      record(form, "metadata"),
      work.now,
      status,
      settlesAt,
    ],
  );
  await recordBalance(work, {
    type: "refund",
    source: refund.id,
    amount: -amount,
    currency: charge.currency,
  });
  await recordEvent(work, "refund.created", refundView(refund));
  await work.tx.query(
    "update sandbox.stripe_charge set amount_refunded = amount_refunded + $2 where id = $1",
    [charge.id, amount],
  );
  await recordEvent(work, "charge.refunded", chargeView(await chargeById(work.tx, charge.id)));
  return refund;
}

/** Returns a refund, locked until the transaction ends, or throws `resource_missing` (404). */
export async function refundById(work: Work, id: string): Promise<RefundRow> {
  const row = await firstRow<RefundRow>(
    work.tx,
    "select * from sandbox.stripe_refund where id = $1 for update",
    [id],
  );
  if (!row) throw missing("refund", id);
  return row;
}

/** Ends a refund whose time has come; any other is left as it is. What fails is the charge's again [SBX-P10]. */
export async function settleRefundIfDue(work: Work, refund: RefundRow): Promise<RefundRow> {
  if (!refund.settles_at || refund.settles_at > work.now) return refund;
  const arrived = refund.status === "pending";
  const settled = await onlyRow<RefundRow>(
    work.tx,
    `update sandbox.stripe_refund set status = $2, failure_reason = $3, settles_at = null
     where id = $1 returning *`,
    [refund.id, arrived ? "succeeded" : "failed", arrived ? null : "unknown"],
  );
  if (!arrived) {
    await work.tx.query(
      "update sandbox.stripe_charge set amount_refunded = amount_refunded - $2 where id = $1",
      [refund.charge, refund.amount],
    );
    const { id: source, amount, currency } = refund;
    await recordBalance(work, { type: "refund_failure", source, amount, currency });
  }
  await recordEvent(work, arrived ? "refund.updated" : "refund.failed", refundView(settled));
  return settled;
}
