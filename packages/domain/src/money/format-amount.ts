import { amountText } from "./amount-text.ts";
import { centsOf } from "./cents-of.ts";

/** An amount as people read it: always two decimals, a true minus sign, no grouping, no locale (MONEY-M4). */
export function formatAmount(amount: number): string {
  return amountText(centsOf(amount)).replace("-", "−");
}
