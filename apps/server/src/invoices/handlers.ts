import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { notFound, Refusal } from "../platform/http/refusal.ts";
import { findStore } from "../stores/queries.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { findInvoice, listInvoices } from "./select-invoices.ts";

export const invoiceHandlers: HandlersOf<"invoices"> = {
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
