import { askInDialog } from "./modal-dialog.js";
import { PayPalError, approve, readOrder } from "./paypal-api.js";
import { PayPalButtonElement } from "./paypal-button.js";

/**
 * @import { BuyerOrder } from "./paypal-api.js"
 * @typedef {object} SessionOptions
 * @property {string} [orderId]
 * @property {(data: { orderId: string, payerId: string }) => Promise<void>} [onApprove]
 * @property {(data: { orderId: string }) => void} [onCancel]
 * @property {(error: PayPalError) => void} [onError]
 * @property {(data: { paymentSessionState: string }) => void} [onComplete]
 */

/** What the buyer does in PayPal's own window [SBX-Y6]. Escape is "Cancel". @param {BuyerOrder} order */
const askBuyer = ({ amount }) =>
  askInDialog({
    title: "PayPal",
    question: `Pay ${amount.currency_code} ${amount.value}?`,
    note: "This stands in for PayPal's own window. No money moves.",
    choices: [
      { value: "cancel", label: "Cancel" },
      { value: "decline", label: "Approve, then be declined" },
      { value: "pending_denied", label: "Approve, pending, then denied" },
      { value: "pending", label: "Approve, pending" },
      { value: "approve", label: "Approve" },
    ],
    onEscape: "cancel",
  });

/** @param {SessionOptions} options */
function oneTimeSession(options) {
  let ended = false;
  /** @param {string} orderId */
  async function letBuyerDecide(orderId) {
    const order = await readOrder(orderId);
    const choice = await askBuyer(order);
    if (ended) return;
    if (choice === "cancel") {
      options.onCancel?.({ orderId });
      options.onComplete?.({ paymentSessionState: "canceled" });
      return;
    }
    const approved = await approve(orderId, choice);
    await options.onApprove?.(approved);
    options.onComplete?.({ paymentSessionState: "approved" });
  }
  return {
    /** @param {object} [_presentation] @param {Promise<{ orderId: string }>} [created] */
    async start(_presentation, created) {
      const orderId = created ? (await created).orderId : options.orderId;
      if (!orderId) throw new PayPalError("ERR_INVALID_ORDER", "There is no order to pay.", false);
      try {
        await letBuyerDecide(orderId);
      } catch (error) {
        if (!(error instanceof PayPalError) || !options.onError) throw error;
        options.onError(error);
        options.onComplete?.({ paymentSessionState: "error" });
      }
    },
    cancel: () => undefined,
    destroy() {
      ended = true;
    },
    hasReturned: () => false,
  };
}

const eligible = {
  isEligible: (/** @type {string} */ method) => method === "paypal",
  getDetails: () => null,
};

async function createInstance() {
  return {
    createPayPalOneTimePaymentSession: oneTimeSession,
    findEligibleMethods: async () => eligible,
    hydrateEligibleMethods: () => eligible,
    updateLocale: () => undefined,
  };
}

if (!customElements.get("paypal-button"))
  customElements.define("paypal-button", PayPalButtonElement);
// The loader of the React component fetches nothing if a version 6 is already here.
Object.assign(window, { paypal: { version: "6.0.0-sandbox", createInstance } });
