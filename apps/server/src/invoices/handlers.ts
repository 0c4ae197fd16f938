import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { conflict, notFound, Refusal } from "../platform/http/refusal.ts";
import { namedCheckout, paidCheckout } from "../payments/checkouts/paid-record.ts";
import { findStore } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { invoiceRefusals } from "./messages.ts";
import { findInvoice, invoiceOfCheckout, listInvoices } from "./select-invoices.ts";

/** Whether figures that somebody sends are those of the invoice, as far as they are named (INV-F1). */
const isAbout = (invoice: Invoice, figures: Partial<Invoice>): boolean =>
  Object.entries(figures).every(([name, figure]) => invoice[name as keyof Invoice] === figure);

export const invoiceHandlers: HandlersOf<"invoices"> = {
  create: inTransaction(async ({ query, body }, work) => {
    const id = await paidCheckout(work, namedCheckout(query, body));
    if (id instanceof Refusal) return id;
    const invoice = await invoiceOfCheckout(work, id);
    const { id: _, ...figures } = body;
    return isAbout(invoice, figures) ? invoice : conflict(invoiceRefusals.otherFigures);
  }),
  byCompany: inTransaction(async ({ params, query }, work) => {
    const company = namedCompany(work.scope, params.id);
    if (company instanceof Refusal) return company;
    return listInvoices(work, { ...query, companyId: company.id });
  }),
  byBranch: inTransaction(async ({ params, query }, work) => {
    const store = await findStore(work, params.id);
    if (!store) return notFound();
    return listInvoices(work, { ...query, companyId: store.companyId, storeId: store.id });
  }),
  byId: inTransaction(
    async ({ params }, work) => (await findInvoice(work, params.id)) ?? notFound(),
  ),
  pdf: inTransaction(async ({ params }, work) => {
    const invoice = await findInvoice(work, params.id);
    if (!invoice) return notFound();
    return { bytes: await invoicePdf(invoice), filename: `${invoice.invoiceId}.pdf` };
  }),
};
