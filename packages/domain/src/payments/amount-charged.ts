import type { Checkout } from "./checkout.schema.ts";
import type { Receipt } from "./receipt.schema.ts";

/** What is charged in this way, in CAD: a card at least 0.50, PayPal the total (PAY-C2). */
export const amountCharged = (
  { total, charge }: Pick<Receipt, "total" | "charge">,
  method: Checkout["method"],
): number => (method === "paypal" ? total : charge);
