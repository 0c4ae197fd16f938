import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import type { Seller } from "../platform/config/read-seller.ts";
import { billedTo, findInvoice, listInvoices } from "./queries.ts";

/** What is one per process, as far as invoices need it. */
export interface InvoiceServices {
  readonly seller: Seller;
}

export const invoiceHandlers = ({ seller }: InvoiceServices): HandlersOf<"invoices"> => ({
  byCompany: listInside("id", inCompany, listInvoices),
  byBranch: listInside("id", inBranch, listInvoices),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: inTransaction(async ({ params }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    const buyer = await billedTo(work, invoice);
    const bytes = await invoicePdf({ invoice, seller, buyer });
    return { bytes, filename: `${invoice.invoiceId}.pdf` };
  }),
});
