/** @typedef {{ id: string, status: string, amount: { currency_code: string, value: string } }} BuyerOrder */

/** What PayPal's script throws: a code, and whether trying again makes sense. */
export class PayPalError extends Error {
  /** @param {string} code @param {string} message @param {boolean} isRecoverable */
  constructor(code, message, isRecoverable) {
    super(message);
    this.name = "PayPalError";
    this.code = code;
    this.isRecoverable = isRecoverable;
  }
}

/** @param {string} orderId @param {object} [choice] @returns {Promise<unknown>} */
async function call(orderId, choice) {
  const path = `/__paysandbox/paypal/${encodeURIComponent(orderId)}`;
  const init = choice
    ? {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(choice),
      }
    : {};
  const response = await fetch(path, init).catch(() => null);
  const body = await response?.json().catch(() => null);
  if (response?.ok && body) return body;
  const issue = body?.details?.[0];
  throw new PayPalError(
    issue?.issue ?? "ERR_NETWORK",
    issue?.description ?? "PayPal cannot be reached.",
    !response || response.status >= 500,
  );
}

/** @param {string} orderId @returns {Promise<BuyerOrder>} */
export const readOrder = async (orderId) => /** @type {BuyerOrder} */ (await call(orderId));

/** @param {string} orderId @param {string} choice @returns {Promise<{ orderId: string, payerId: string }>} */
export const approve = async (orderId, choice) =>
  /** @type {{ orderId: string, payerId: string }} */ (await call(orderId, { choice }));
