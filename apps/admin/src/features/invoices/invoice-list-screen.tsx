import { HELP_LINKS } from "@marquee/domain/help/help-links";
import { Download, FileText, Mail } from "lucide-react";
import { DateRange } from "../../page-kit/date-range/date-range.tsx";
import { useRangeInAddress } from "../../page-kit/date-range/use-range-in-address.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { NoRecords } from "../../page-kit/list/no-records.tsx";
import { useClient } from "../../session/session-context.tsx";
import { companyFilter } from "../companies/company-branch-filter.tsx";
import { useCompanyBranch } from "../companies/use-company-branch.ts";
import { useDownloadPdf } from "../payments/download-pdf.tsx";
import { invoiceColumns, invoiceList, invoiceTotals } from "./invoice-columns.tsx";
import { InvoiceMonths } from "./invoice-months.tsx";
import { firstInvoice, invoiceRows, invoicesCounted, invoicesOf } from "./invoices.queries.ts";
import { MAIL_AGAIN, useMailReceipt } from "./mail-receipt.tsx";

/** The invoices of a company, newest first. */
export function InvoiceListScreen() {
  const download = useDownloadPdf();
  const mail = useMailReceipt();
  const client = useClient();
  const filter = useCompanyBranch();
  const whose = invoicesOf(filter);
  const { range, field } = useRangeInAddress();
  return (
    <ListPage
      list={invoiceList}
      title="Invoice"
      description="What was paid for campaigns, with every line of its price."
      query={invoiceRows(client, whose, range)}
      columns={invoiceColumns}
      rowActions={(invoice) => [
        { label: "View", link: { to: "/home/invoice/viewInvoice", search: { id: invoice.id } } },
        {
          label: "DownLoad",
          icon: <Download aria-hidden="true" />,
          onSelect: () => void download(invoice),
        },
        {
          label: MAIL_AGAIN,
          icon: <Mail aria-hidden="true" />,
          behind: true,
          onSelect: () => void mail(invoice),
        },
      ]}
      lead={
        <div className="flex items-center gap-3 max-md:flex-col max-md:items-stretch">
          <DateRange
            label="Invoice dates"
            everything="All days"
            {...field}
            counted={invoicesCounted(client, whose)}
            since={firstInvoice(client, whose)}
          />
          <InvoiceMonths whose={whose} range={range} onOpen={field.onValueChange} />
        </div>
      }
      foot={(rows) => [invoiceTotals(rows)]}
      searchLabel="Search invoices"
      {...companyFilter(filter, { companyOnly: true })}
      tall
      empty={
        <NoRecords
          icon={<FileText />}
          detail="An invoice comes with every paid campaign."
          help={HELP_LINKS.invoices}
        />
      }
    />
  );
}
