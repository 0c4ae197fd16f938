import { filterValue } from "@marquee/api/http/path";
import { centralDayOf } from "@marquee/domain/dates/central-time";
import { firstDayOfMonths } from "@marquee/domain/invoices/invoice-months";
import type pg from "pg";
import { inTransaction, type HandlersOf } from "../platform/http/handlers.ts";
import type { LimitCounter } from "../platform/limits/limit-counter.ts";
import { inCompany, listInside } from "../platform/lists/list-inside.ts";
import { orNotFound, Refusal } from "../platform/refusal/refusal.ts";
import { namedCompany } from "../platform/tenancy/named-company.ts";
import { inBranch } from "../stores/in-branch.ts";
import type { DocumentDrawer } from "./document-drawer.ts";
import { drawInvoice } from "./draw-invoice.ts";
import { drawInvoices } from "./draw-invoices.ts";
import { readInvoiceMails } from "./invoice-mails.ts";
import { mailReceipt } from "./mail-receipt.ts";
import { findInvoice, listInvoices, listMonths } from "./queries.ts";

/** What is one per process, as far as invoices need it. */
export interface InvoiceServices {
  readonly limits: LimitCounter;
  readonly documents: DocumentDrawer;
  readonly pool: pg.Pool;
}

/**
 * The calls of invoices but `create`: `payments/fulfilment/handlers.ts` returns what a paid
 * checkout made.
 */
export const invoiceHandlers = ({
  limits,
  documents,
  pool,
}: InvoiceServices): Omit<HandlersOf<"invoices">, "create"> => ({
  byCompany: listInside("id", inCompany, listInvoices),
  byBranch: listInside("id", inBranch, listInvoices),
  months: inTransaction(async ({ params, query }, context) => {
    const company = namedCompany(context.scope, params.id);
    if (company instanceof Refusal) return company;
    return listMonths(context, {
      companyId: company.id,
      storeId: filterValue(query.storeId),
      from: filterValue(query.from) ?? firstDayOfMonths(centralDayOf(context.now)),
      to: filterValue(query.to),
    });
  }),
  papers: ({ params, query }, request) => drawInvoices(request, documents, { ...params, ...query }),
  byId: inTransaction(({ params }, work) => orNotFound(findInvoice(work, params.id))),
  pdf: ({ params, query }, request) => drawInvoice(request, documents, { ...params, ...query }),
  mail: ({ params, body }, request) =>
    mailReceipt(request, limits, { invoice: params.id, request: body.id }),
  mails: ({ params }, request) => readInvoiceMails(request, pool, params.id),
});
