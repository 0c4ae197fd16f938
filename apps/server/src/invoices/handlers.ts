import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { creditNoteDocument, invoiceDocument } from "./invoice-papers.ts";
import { documentPdf } from "./document-pdf.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { findInvoice, listInvoices } from "./queries.ts";

/** What is one per process, as far as invoices need it. */
export interface InvoiceServices {
  readonly limits: LimitCounter;
}

export const invoiceHandlers = ({ limits }: InvoiceServices): HandlersOf<"invoices"> => ({
  byCompany: listInside("id", inCompany, listInvoices),
  byBranch: listInside("id", inBranch, listInvoices),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: inTransaction(async ({ params, query }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    const { seller, buyer, invoiceId, creditNotes } = invoice;
    if (query.creditNote === undefined)
      return {
        bytes: await documentPdf({ document: invoiceDocument(invoice), seller, buyer }),
        filename: `${invoiceId}.pdf`,
      };
    const note = creditNotes.find(({ number }) => number === query.creditNote);
    if (!note) return notFound();
    const bytes = await documentPdf({ document: creditNoteDocument(invoice, note), seller, buyer });
    return { bytes, filename: `${note.number}.pdf` };
  }),
  mail: ({ params, body }, request) =>
    mailReceipt(request, limits, { invoice: params.id, request: body.id }),
});
