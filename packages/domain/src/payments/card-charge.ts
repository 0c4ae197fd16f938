import type { Cents } from "../money/cents.ts";
import type { Checkout } from "./checkout.schema.ts";
import type { Receipt } from "./receipt.schema.ts";

/** The least a card is charged, and what a payment intent starts at: 0.50 CAD. */
export const MINIMUM_CARD_CHARGE: Cents = 50n;

/** What the card is charged for a total: nothing for nothing (PAY-C1), else at least 0.50 (PAY-C2). PayPal charges the total. */
export function chargeFor(total: Cents): Cents {
  if (total <= 0n) return 0n;
  return total < MINIMUM_CARD_CHARGE ? MINIMUM_CARD_CHARGE : total;
}

/** What is charged in this way, in CAD: a card at least 0.50, PayPal the total (PAY-C2). */
export const amountCharged = (
  { total, charge }: Pick<Receipt, "total" | "charge">,
  method: Checkout["method"],
): number => (method === "paypal" ? total : charge);
