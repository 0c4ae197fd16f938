import { SETTLING, secondsLater } from "../clock.ts";
import { chargeFee, recordBalance } from "./balance-line.ts";
import { authenticationFailed, disputeOf, type Decline } from "./card-outcome.ts";
import { chargeById, closeCharge, recordCharge } from "./charge.ts";
import { openDispute } from "./dispute.ts";
import { recordEvent } from "./event.ts";
import { intentView, saveIntent, type PaymentIntentRow } from "./payment-intent.ts";
import { paymentMethodView, saveOnCustomer, type PaymentMethodRow } from "./payment-method.ts";
import type { Work } from "./work.ts";

async function saveOrSpendMethod(work: Work, intent: PaymentIntentRow, method: PaymentMethodRow) {
  if (method.state === "attached") return;
  if (intent.customer && intent.setup_future_usage)
    await saveOnCustomer(work, method, intent.customer);
  else
    await work.tx.query("update sandbox.stripe_payment_method set state = 'spent' where id = $1", [
      method.id,
    ]);
}

/** The charge of this attempt: the pending one of a slow payment, or a new one. */
async function chargeFor(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  status: "failed" | "succeeded",
  decline?: Decline,
): Promise<string> {
  if (intent.status === "processing" && intent.latest_charge) {
    await closeCharge(work, intent.latest_charge, status, decline);
    return intent.latest_charge;
  }
  return recordCharge(work, intent, method.id, status, decline);
}

/** Records a payment that succeeded. A card that was to be saved is saved now, and any other is spent. */
export async function succeed(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): Promise<PaymentIntentRow> {
  const charge = await chargeFor(work, intent, method, "succeeded");
  await recordBalance(work, {
    type: "charge",
    source: charge,
    amount: intent.amount,
    fee: chargeFee(intent.amount),
    currency: intent.currency,
  });
  await saveOrSpendMethod(work, intent, method);
  const paid = await saveIntent(work.tx, intent, {
    status: "succeeded",
    amount_received: intent.amount,
    payment_method: method.id,
    latest_charge: charge,
    last_payment_error: null,
    settles_at: null,
    settles_well: null,
  });
  await recordEvent(work, "payment_intent.succeeded", intentView(paid));
  const disputed = disputeOf(method.outcome);
  if (disputed) await openDispute(work, await chargeById(work.tx, charge), disputed);
  return paid;
}

async function recordFailure(
  work: Work,
  intent: PaymentIntentRow,
  change: Pick<PaymentIntentRow, "latest_charge" | "last_payment_error">,
): Promise<PaymentIntentRow> {
  const failed = await saveIntent(work.tx, intent, {
    ...change,
    status: "requires_payment_method",
    payment_method: null,
    settles_at: null,
    settles_well: null,
  });
  await recordEvent(work, "payment_intent.payment_failed", intentView(failed));
  return failed;
}

/** Records a decline: the intent waits for another card and stores the reason. */
export async function decline(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  reason: Decline,
): Promise<PaymentIntentRow> {
  const charge = await chargeFor(work, intent, method, "failed", reason);
  const error = {
    type: "card_error",
    ...reason,
    charge,
    payment_method: paymentMethodView(method),
  };
  return recordFailure(work, intent, { latest_charge: charge, last_payment_error: error });
}

/** Records that the cardholder did not authenticate. The bank was not queried, so there is no charge. */
export const failAuthentication = (
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): Promise<PaymentIntentRow> =>
  recordFailure(work, intent, {
    latest_charge: intent.latest_charge,
    last_payment_error: {
      type: "invalid_request_error",
      ...authenticationFailed,
      payment_method: paymentMethodView(method),
    },
  });

/** Records that the cardholder has to authenticate. */
export async function requireAuthentication(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
): Promise<PaymentIntentRow> {
  const waiting = await saveIntent(work.tx, intent, {
    status: "requires_action",
    payment_method: method.id,
    last_payment_error: null,
  });
  await recordEvent(work, "payment_intent.requires_action", intentView(waiting));
  return waiting;
}

/** Records a slow payment. The moment it settles is in the database, so that it survives a restart [SBX-P7]. */
export async function startProcessing(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  endsWell: boolean,
): Promise<PaymentIntentRow> {
  const charge = await recordCharge(work, intent, method.id, "pending");
  const processing = await saveIntent(work.tx, intent, {
    status: "processing",
    payment_method: method.id,
    latest_charge: charge,
    last_payment_error: null,
    settles_at: secondsLater(work.now, SETTLING),
    settles_well: endsWell,
  });
  await recordEvent(work, "payment_intent.processing", intentView(processing));
  return processing;
}
