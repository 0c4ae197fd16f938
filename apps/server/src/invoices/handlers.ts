import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { listByBranch } from "../stores/list-by-branch.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { findInvoice, listInvoices } from "./queries.ts";

export const invoiceHandlers: HandlersOf<"invoices"> = {
  byCompany: listByCompany("id", listInvoices),
  byBranch: listByBranch("id", listInvoices),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: inTransaction(async ({ params }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    return { bytes: await invoicePdf(invoice), filename: `${invoice.invoiceId}.pdf` };
  }),
};
