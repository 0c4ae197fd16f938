import { CURRENCIES } from "./currencies.ts";
import type { Currency } from "./currency.schema.ts";
import { formatAmount } from "./format-money.ts";

/** The currency of an amount that names none (MONEY-C1). */
export const USUAL_CURRENCY: Currency = "CAD";

/** An amount with its currency in front, `USD 139.07` (MONEY-M4). */
export const formatIn = (currency: Currency, amount: number): string =>
  `${currency} ${formatAmount(amount)}`;

/** Rows by their currency, in the order in which currencies are shown: nothing adds up two of them (MONEY-C2). */
export function byCurrency<Row extends { readonly currency: Currency }>(
  rows: readonly Row[],
): readonly (readonly [Currency, readonly Row[]])[] {
  const grouped = Map.groupBy(rows, ({ currency }) => currency);
  return CURRENCIES.flatMap((currency) => {
    const own = grouped.get(currency);
    return own === undefined ? [] : [[currency, own] as const];
  });
}
