import type { Contract } from "@marquee/api/contract/contract";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { amountColumn, instantColumn } from "../../page-kit/list/column-kinds.tsx";
import type { Column, ListDefinition } from "../../page-kit/list/list-definition.ts";

export const invoiceList: ListDefinition<Contract["invoices"]["byCompany"]> = {
  name: "Invoices",
  sortable: ["invoiceId", "createdOn", "paymentAmount"],
  defaultSort: "-createdOn",
  actionsLabel: "View/DownLoad",
};

export const invoiceColumns: readonly Column<Invoice>[] = [
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
  instantColumn({ id: "createdOn", label: "Date (CST)", value: ({ createdOn }) => createdOn }),
  amountColumn({
    id: "paymentAmount",
    label: "Invoice Amount (CAD)",
    value: ({ paymentAmount }) => paymentAmount,
  }),
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
