import { formatAmount } from "./format-amount.ts";

/** An amount with its currency, `CAD 139.07` (MONEY-M4). */
export function formatCad(amount: number): string {
  return `CAD ${formatAmount(amount)}`;
}
