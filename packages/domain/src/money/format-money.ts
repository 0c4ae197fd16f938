import { amountText, centsOf } from "./cents.ts";

/** An amount as users read it: always two decimals, a true minus sign, no grouping, no locale (MONEY-M4). */
export function formatAmount(amount: number): string {
  return amountText(centsOf(amount)).replace("-", "−");
}

/** An amount with its currency, `CAD 139.07` (MONEY-M4). */
export function formatCad(amount: number): string {
  return `CAD ${formatAmount(amount)}`;
}
