import { decideCharge, decideAfterAuthentication, type ChargeDecision } from "./card-outcome.ts";
import { flag, group, oneOf, text, type Form } from "./form.ts";
import {
  decline,
  failAuthentication,
  requireAuthentication,
  startProcessing,
  succeed,
} from "./intent-outcome.ts";
import { intentView, saveIntent, type PaymentIntentRow } from "./payment-intent.ts";
import {
  createMethod,
  methodById,
  methodOrToken,
  requireOwner,
  requireUnspent,
  type PaymentMethodRow,
} from "./payment-method.ts";
import { invalidRequest } from "./stripe-error.ts";
import type { Work } from "./work.ts";

const CONFIRMABLE = new Set([
  "requires_payment_method",
  "requires_confirmation",
  "requires_action",
]);

async function methodFor(
  work: Work,
  intent: PaymentIntentRow,
  form: Form,
): Promise<PaymentMethodRow> {
  if (form.has("payment_method_data"))
    return createMethod(work, group(form, "payment_method_data"));
  const named = text(form, "payment_method");
  if (named) return methodOrToken(work, named);
  if (intent.payment_method) return methodById(work.tx, intent.payment_method);
  throw invalidRequest(
    "You cannot confirm this PaymentIntent because it's missing a payment method. You can either update the PaymentIntent with a payment method and then confirm it again, or confirm it again directly with a payment method or ConfirmationToken.",
    { code: "payment_intent_unexpected_state", payment_intent: intentView(intent) },
  );
}

async function applyDecision(
  work: Work,
  intent: PaymentIntentRow,
  method: PaymentMethodRow,
  decision: ChargeDecision,
): Promise<PaymentIntentRow> {
  switch (decision.tag) {
    case "approve":
      return succeed(work, intent, method);
    case "authenticate":
      return requireAuthentication(work, intent, method);
    case "process":
      return startProcessing(work, intent, method, decision.endsWell);
    case "decline":
      return decline(work, intent, method, decision.decline);
  }
}

/** Tries to charge the card. The intent is locked by the caller, so two confirmations take turns [SBX-P4]. */
export async function confirmIntent(
  work: Work,
  intent: PaymentIntentRow,
  form: Form,
): Promise<PaymentIntentRow> {
  if (!CONFIRMABLE.has(intent.status))
    throw invalidRequest(
      `You cannot confirm this PaymentIntent because it has a status of ${intent.status}.`,
      { code: "payment_intent_unexpected_state", payment_intent: intentView(intent) },
    );
  const method = await methodFor(work, intent, form);
  requireUnspent(method);
  requireOwner(method, intent.customer);
  const usage = oneOf(form, "setup_future_usage", ["on_session", "off_session"] as const);
  const ready = await saveIntent(work.tx, intent, {
    setup_future_usage: usage ?? intent.setup_future_usage,
    receipt_email: text(form, "receipt_email") || intent.receipt_email,
  });
  const decision = decideCharge(method.outcome, {
    offSession: flag(form, "off_session"),
    saved: method.customer !== null,
    saving: ready.customer !== null && ready.setup_future_usage !== null,
    authenticated: method.authenticated,
  });
  return applyDecision(work, ready, method, decision);
}

/** Ends the 3-D Secure question, well or badly. */
export async function finishAuthentication(
  work: Work,
  intent: PaymentIntentRow,
  completed: boolean,
): Promise<PaymentIntentRow> {
  if (intent.status !== "requires_action" || !intent.payment_method)
    throw invalidRequest(
      `This PaymentIntent has a status of ${intent.status}; there is nothing to authenticate.`,
      { code: "payment_intent_unexpected_state", payment_intent: intentView(intent) },
    );
  const method = await methodById(work.tx, intent.payment_method);
  if (!completed) return failAuthentication(work, intent, method);
  await work.tx.query(
    "update sandbox.stripe_payment_method set authenticated = authenticated or $2 where id = $1",
    [method.id, intent.setup_future_usage === "off_session"],
  );
  return applyDecision(work, intent, method, decideAfterAuthentication(method.outcome));
}
