import { askInDialog } from "./modal-dialog.js";

/** @import { Intent } from "./stripe-api.js" */

/** @param {Intent} intent */
const sumOf = ({ amount, currency }) => `${currency.toUpperCase()} ${(amount / 100).toFixed(2)}`;

/**
 * Asks, as a bank would, whether the cardholder started this payment [SBX-F3]. Escape is "Fail".
 * @param {Intent} intent @returns {Promise<"complete" | "fail">}
 */
export const askCardholder = (intent) =>
  askInDialog({
    title: "Confirm your payment",
    question: `Did you start a payment of ${sumOf(intent)}?`,
    note: "This stands in for your bank's own page. No bank is asked.",
    choices: [
      { value: "fail", label: "Fail" },
      { value: "complete", label: "Complete" },
    ],
    onEscape: "fail",
  });
