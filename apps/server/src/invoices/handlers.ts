import { creditNoteNumber } from "@marquee/domain/invoices/invoice-text";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { creditNotePaper, invoicePaper } from "./invoice-papers.ts";
import { paperPdf } from "./paper-pdf.ts";
import type { Seller } from "../platform/config/read-seller.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { billedTo, findInvoice, listInvoices } from "./queries.ts";

/** What is one per process, as far as invoices need it. */
export interface InvoiceServices {
  readonly config: { readonly seller: Seller };
  readonly limits: LimitCounter;
}

export const invoiceHandlers = ({
  config: { seller },
  limits,
}: InvoiceServices): HandlersOf<"invoices"> => ({
  byCompany: listInside("id", inCompany, listInvoices),
  byBranch: listInside("id", inBranch, listInvoices),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: inTransaction(async ({ params, query }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    const isNote = query.paper === "creditNote";
    const paper = isNote ? creditNotePaper(invoice) : invoicePaper(invoice);
    if (paper === null) return notFound();
    const buyer = await billedTo(work, invoice);
    const bytes = await paperPdf({ paper, seller, buyer });
    const { invoiceId } = invoice;
    return { bytes, filename: `${isNote ? creditNoteNumber(invoiceId) : invoiceId}.pdf` };
  }),
  mail: ({ params, body }, request) =>
    mailReceipt(request, limits, { invoice: params.id, request: body.id }),
});
