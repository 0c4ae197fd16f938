import { createHash, timingSafeEqual } from "node:crypto";
import { cancelIntent, createIntent, updateIntent } from "./change-intent.ts";
import { chargeById, chargeView } from "./charge.ts";
import { confirmIntent, finishAuthentication } from "./confirm.ts";
import { requiredText, text, textList } from "./form.ts";
import { list } from "./page-of.ts";
import {
  holdIntent,
  intentView,
  publicIntentView,
  type PaymentIntentRow,
} from "./payment-intent.ts";
import { methodById, paymentMethodView } from "./payment-method.ts";
import { settleIfDue } from "./settle.ts";
import { invalidRequest } from "./stripe-error.ts";
import {
  change,
  ok,
  param,
  type Result,
  type StripeCall,
  type StripeRoute,
} from "./stripe-route.ts";

const sha = (value: string) => createHash("sha256").update(value).digest();

/** The intent of the path, locked. The browser's key opens it only together with its secret [SBX-P5]. */
async function findIntent(call: StripeCall): Promise<PaymentIntentRow> {
  const intent = await holdIntent(call.tx, param(call, "intent"));
  if (call.key === "publishable") {
    const given = text(call.form, "client_secret") ?? "";
    if (!timingSafeEqual(sha(given), sha(intent.client_secret)))
      throw invalidRequest(
        "The client_secret provided does not match any associated PaymentIntent on this account.",
        { code: "payment_intent_invalid_parameter", param: "client_secret" },
      );
  }
  return settleIfDue(call, intent);
}

async function expandIntent(call: StripeCall, row: PaymentIntentRow): Promise<object> {
  let view: object = intentView(row);
  for (const name of textList(call.form, "expand")) {
    if (name === "latest_charge") {
      if (row.latest_charge)
        view = { ...view, latest_charge: chargeView(await chargeById(call.tx, row.latest_charge)) };
    } else if (name === "payment_method") {
      if (row.payment_method)
        view = {
          ...view,
          payment_method: paymentMethodView(await methodById(call.tx, row.payment_method)),
        };
    } else throw invalidRequest(`This property cannot be expanded (${name}).`, { param: "expand" });
  }
  return view;
}

const viewFor = async (call: StripeCall, row: PaymentIntentRow): Promise<object> =>
  call.key === "publishable" ? publicIntentView(row) : expandIntent(call, row);

/** A confirmation that the bank declined is an error whose effects stay. */
async function outcomeFor(call: StripeCall, row: PaymentIntentRow): Promise<Result> {
  const view = await viewFor(call, row);
  if (row.status !== "requires_payment_method" || !row.last_payment_error) return ok(view);
  return {
    status: 402,
    body: { error: { ...row.last_payment_error, payment_intent: view } },
  };
}

const WRITABLE = [
  "allowed_payment_method_types",
  "amount",
  "currency",
  "customer",
  "description",
  "expand",
  "metadata",
  "payment_method",
  "payment_method_types",
  "receipt_email",
  "setup_future_usage",
];
const CONFIRM = [
  "client_secret",
  "expand",
  "payment_method",
  "payment_method_data",
  "receipt_email",
  "return_url",
  "setup_future_usage",
  "use_stripe_sdk",
];

function requireSecretFor(call: StripeCall, name: string): void {
  if (call.key === "publishable" && call.form.has(name))
    throw invalidRequest(`The parameter ${name} needs a secret key.`, {
      code: "secret_key_required",
      param: name,
    });
}

export const intentRoutes: readonly StripeRoute[] = [
  {
    method: "POST",
    path: "/v1/payment_intents",
    accepts: [
      ...WRITABLE,
      "automatic_payment_methods",
      "confirm",
      "off_session",
      "payment_method_data",
      "return_url",
    ],
    async handle(call) {
      return outcomeFor(call, await createIntent(call, call.form));
    },
  },
  list<PaymentIntentRow>("/v1/payment_intents", {
    table: "stripe_payment_intent",
    filters: ["customer"],
    view: intentView,
  }),
  {
    method: "GET",
    path: "/v1/payment_intents/:intent",
    publishable: true,
    accepts: ["client_secret", "expand"],
    handle: async (call) => ok(await viewFor(call, await findIntent(call))),
  },
  change(
    "/v1/payment_intents/:intent",
    WRITABLE.filter((name) => name !== "currency"),
    async (call) => viewFor(call, await updateIntent(call, await findIntent(call), call.form)),
  ),
  {
    method: "POST",
    path: "/v1/payment_intents/:intent/confirm",
    publishable: true,
    accepts: [...CONFIRM, "off_session"],
    async handle(call) {
      requireSecretFor(call, "off_session");
      return outcomeFor(call, await confirmIntent(call, await findIntent(call), call.form));
    },
  },
  change("/v1/payment_intents/:intent/cancel", ["cancellation_reason", "expand"], async (call) =>
    viewFor(call, await cancelIntent(call, await findIntent(call), call.form)),
  ),
  {
    // Not the provider's: its own script asks the bank in a frame. Ours asks in a dialog, and reports it here.
    method: "POST",
    path: "/__paysandbox/3ds/:intent",
    publishable: true,
    accepts: ["client_secret", "outcome"],
    async handle(call) {
      const completed = requiredText(call.form, "outcome") === "complete";
      return outcomeFor(call, await finishAuthentication(call, await findIntent(call), completed));
    },
  },
];
