import { can } from "@marquee/domain/access/can";
import type { Invoice } from "@marquee/domain/invoices/invoice.schema";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import { forbidden, notFound, Refusal } from "../platform/http/refusal.ts";
import { listByCompany } from "../platform/lists/list-by-company.ts";
import { listByBranch } from "../stores/list-by-branch.ts";
import type { Work } from "../platform/tenancy/work.ts";
import { invoicePdf } from "./invoice-pdf.ts";
import { findInvoice, listInvoices } from "./queries.ts";

/** An invoice within the scope, for somebody who may see invoices. */
async function visible(work: Work, id: string): Promise<Invoice | Refusal> {
  const invoice = await findInvoice(work, id);
  if (!invoice) return notFound();
  const { companyId, storeId } = invoice;
  const answer = can(work.user, "invoices.view", { companyId, storeId });
  return answer.allowed ? invoice : forbidden(answer.reason);
}

export const invoiceHandlers: HandlersOf<"invoices"> = {
  byCompany: listByCompany("id", listInvoices),
  byBranch: listByBranch("id", listInvoices),
  byId: inTransaction(({ params }, work) => visible(work, params.id)),
  pdf: inTransaction(async ({ params }, work) => {
    const invoice = await visible(work, params.id);
    if (invoice instanceof Refusal) return invoice;
    return { bytes: await invoicePdf(invoice), filename: `${invoice.invoiceId}.pdf` };
  }),
};
