import { onlyRow } from "../database/queryable.ts";
import { confirmIntent } from "./confirm.ts";
import { customerById } from "./customer.ts";
import { recordEvent } from "./event.ts";
import {
  flag,
  oneOf,
  record,
  requiredText,
  text,
  textList,
  wholeNumber,
  type Form,
} from "./form.ts";
import { newClientSecret, newId } from "./ids.ts";
import { intentView, saveIntent, type PaymentIntentRow } from "./payment-intent.ts";
import { methodOrToken, requireOwner, requireUnspent } from "./payment-method.ts";
import { invalidRequest } from "./stripe-error.ts";
import type { Work } from "./work.ts";

const USAGES = ["on_session", "off_session"] as const;
const CANCEL_REASONS = ["duplicate", "fraudulent", "requested_by_customer", "abandoned"] as const;
const CHANGEABLE = new Set(["requires_payment_method", "requires_confirmation", "requires_action"]);

/** Cents, at least 50 [SBX-P4]. */
function readAmount(form: Form): number | undefined {
  const amount = wholeNumber(form, "amount");
  if (amount !== undefined && amount < 50)
    throw invalidRequest("Amount must be at least $0.50 cad", {
      code: "amount_too_small",
      param: "amount",
    });
  if (amount !== undefined && amount > 99_999_999)
    throw invalidRequest("Amount must be no more than $999,999.99", {
      code: "amount_too_large",
      param: "amount",
    });
  return amount;
}

async function methodNamed(work: Work, form: Form, customer: string | null) {
  const id = text(form, "payment_method");
  if (!id) return null;
  const method = await methodOrToken(work, id);
  requireUnspent(method);
  requireOwner(method, customer);
  return method.id;
}

/** Makes an intent; with `confirm=true` it is charged at once. */
export async function createIntent(work: Work, form: Form): Promise<PaymentIntentRow> {
  requiredText(form, "amount");
  const currency = requiredText(form, "currency").toLowerCase();
  if (!/^[a-z]{3}$/.test(currency))
    throw invalidRequest(`Invalid currency: ${currency}`, { param: "currency" });
  const customer = text(form, "customer") || null;
  if (customer) await customerById(work.tx, customer, "customer");
  const method = await methodNamed(work, form, customer);
  // Newer versions of the API name what is allowed; older ones named what there is.
  const allowed = textList(form, "allowed_payment_method_types");
  const types = allowed.length ? allowed : textList(form, "payment_method_types");
  const id = newId("pi");
  const intent = await onlyRow<PaymentIntentRow>(
    work.tx,
    `insert into sandbox.stripe_payment_intent (id, client_secret, amount, currency, status,
       customer, payment_method, setup_future_usage, description, receipt_email, metadata,
       payment_method_types, created_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13) returning *`,
    [
      id,
      newClientSecret(id),
      readAmount(form),
      currency,
      method ? "requires_confirmation" : "requires_payment_method",
      customer,
      method,
      oneOf(form, "setup_future_usage", USAGES) ?? null,
      text(form, "description") || null,
      text(form, "receipt_email") || null,
      record(form, "metadata"),
      JSON.stringify(types.length ? types : ["card"]),
      work.now,
    ],
  );
  await recordEvent(work, "payment_intent.created", intentView(intent));
  if (!flag(form, "confirm")) return intent;
  // The method is on the intent already; naming a test card again would make a second one.
  const rest: Form = new Map(form);
  rest.delete("payment_method");
  return confirmIntent(work, intent, rest);
}

/** An intent without a customer gets one, and keeps it [SBX-P11]. */
async function requireFree(work: Work, intent: PaymentIntentRow, customer: string): Promise<void> {
  if (intent.customer)
    throw invalidRequest(
      "You cannot modify `customer` on a PaymentIntent once it already has been set. To fulfill a payment with a different Customer, cancel this PaymentIntent and create a new one.",
      { code: "payment_intent_unexpected_state", payment_intent: intentView(intent) },
    );
  await customerById(work.tx, customer, "customer");
}

/** Changes an uncharged intent, which clears its failure [SBX-P12]. A new amount takes back a 3-D Secure question. */
export async function updateIntent(
  work: Work,
  intent: PaymentIntentRow,
  form: Form,
): Promise<PaymentIntentRow> {
  if (!CHANGEABLE.has(intent.status))
    throw invalidRequest(
      `This PaymentIntent could not be updated because it has a status of ${intent.status}.`,
      { code: "payment_intent_unexpected_state", payment_intent: intentView(intent) },
    );
  const customer = text(form, "customer") || intent.customer;
  if (customer && customer !== intent.customer) await requireFree(work, intent, customer);
  const method = (await methodNamed(work, form, customer)) ?? intent.payment_method;
  const amount = readAmount(form) ?? intent.amount;
  const touched = amount !== intent.amount || method !== intent.payment_method;
  const restarted = method && touched ? "requires_confirmation" : intent.status;
  const optional = (name: "description" | "receipt_email") => {
    const value = text(form, name);
    return value === undefined ? intent[name] : value || null;
  };
  const usage = form.has("setup_future_usage")
    ? (oneOf(form, "setup_future_usage", USAGES) ?? null)
    : intent.setup_future_usage;
  return saveIntent(work.tx, intent, {
    amount,
    customer,
    payment_method: method,
    status: restarted,
    last_payment_error: null,
    setup_future_usage: usage,
    description: optional("description"),
    receipt_email: optional("receipt_email"),
    metadata: { ...intent.metadata, ...record(form, "metadata") },
  });
}

/** Ends an intent for good. One that is being paid, or has been, cannot be cancelled. */
export async function cancelIntent(
  work: Work,
  intent: PaymentIntentRow,
  form: Form,
): Promise<PaymentIntentRow> {
  if (!CHANGEABLE.has(intent.status))
    throw invalidRequest(
      `You cannot cancel this PaymentIntent because it has a status of ${intent.status}. Only a PaymentIntent with one of the following statuses may be canceled: requires_payment_method, requires_capture, requires_confirmation, requires_action.`,
      { code: "payment_intent_unexpected_state", payment_intent: intentView(intent) },
    );
  const canceled = await saveIntent(work.tx, intent, {
    status: "canceled",
    canceled_at: work.now,
    cancellation_reason: oneOf(form, "cancellation_reason", CANCEL_REASONS) ?? null,
  });
  await recordEvent(work, "payment_intent.canceled", intentView(canceled));
  return canceled;
}
