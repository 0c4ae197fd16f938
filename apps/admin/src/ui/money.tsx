export interface MoneyProps {
  /** CAD, a number with at most two decimals. */
  readonly amount: number;
  /** Says the currency; do so where an amount is met first. */
  readonly currency?: boolean;
}

const FORMAT = new Intl.NumberFormat("en-CA", { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/** An amount in tabular figures: `1,234.50`, or `1,234.50 CAD`. */
export function Money({ amount, currency = false }: MoneyProps) {
  return (
    <span className="figures whitespace-nowrap">
      {FORMAT.format(amount)}
      {currency ? " CAD" : ""}
    </span>
  );
}
