import { amountText, centsOf } from "./cents.ts";

/** An amount as users read it: always two decimals, commas between thousands, a true minus sign, no locale (MONEY-M4). */
export function formatAmount(amount: number): string {
  return amountText(centsOf(amount))
    .replace("-", "−")
    .replaceAll(/\B(?=(?:\d{3})+\.)/g, ",");
}

/** An amount with its currency, `CAD 139.07` (MONEY-M4). */
export function formatCad(amount: number): string {
  return `CAD ${formatAmount(amount)}`;
}
