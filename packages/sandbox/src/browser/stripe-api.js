/**
 * @typedef {{ type: string, message: string, code?: string, decline_code?: string, payment_intent?: Intent }} CallError
 * @typedef {{ id: string, status: string, amount: number, currency: string, client_secret: string }} Intent
 * @typedef {{ paymentIntent: Intent, error?: undefined } | { error: CallError, paymentIntent?: undefined }} IntentResult
 */

/** @type {CallError} */
const OFFLINE = {
  type: "api_connection_error",
  message:
    "We are experiencing issues connecting to our payments provider. Please check your connection and try again.",
};
/** @type {CallError} */
const BROKEN = { type: "api_error", message: "An unexpected error occurred. Please try again." };

/** The intent a client secret belongs to. @param {string} secret */
export const intentIdOf = (secret) => secret.split("_secret_")[0] ?? "";

/**
 * Calls the service with the browser's key. Returns the object, or what went wrong; never throws.
 * @param {string} key @param {"GET" | "POST"} method @param {string} path @param {Readonly<Record<string, string>>} fields
 * @returns {Promise<{ value: unknown, error?: undefined } | { error: CallError, value?: undefined }>}
 */
export async function callStripe(key, method, path, fields) {
  const form = new URLSearchParams(fields);
  try {
    const response = await fetch(method === "GET" ? `${path}?${form.toString()}` : path, {
      method,
      headers: { authorization: `Bearer ${key}` },
      ...(method === "POST" ? { body: form } : {}),
    });
    const value = await response.json().catch(() => null);
    if (response.ok && value) return { value };
    return { error: value?.error ?? BROKEN };
  } catch {
    return { error: OFFLINE };
  }
}

/**
 * @param {string} key @param {"GET" | "POST"} method @param {string} path @param {Readonly<Record<string, string>>} fields
 * @returns {Promise<IntentResult>}
 */
export async function callIntent(key, method, path, fields) {
  const { value, error } = await callStripe(key, method, path, fields);
  return error ? { error } : { paymentIntent: /** @type {Intent} */ (value) };
}
