import type { Contract } from "@marquee/api/contract/contract";
import { formatDay } from "@marquee/domain/dates/format-dates";
import type { PayoutDay, TaxTotal } from "@marquee/domain/reconciliation/difference.schema";
import { EmptyState } from "@marquee/ui/feedback/empty-state.tsx";
import { Landmark, Percent } from "lucide-react";
import { DateRange } from "../../../page-kit/date-range/date-range.tsx";
import type { FirstOfDays } from "../../../page-kit/date-range/first-day.ts";
import { useRangeInAddress } from "../../../page-kit/date-range/use-range-in-address.ts";
import { moneyColumn, textColumn, titleColumn } from "../../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../../page-kit/list/list-definition.ts";
import { ListPage } from "../../../page-kit/list/list-page.tsx";
import { useClient } from "../../../session/session-context.tsx";
import { companyFilter } from "../../companies/company-branch-filter.tsx";
import { TABS, type TransactionTabProps } from "../transaction-columns.tsx";
import { firstTransaction } from "../transactions.queries.ts";
import { firstMoney, payoutRows, taxRows } from "./reconcile.queries.ts";

const payoutList: ListDefinition<Contract["reconciliation"]["payoutDays"]> = {
  name: "Payouts",
  tabs: TABS,
  tabsLabel: "Payments",
  hasDates: true,
  sortable: ["day"],
  defaultSort: "-day",
};

const payoutName = ({ day, paymentType }: PayoutDay): string => `${formatDay(day)}, ${paymentType}`;

const payoutColumns: readonly Column<PayoutDay>[] = [
  {
    id: "day",
    label: "Day (CST)",
    fixed: true,
    flexible: true,
    card: "title",
    cell: (row) => <span className="figures font-medium">{payoutName(row)}</span>,
    csv: ({ day }) => day,
  },
  textColumn({ id: "currency", label: "Currency" }),
  moneyColumn({ id: "gross", label: "Gross" }),
  moneyColumn({ id: "fees", label: "Fees" }),
  moneyColumn({ id: "refunds", label: "Refunds" }),
  moneyColumn({ id: "disputes", label: "Disputes" }),
  moneyColumn({ id: "net", label: "Net" }),
  textColumn({ id: "payoutId", label: "Payout", width: "md:max-w-40", look: "detail" }),
];

/** The file names the way to pay in a column of its own. */
const exportedPayouts: readonly Column<PayoutDay>[] = [
  ...payoutColumns,
  textColumn({ id: "paymentType", label: "Provider" }),
];

const taxList: ListDefinition<Contract["reconciliation"]["taxTotals"]> = {
  name: "Taxes",
  tabs: TABS,
  tabsLabel: "Payments",
  hasDates: true,
  sortable: ["region"],
  defaultSort: "region",
};

const taxName = ({ region, tax, rate }: TaxTotal): string =>
  `${region}, ${tax === "other" ? "other tax" : tax.toUpperCase()} ${rate} %`;

const taxColumns: readonly Column<TaxTotal>[] = [
  titleColumn({ id: "region", label: "Province or state" }),
  textColumn({ id: "country", label: "Country" }),
  textColumn({
    id: "tax",
    label: "Tax",
    value: ({ tax }) => (tax === "other" ? "Other" : tax.toUpperCase()),
  }),
  {
    id: "rate",
    label: "Rate (%)",
    right: true,
    cell: ({ rate }) => <span className="figures">{rate}</span>,
    csv: ({ rate }) => rate,
  },
  {
    id: "invoices",
    label: "Invoices",
    right: true,
    cell: ({ invoices }) => <span className="figures">{invoices}</span>,
    csv: ({ invoices }) => invoices,
  },
  moneyColumn({ id: "taxable", label: "Taxable (CAD)" }),
  moneyColumn({ id: "charged", label: "Charged (CAD)" }),
  moneyColumn({ id: "credited", label: "Credited (CAD)" }),
  moneyColumn({ id: "due", label: "Due (CAD)" }),
];

/** The days of a report, as the address has them. */
function useReportDays(label: string, since: FirstOfDays) {
  const { range, field } = useRangeInAddress();
  const lead = <DateRange label={label} everything="All days" {...field} since={since} />;
  return { range, lead };
}

/** What providers received, charged and paid out, by day. A payout is of all companies together, so that none is chosen. */
export function PayoutList({ title, counts }: Omit<TransactionTabProps, "filter">) {
  const client = useClient();
  const { range, lead } = useReportDays("Days of payouts", firstMoney(client));
  return (
    <ListPage
      list={payoutList}
      title={title}
      description="What Stripe and PayPal received, charged and paid out, by day and payout, as they list it. The file is for the accountant."
      query={payoutRows(client, range)}
      columns={payoutColumns}
      exportColumns={() => Promise.resolve(exportedPayouts)}
      rowName={payoutName}
      counts={counts}
      searchLabel="Search payouts"
      lead={lead}
      empty={<EmptyState icon={<Landmark />} title="Nothing was received on these days." />}
    />
  );
}

/** Taxes of a period by province or state and rate. */
export function TaxList({ title, counts, filter }: TransactionTabProps) {
  const client = useClient();
  const { companyId } = filter;
  const since = firstTransaction(client, { companyId, storeId: null });
  const { range, lead } = useReportDays("Days of taxes", since);
  return (
    <ListPage
      list={taxList}
      title={title}
      description="What invoices of these days charged by province or state and rate, less what credit notes of these days credited."
      query={taxRows(client, range, companyId)}
      columns={taxColumns}
      rowName={taxName}
      counts={counts}
      searchLabel="Search taxes"
      {...companyFilter(filter, { companyOnly: true })}
      lead={lead}
      empty={<EmptyState icon={<Percent />} title="No tax was charged on these days." />}
    />
  );
}
