import { centralDayOf } from "@marquee/domain/dates/central-time";
import { formatAmount } from "@marquee/domain/money/format-money";
import type { BookMoney } from "@marquee/domain/reconciliation/difference.schema";
import { type DateRangeDraft, thisMonth } from "@marquee/domain/reports/date-range";
import { now } from "@marquee/ui/browser/now.ts";
import { Badge } from "@marquee/ui/content/badge.tsx";
import { Money } from "@marquee/ui/content/money.tsx";
import { useQuery } from "@tanstack/react-query";
import { DateRange } from "../../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../../page-kit/date-range/use-range-in-address.ts";
import { CARD, WhenLoaded } from "../../../page-kit/when-loaded.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { firstMoney, moneyQuery } from "./reconcile.queries.ts";

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

/** What a provider received of a currency and what became of it, beside what the books say stayed (RECONCILE-M3). */
function Equation({ money }: { readonly money: BookMoney }) {
  const { paymentType, currency, open, explained, hereStayed } = money;
  const name = PROVIDER_NAMES[paymentType];
  return (
    <li
      aria-label={`${name}, ${currency}`}
      className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3 rounded-card border border-line-strong px-4 py-3"
    >
      <div className="flex flex-wrap items-end gap-x-5 gap-y-2">
        <Term label={`${name}, money in, ${currency}`} amount={money.received} />
        <Term sign="=" label="Refunded" amount={money.refunded} />
        <Term sign="+" label="Disputed" amount={money.disputed} />
        <Term sign="+" label="Fees" amount={money.fees} />
        <Term sign="+" label="Stayed" amount={money.stayed} />
      </div>
      <div className="flex flex-col items-start gap-1 md:ml-auto md:items-end">
        <p className="text-small text-muted">
          {`The books say ${formatAmount(hereStayed)}`}
          {explained === 0 ? "" : `, and ${formatDifference(currency, explained)} is explained`}
        </p>
        <Badge tone={open === 0 ? "ok" : "wait"}>
          {open === 0 ? "equal to the cent" : `off by ${formatDifference(currency, open)}`}
        </Badge>
      </div>
    </li>
  );
}

function Sides({ range }: { readonly range: DateRangeDraft }) {
  const query = useQuery(moneyQuery(useClient(), range));
  return (
    <WhenLoaded query={query} failure="The money of these days could not be loaded" outline={CARD}>
      {({ sides }) =>
        sides.length === 0 ? (
          <p className="text-small text-muted">No money moved in these days.</p>
        ) : (
          <>
            <ul aria-label="Money of these days" className="flex flex-col gap-2">
              {sides.map((money) => (
                <Equation key={`${money.paymentType} ${money.currency}`} money={money} />
              ))}
            </ul>
            <p className="text-small text-muted">
              Fees of disputes are fees. Payouts move what stayed to the bank and are not counted.
            </p>
          </>
        )
      }
    </WhenLoaded>
  );
}

/** What each provider received in some days, this month unless others are chosen, and what became of it (RECONCILE-M3). */
export function BookEquations() {
  const { range, field } = useRangeInAddress();
  const shown = range ?? thisMonth(centralDayOf(now()));
  const client = useClient();
  return (
    <section aria-label="Money of the providers" className="flex flex-col items-start gap-2">
      <DateRange label="Days of the money" {...field} value={shown} since={firstMoney(client)} />
      <div className="flex w-full flex-col gap-1.5">
        <Sides range={shown} />
      </div>
    </section>
  );
}
