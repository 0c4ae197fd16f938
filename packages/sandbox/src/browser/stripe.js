import { askCardholder } from "./authentication-dialog.js";
import { elementsGroup } from "./elements.js";
import { callIntent, callStripe, intentIdOf } from "./stripe-api.js";

/**
 * @import { CardForm } from "./card-form.js"
 * @import { ElementsGroup, ElementsOptions } from "./elements.js"
 * @import { PaymentElement } from "./payment-element.js"
 * @import { Intent, IntentResult } from "./stripe-api.js"
 */

/** @param {CardForm} form @param {string} group */
function cardFields(form, group) {
  /** @type {Record<string, string>} */
  const fields = { [`${group}[type]`]: "card" };
  for (const [name, value] of Object.entries(form.card()))
    fields[`${group}[card][${name}]`] = value;
  return fields;
}

/** @param {Readonly<Record<string, unknown>>} params @param {readonly string[]} names */
function textsOf(params, names) {
  /** @type {Record<string, string>} */
  const fields = {};
  for (const name of names) if (typeof params[name] === "string") fields[name] = params[name];
  return fields;
}

const PASSED_ON = ["payment_method", "receipt_email", "return_url", "setup_future_usage"];

/** What `window.Stripe(key)` gives: the part of the provider's script that the product uses. @param {string} key */
function stripeFor(key) {
  /** @param {string} secret */
  const intentPath = (secret) => `/v1/payment_intents/${encodeURIComponent(intentIdOf(secret))}`;

  /** Asks the cardholder if the bank wants it. @param {IntentResult} result @param {string} secret @returns {Promise<IntentResult>} */
  async function withAction(result, secret) {
    if (result.error || result.paymentIntent.status !== "requires_action") return result;
    const outcome = await askCardholder(result.paymentIntent);
    return callIntent(key, "POST", `/__paysandbox/3ds/${intentIdOf(secret)}`, {
      client_secret: secret,
      outcome,
    });
  }

  /** @param {string} secret @param {Record<string, string>} fields @param {CardForm | null} form @param {boolean} [ask] */
  async function confirm(secret, fields, form, ask = true) {
    form?.lock(true);
    const result = await callIntent(key, "POST", `${intentPath(secret)}/confirm`, {
      client_secret: secret,
      ...fields,
    });
    const finished = ask ? await withAction(result, secret) : result;
    form?.lock(false);
    return finished;
  }

  /** @param {string} secret */
  const retrievePaymentIntent = (secret) =>
    callIntent(key, "GET", intentPath(secret), { client_secret: secret });

  /** Leaves for the page the product named, as the provider's script does by default. @param {Intent} intent @param {string} returnUrl */
  function leave(intent, returnUrl) {
    const address = new URL(returnUrl);
    address.searchParams.set("payment_intent", intent.id);
    address.searchParams.set("payment_intent_client_secret", intent.client_secret);
    address.searchParams.set("redirect_status", intent.status);
    window.location.assign(address);
  }

  /** @param {{ clientSecret: string }} options */
  const handleNextAction = async ({ clientSecret }) =>
    withAction(await retrievePaymentIntent(clientSecret), clientSecret);

  return {
    /** @param {ElementsOptions} [options] */
    elements: (options) => elementsGroup(options),
    retrievePaymentIntent,
    handleNextAction,
    /** @param {string} clientSecret */
    handleCardAction: (clientSecret) => handleNextAction({ clientSecret }),

    /** @param {{ elements?: ElementsGroup, clientSecret?: string, confirmParams?: Record<string, unknown>, redirect?: "always" | "if_required" }} options */
    async confirmPayment({ elements, clientSecret, confirmParams = {}, redirect = "always" }) {
      const secret = clientSecret ?? elements?.clientSecret;
      if (!secret) throw new Error("confirmPayment needs a clientSecret.");
      const form = elements?.form() ?? null;
      const fault = form?.check();
      if (fault) return { error: { type: "validation_error", ...fault } };
      const fields = {
        ...(form ? cardFields(form, "payment_method_data") : {}),
        ...textsOf(confirmParams, PASSED_ON),
      };
      const result = await confirm(secret, fields, form);
      const returnUrl = confirmParams["return_url"];
      if (redirect === "always" && result.paymentIntent && typeof returnUrl === "string")
        leave(result.paymentIntent, returnUrl);
      return result;
    },

    /** @param {string} secret @param {{ payment_method?: string | { card?: PaymentElement }, setup_future_usage?: string }} [data] @param {{ handleActions?: boolean }} [options] */
    async confirmCardPayment(secret, data = {}, options = {}) {
      const { payment_method: method, ...rest } = data;
      const form = typeof method === "object" ? (method.card?.form() ?? null) : null;
      const fault = form?.check();
      if (fault) return { error: { type: "validation_error", ...fault } };
      const fields = {
        ...textsOf(rest, PASSED_ON),
        ...(form ? cardFields(form, "payment_method_data") : {}),
        ...(typeof method === "string" ? { payment_method: method } : {}),
      };
      return confirm(secret, fields, form, options.handleActions ?? true);
    },

    /** @param {{ elements?: ElementsGroup, card?: PaymentElement }} options */
    async createPaymentMethod({ elements, card }) {
      const form = elements?.form() ?? card?.form();
      if (!form) throw new Error("createPaymentMethod needs a mounted element.");
      const fault = form.check();
      if (fault) return { error: { type: "validation_error", ...fault } };
      const fields = { type: "card" };
      const entries = Object.entries(form.card()).map(([name, value]) => [`card[${name}]`, value]);
      const { value, error } = await callStripe(key, "POST", "/v1/payment_methods", {
        ...fields,
        ...Object.fromEntries(entries),
      });
      return error ? { error } : { paymentMethod: value };
    },

    createToken: () =>
      Promise.reject(new Error("The sandbox has no tokens; use createPaymentMethod.")),
    registerAppInfo: () => undefined,
    _registerWrapper: () => undefined,
  };
}

/** The release train that the loader of this version expects; any other makes it warn. */
const RELEASE = "endive";

Object.assign(window, { Stripe: Object.assign(stripeFor, { version: RELEASE }) });
