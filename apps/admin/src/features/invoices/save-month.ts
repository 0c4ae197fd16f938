import { toFailure } from "@marquee/api/client/api-failure";
import type { Client } from "@marquee/api/client/create-client";
import { daysOfMonth, filesOf } from "@marquee/domain/invoices/invoice-months";
import type { InvoiceMonth } from "@marquee/domain/invoices/invoice.schema";
import { saveFile } from "@marquee/ui/browser/save-file.ts";
import { toaster } from "@marquee/ui/feedback/toaster.ts";
import { readListState } from "../../page-kit/list/list-state.ts";
import { saveRows } from "../../page-kit/list/save-rows.ts";
import { everyRow } from "../../page-kit/list/use-list-rows.ts";
import { invoiceColumns, invoiceList } from "./invoice-columns.tsx";
import { invoiceRows } from "./invoices.queries.ts";

export type MonthFile = "PDF" | "CSV";

/** Saves all invoices of a month, as PDF in as many files as it takes. */
async function saveDocuments(client: Client, whose: string, month: InvoiceMonth): Promise<void> {
  const { fromDate: from, toDate: to } = daysOfMonth(month.month);
  const files = filesOf(month.invoices);
  for (let page = 1; page <= files; page += 1) {
    const file = await client.invoices.papers({ params: { id: whose }, query: { from, to, page } });
    const part = files === 1 ? "" : ` (${page} of ${files})`;
    saveFile(`Invoices ${month.month}${part}.pdf`, file);
  }
}

/** The rows of a month with every column that the list can show. */
async function saveTable(client: Client, whose: string, month: InvoiceMonth): Promise<void> {
  const { fetchRows } = invoiceRows(client, whose, daysOfMonth(month.month));
  const rows = await everyRow(readListState(invoiceList, { sort: "createdOn" }), fetchRows);
  await saveRows(`Invoices ${month.month}`, invoiceColumns, rows);
}

/** Saves a month of invoices as a file, and reports what went wrong. */
export async function saveMonth(
  client: Client,
  whose: string,
  month: InvoiceMonth,
  file: MonthFile,
): Promise<void> {
  try {
    await (file === "PDF" ? saveDocuments : saveTable)(client, whose, month);
  } catch (error) {
    const { message, reference } = toFailure(error);
    toaster.show({ tone: "bad", title: message, reference });
  }
}
