import { formatAmount } from "@marquee/domain/money/format-money";
import { stayedAmount } from "@marquee/domain/reconciliation/add-up-books";
import type { BookComparison, BookTotal } from "@marquee/domain/reconciliation/difference.schema";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Money } from "@marquee/ui/content/money.tsx";

type Parts = NonNullable<BookTotal["parts"]>;

const PROVIDER_NAMES = { Card: "Stripe", PayPal: "PayPal" } as const;

/** One amount, with the sign before it, which wraps with it. */
function Term({
  sign,
  label,
  amount,
}: {
  readonly sign?: string;
  readonly label: string;
  readonly amount: number;
}) {
  return (
    <div className="flex items-center gap-x-5">
      {sign === undefined ? null : (
        <span aria-hidden="true" className="text-title text-muted">
          {sign}
        </span>
      )}
      <p>
        <span className="block text-small text-muted">{label}</span>
        <span className="text-title font-semibold">
          <Money amount={amount} />
        </span>
      </p>
    </div>
  );
}

/** A currency of a provider may be one that the product does not sell in. */
const formatDifference = (currency: string, amount: number): string =>
  `${currency} ${formatAmount(Math.abs(amount))}`;

/** What a provider received, and what became of it, its fees apart (RECONCILE-C4). */
function MoneyIn({ currency, parts }: { readonly currency: string; readonly parts: Parts }) {
  return (
    <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
      <Term label={`Money in, ${currency}`} amount={parts.received} />
      <Term sign="=" label="Refunded" amount={parts.refunded} />
      <Term sign="+" label="Disputed" amount={parts.disputed} />
      <Term sign="+" label="Fees" amount={parts.fees} />
      <Term sign="+" label="Stayed" amount={stayedAmount(parts)} />
    </div>
  );
}

/** What one provider has of a currency, as the sum of what the books have and of the differences. */
function Equation({ total }: { readonly total: BookTotal }) {
  const { paymentType, currency, thereAmount, hereAmount, differenceAmount, parts } = total;
  const name = PROVIDER_NAMES[paymentType];
  return (
    <li
      aria-label={`${name}, ${currency}`}
      className="flex flex-col gap-3 rounded-card border border-line-strong px-4 py-3"
    >
      {parts === undefined ? null : <MoneyIn currency={currency} parts={parts} />}
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2">
        <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
          <Term label={`${name} has before fees, ${currency}`} amount={thereAmount} />
          <Term sign="=" label="The books have" amount={hereAmount} />
          <Term sign="+" label="Differences" amount={differenceAmount} />
        </div>
        <Badge tone={differenceAmount === 0 ? "ok" : "wait"}>
          {differenceAmount === 0
            ? "equal to the cent"
            : `off by ${formatDifference(currency, differenceAmount)}`}
        </Badge>
      </div>
    </li>
  );
}

/** The equation of the last comparison, for each provider and currency; nothing of one that stored no totals. */
export function BookEquations({ totals }: Pick<BookComparison, "totals">) {
  if (totals.length === 0) return null;
  return (
    <div className="flex flex-col gap-1.5">
      <ul aria-label="Totals of the comparison" className="flex flex-col gap-2">
        {totals.map((total) => (
          <Equation key={`${total.paymentType} ${total.currency}`} total={total} />
        ))}
      </ul>
      <p className="text-small text-muted">
        Disputes are with their fees. Payouts move money to the bank and are not counted.
      </p>
    </div>
  );
}
