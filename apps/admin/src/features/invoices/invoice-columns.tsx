import type { Contract } from "@marquee/api/contract/contract";
import { disputedText } from "@marquee/domain/disputes/dispute-state";
import { refundedOf } from "@marquee/domain/invoices/credit-note";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { centsOf, toAmount } from "@marquee/domain/money/cents";
import { Money } from "@marquee/ui/content/money.tsx";
import { dateColumn, moneyColumn, textColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, FootRow, ListDefinition } from "../../page-kit/list/list-definition.ts";

export const invoiceList: ListDefinition<Contract["invoices"]["byCompany"]> = {
  name: "Invoices",
  sortable: ["invoiceId", "createdOn", "paymentAmount"],
  defaultSort: "-createdOn",
  hasDates: true,
  hasCompany: true,
  actionsLabel: "View/DownLoad",
};

export const invoiceColumns: readonly Column<Invoice>[] = [
  {
    id: "invoiceId",
    label: "Invoice ID",
    fixed: true,
    flexible: true,
    card: "title",
    cell: ({ invoiceId, campaignName, storeName, disputeState }) => (
      <>
        <span className="figures block font-medium whitespace-nowrap">{invoiceId}</span>
        <span className="block text-small md:truncate text-muted">
          {campaignName} · {storeName}
        </span>
        {disputeState === null ? null : (
          <span className="block text-tiny text-muted">{disputedText(disputeState)}</span>
        )}
      </>
    ),
    csv: ({ invoiceId }) => invoiceId,
  },
  dateColumn({ id: "createdOn", label: "Date (CST)" }),
  moneyColumn({ id: "paymentAmount", label: "Invoice Amount (CAD)" }),
  moneyColumn({ id: "refunded", label: "Refunded (CAD)", value: refundedOf }),
  textColumn({
    id: "disputeState",
    label: "Dispute",
    hidden: true,
    value: ({ disputeState }) => (disputeState === null ? "" : disputedText(disputeState)),
  }),
  textColumn({ id: "companyName", label: "Company", hidden: true }),
  textColumn({ id: "storeName", label: "Branch", hidden: true }),
  textColumn({ id: "campaignName", label: "Campaign", hidden: true }),
];

type Paid = Pick<Invoice, "paymentAmount" | "creditNotes">;

/** What the invoices of a page come to, added in cents (INV-B4). */
export function invoiceTotals(rows: readonly Paid[]): FootRow {
  const sum = (figure: (invoice: Paid) => number): number =>
    toAmount(rows.reduce((cents, row) => cents + centsOf(figure(row)), 0n));
  return {
    label: "Total of this page",
    cells: {
      paymentAmount: <Money amount={sum(({ paymentAmount }) => paymentAmount)} />,
      refunded: <Money amount={sum(refundedOf)} />,
    },
  };
}
