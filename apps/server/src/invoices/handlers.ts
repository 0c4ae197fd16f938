import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { findInvoice, listInvoices } from "./queries.ts";

export const invoiceHandlers: HandlersOf<"invoices"> = {
  byCompany: listInside("id", inCompany, listInvoices),
  byBranch: listInside("id", inBranch, listInvoices),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: inTransaction(async ({ params }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    return { bytes: await invoicePdf(invoice), filename: `${invoice.invoiceId}.pdf` };
  }),
};
