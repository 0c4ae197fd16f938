import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound } from "../platform/refusal/refusal.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { inBranch } from "../stores/in-branch.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { drawInvoice } from "./draw-invoice.ts";
import type { DocumentDrawer } from "./document-drawer.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { findInvoice, listInvoices } from "./queries.ts";

/** What is one per process, as far as invoices need it. */
export interface InvoiceServices {
  readonly limits: LimitCounter;
  readonly documents: DocumentDrawer;
}

export const invoiceHandlers = ({
  limits,
  documents,
}: InvoiceServices): HandlersOf<"invoices"> => ({
  byCompany: listInside("id", inCompany, listInvoices),
  byBranch: listInside("id", inBranch, listInvoices),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: ({ params, query }, request) => drawInvoice(request, documents, { ...params, ...query }),
  mail: ({ params, body }, request) =>
    mailReceipt(request, limits, { invoice: params.id, request: body.id }),
});
