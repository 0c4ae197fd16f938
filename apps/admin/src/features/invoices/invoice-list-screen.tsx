import { EVERY_COMPANY } from "@marquee/api/http/path";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { useNavigate } from "@tanstack/react-router";
import { Download, FileText } from "lucide-react";
import { useCallback } from "react";
import type { Column, ListDefinition, ListRequest } from "../../page-kit/list/list-definition.ts";
import { ListPage } from "../../page-kit/list/list-page.tsx";
import { useDownloadPdf } from "../../page-kit/payments/download-pdf.tsx";
import { usePermission } from "../../session/permission.ts";
import { useClient, useUser } from "../../session/session-context.tsx";
import { EmptyState } from "../../ui/empty-state.tsx";
import { Instant } from "../../ui/instant.tsx";
import { Money } from "../../ui/money.tsx";

const list: ListDefinition = {
  name: "Invoices",
  sortable: ["invoiceId", "createdOn", "paymentAmount"],
  defaultSort: "-createdOn",
  actionsLabel: "View/DownLoad",
};

const columns: readonly Column<Invoice>[] = [
  {
    id: "invoiceId",
    label: "Invoice ID",
    fixed: true,
    grows: true,
    card: "title",
    cell: ({ invoiceId, campaignName, storeName }) => (
      <>
        <span className="figures block font-medium whitespace-nowrap">{invoiceId}</span>
        <span className="block text-small md:truncate text-muted">
          {campaignName} · {storeName}
        </span>
      </>
    ),
    csv: ({ invoiceId }) => invoiceId,
  },
  {
    id: "createdOn",
    label: "Date (CST)",
    right: true,
    cell: ({ createdOn }) => <Instant at={createdOn} form="lines" />,
    csv: ({ createdOn }) => createdOn,
  },
  {
    id: "paymentAmount",
    label: "Invoice Amount (CAD)",
    right: true,
    cell: ({ paymentAmount }) => <Money amount={paymentAmount} />,
    csv: ({ paymentAmount }) => paymentAmount,
  },
  {
    id: "companyName",
    label: "Company",
    hidden: true,
    cell: ({ companyName }) => companyName,
    csv: ({ companyName }) => companyName,
  },
  {
    id: "campaignName",
    label: "Campaign",
    hidden: true,
    cell: ({ campaignName }) => campaignName,
    csv: ({ campaignName }) => campaignName,
  },
];

const idOf = ({ id }: Invoice) => id;
const nameOf = ({ invoiceId }: Invoice) => invoiceId;

/** The invoices of a company, newest first. */
export function InvoiceListScreen() {
  const client = useClient();
  const { companyId } = useUser();
  const everywhere = usePermission("companies.select").allowed;
  const company = everywhere ? EVERY_COMPANY : (companyId ?? "");
  const download = useDownloadPdf();
  const navigate = useNavigate();
  const fetchRows = useCallback(
    ({ query }: ListRequest, signal?: AbortSignal) =>
      client.invoices.byCompany({ params: { id: company }, query }, signal ? { signal } : {}),
    [client, company],
  );
  return (
    <ListPage
      list={list}
      title="Invoice"
      description="What was paid for campaigns, with every line of its price."
      queryKey={["invoices", "list", company]}
      fetchRows={fetchRows}
      columns={columns}
      rowId={idOf}
      rowName={nameOf}
      rowLink={({ id }) => ({ to: "/home/invoice/viewInvoice", search: { id } })}
      rowActions={(invoice) => [
        {
          label: "View",
          onSelect: () =>
            void navigate({ to: "/home/invoice/viewInvoice", search: { id: invoice.id } }),
        },
        {
          label: "DownLoad",
          icon: <Download aria-hidden="true" />,
          onSelect: () => void download(invoice),
        },
      ]}
      searchLabel="Search invoices"
      tall
      empty={
        <EmptyState
          icon={<FileText />}
          title="sorry, no matching records found"
          detail="An invoice comes with every paid campaign."
        />
      }
    />
  );
}
