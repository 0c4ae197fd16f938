import type { CardOutcome } from "./card-outcome.ts";
import { group, requiredText, type Form } from "./form.ts";
import { cardError, invalidRequest } from "./stripe-error.ts";

export type Brand = "amex" | "mastercard" | "visa";

/** A card as it is stored: never its number, never its security code [SBX-P2]. */
export interface TestCard {
  readonly brand: Brand;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly outcome: CardOutcome;
}

const NUMBERS: Readonly<Record<string, readonly [Brand, CardOutcome]>> = {
  "4242424242424242": ["visa", "approved"],
  "5555555555554444": ["mastercard", "approved"],
  "378282246310005": ["amex", "approved"],
  "4000000000000002": ["visa", "generic_decline"],
  "4000000000009995": ["visa", "insufficient_funds"],
  "4000000000000069": ["visa", "expired_card"],
  "4000000000000127": ["visa", "incorrect_cvc"],
  "4000000000000119": ["visa", "processing_error"],
  "4000000000000341": ["visa", "declined_once_saved"],
  "4000002500003155": ["visa", "authenticate_unless_set_up"],
  "4000002760003184": ["visa", "authenticate_always"],
  "4000000000007726": ["visa", "refunds_slowly"],
  "4000000000005126": ["visa", "refunds_in_vain"],
  "4000000000000259": ["visa", "fraudulent"],
  "4000000000002685": ["visa", "product_not_received"],
  "4000000000001976": ["visa", "inquiry"],
  "4000008260003178": ["visa", "authenticate_then_insufficient_funds"],
  "4000008400001629": ["visa", "authenticate_then_generic_decline"],
};

/** The names the provider gives its test cards, for calls from the server. */
const TOKENS: Readonly<Record<string, string>> = {
  pm_card_visa: "4242424242424242",
  pm_card_mastercard: "5555555555554444",
  pm_card_amex: "378282246310005",
  pm_card_visa_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclined: "4000000000000002",
  pm_card_chargeDeclinedInsufficientFunds: "4000000000009995",
  pm_card_chargeDeclinedExpiredCard: "4000000000000069",
  pm_card_chargeDeclinedIncorrectCvc: "4000000000000127",
  pm_card_chargeDeclinedProcessingError: "4000000000000119",
  pm_card_pendingRefund: "4000000000007726",
  pm_card_refundFail: "4000000000005126",
  pm_card_createDispute: "4000000000000259",
  pm_card_createDisputeProductNotReceived: "4000000000002685",
  pm_card_createDisputeInquiry: "4000000000001976",
  pm_card_chargeCustomerFail: "4000000000000341",
  pm_card_authenticationRequiredOnSetup: "4000002500003155",
  pm_card_authenticationRequired: "4000002760003184",
  pm_card_authenticationRequiredChargeDeclinedInsufficientFunds: "4000008260003178",
  pm_card_threeDSecureRequiredChargeDeclined: "4000008400001629",
};

/** The sandbox's own way to a payment that takes its time: 12/39 with one of these codes. */
function slowOutcome(expMonth: number, expYear: number, cvc: string): CardOutcome | undefined {
  if (expMonth !== 12 || expYear !== 2039) return undefined;
  return cvc === "901" ? "settles_later" : cvc === "902" ? "fails_later" : undefined;
}

function readExpiry(card: Form, now: Date): { expMonth: number; expYear: number } {
  const expMonth = Number(requiredText(card, "exp_month"));
  const written = Number(requiredText(card, "exp_year"));
  const expYear = written < 100 ? 2000 + written : written;
  if (!Number.isInteger(expMonth) || expMonth < 1 || expMonth > 12)
    throw cardError(
      "invalid_expiry_month",
      "Your card's expiration month is invalid.",
      "exp_month",
    );
  const thisMonth = now.getUTCFullYear() * 12 + now.getUTCMonth();
  if (!Number.isInteger(expYear) || expYear * 12 + expMonth - 1 < thisMonth || expYear > 2100)
    throw cardError("invalid_expiry_year", "Your card's expiration year is invalid.", "exp_year");
  return { expMonth, expYear };
}

/** Reads `card[number]`, `card[exp_month]`, `card[exp_year]` and `card[cvc]`; any other number is refused. */
export function readCard(data: Form, now: Date): TestCard {
  const card = group(data, "card");
  const number = requiredText(card, "number").replace(/[\s-]/g, "");
  const [brand, outcome] = (Object.hasOwn(NUMBERS, number) && NUMBERS[number]) || [];
  if (!brand || !outcome)
    throw cardError("incorrect_number", "Your card number is incorrect.", "number");
  const { expMonth, expYear } = readExpiry(card, now);
  const cvc = requiredText(card, "cvc");
  if (!(brand === "amex" ? /^\d{4}$/ : /^\d{3}$/).test(cvc))
    throw cardError("invalid_cvc", "Your card's security code is invalid.", "cvc");
  const slow = outcome === "approved" ? slowOutcome(expMonth, expYear, cvc) : undefined;
  return { brand, last4: number.slice(-4), expMonth, expYear, outcome: slow ?? outcome };
}

/** The card behind one of the provider's test names, or undefined for any other id. */
export function cardOfToken(id: string, now: Date): TestCard | undefined {
  const number = Object.hasOwn(TOKENS, id) ? TOKENS[id] : undefined;
  const [brand, outcome] = (number && NUMBERS[number]) || [];
  if (!number || !brand || !outcome) return undefined;
  const expYear = now.getUTCFullYear() + 3;
  return { brand, last4: number.slice(-4), expMonth: 12, expYear, outcome };
}

/** Only cards exist here. */
export function requireCardType(data: Form): void {
  const type = requiredText(data, "type");
  if (type !== "card")
    throw invalidRequest(`The payment method type "${type}" is not supported.`, { param: "type" });
}
