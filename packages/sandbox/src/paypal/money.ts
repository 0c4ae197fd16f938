import { badRequest } from "./paypal-error.ts";

/** Two-digit decimals, as PayPal writes money. */
export const amountText = (cents: number): string =>
  `${Math.trunc(cents / 100)}.${String(cents % 100).padStart(2, "0")}`;

/** Cents, none below zero, as PayPal's `{currency_code, value}`. */
export const toMoney = (cents: number, currency: string) => ({
  currency_code: currency,
  value: amountText(cents),
});

/** Reads `{currency_code, value}`; the value must be a decimal text of at most two places. */
export function readMoney(money: unknown): { cents: number; currency: string } {
  const { currency_code: currency, value } = Object(money);
  const match = typeof value === "string" ? /^(\d{1,6})(?:\.(\d{2}))?$/.exec(value) : null;
  if (!match || typeof currency !== "string" || !/^[A-Z]{3}$/.test(currency))
    throw badRequest("INVALID_PARAMETER_VALUE", "The amount is not a currency code and a decimal.");
  const cents = Number(match[1]) * 100 + Number(match[2] ?? "0");
  if (cents === 0) throw badRequest("CANNOT_BE_ZERO_OR_NEGATIVE", "Must be greater than zero.");
  return { cents, currency };
}
