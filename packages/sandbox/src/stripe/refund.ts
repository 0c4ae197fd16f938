import { seconds } from "../clock.ts";
import { onlyRow } from "../database/queryable.ts";
import { chargeById, chargeView, type ChargeRow } from "./charge.ts";
import { recordEvent } from "./event.ts";
import { oneOf, record, text, wholeNumber, type Form } from "./form.ts";
import { newId } from "./ids.ts";
import { intentById } from "./payment-intent.ts";
import { invalidRequest } from "./stripe-fault.ts";
import type { Work } from "./work.ts";

export interface RefundRow {
  id: string;
  charge: string;
  payment_intent: string;
  amount: number;
  currency: string;
  reason: string | null;
  metadata: Record<string, string>;
  created_at: Date;
}

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
  status: "succeeded",
});

async function chargeToRefund(work: Work, form: Form): Promise<ChargeRow> {
  const named = text(form, "charge");
  if (named) return chargeById(work.tx, named, "for update");
  const id = text(form, "payment_intent");
  if (!id)
    throw invalidRequest(
      "One of the following params should be provided for this request: payment_intent or charge.",
    );
  const intent = await intentById(work.tx, id, "for update");
  if (intent.status !== "succeeded" || !intent.latest_charge)
    throw invalidRequest(
      `This PaymentIntent (${id}) does not have a successful charge to refund.`,
      { param: "payment_intent" },
    );
  return chargeById(work.tx, intent.latest_charge, "for update");
}

const inDollars = (cents: number): string => `$${(cents / 100).toFixed(2)}`;

/** Gives money back, the rest by default, and never more than is left of the charge [SBX-P8]. */
export async function createRefund(work: Work, form: Form): Promise<RefundRow> {
  const charge = await chargeToRefund(work, form);
  const left = charge.amount - charge.amount_refunded;
  if (charge.status !== "succeeded")
    throw invalidRequest(`Charge ${charge.id} was not paid.`, { param: "charge" });
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
  const refund = await onlyRow<RefundRow>(
    work.tx,
    `insert into sandbox.stripe_refund (id, charge, payment_intent, amount, currency, reason,
       metadata, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8) returning *`,
    [
      newId("re"),
      charge.id,
      charge.payment_intent,
      amount,
      charge.currency,
      oneOf(form, "reason", ["duplicate", "fraudulent", "requested_by_customer"] as const) ?? null,
      record(form, "metadata"),
      work.now,
    ],
  );
  const refunded = await onlyRow<ChargeRow>(
    work.tx,
    `update sandbox.stripe_charge set amount_refunded = amount_refunded + $2
     where id = $1 returning *`,
    [charge.id, amount],
  );
  await recordEvent(work, "charge.refunded", chargeView(refunded));
  return refund;
}
