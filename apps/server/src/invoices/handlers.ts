import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { invoicePdf } from "./invoice-pdf.ts";
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
  pdf: inTransaction(async ({ params }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    const buyer = await billedTo(work, invoice);
    const bytes = await invoicePdf({ invoice, seller, buyer });
    return { bytes, filename: `${invoice.invoiceId}.pdf` };
  }),
  mail: ({ params, body }, request) =>
    mailReceipt(request, limits, { invoice: params.id, request: body.id }),
});
