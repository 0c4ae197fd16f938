import { formatAmount, formatCad } from "@marquee/domain/money/format-money";

export interface MoneyProps {
  /** CAD, a number with at most two decimals. */
  readonly amount: number;
  /** Shows the currency; set it where an amount shows first. */
  readonly currency?: boolean;
}

/** An amount in tabular figures: `1,234.50`, or `CAD 1,234.50`. */
export function Money({ amount, currency = false }: MoneyProps) {
  return (
    <span className="figures whitespace-nowrap">
      {currency ? formatCad(amount) : formatAmount(amount)}
    </span>
  );
}
