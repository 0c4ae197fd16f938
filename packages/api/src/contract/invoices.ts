import {
  Invoice,
  InvoiceMailed,
  InvoiceMails,
  InvoiceMailRequest,
  InvoiceMonths,
} from "@marquee/domain/invoices/invoice.schema";
import { ChosenId, Day } from "@marquee/domain/wire/draft-field.schema";
import { Schema, Struct } from "effect";
import { callerParam, idParam, listQuery, signedInErrors } from "../http/call.ts";
import { invoiceRoutes } from "../routes/invoices.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

const { fields } = Invoice;
const asserted = {
  paymentAmount: fields.paymentAmount,
  amount: fields.amount,
  discountAmount: fields.discountAmount,
  taxAmount: fields.taxAmount,
  gst: fields.gst,
  hst: fields.hst,
  pst: fields.pst,
  qst: fields.qst,
} as const;

/** The paid checkout whose invoice is requested. Figures beside it are assertions; nothing else of the body is read. */
const InvoiceCreate = Schema.Struct({
  id: ChosenId,
  ...Struct.map(asserted, Schema.optionalKey),
}).annotate({ identifier: "InvoiceCreate" });

/** The days invoices were issued on, the first and the last included. */
const days = { from: Day, to: Day } as const;

/** What invoices can be sorted by. */
const INVOICE_SORTS = ["createdOn", "invoiceId", "amount", "paymentAmount"] as const;

export const invoiceContract = group(invoiceRoutes, {
  create: save({
    summary:
      "Returns the invoice that a paid checkout made; rejected if there is no verified payment, and with other figures than its own",
    access: "signedIn",
    params: { encEmail: callerParam },
    query: { checkout: idParam },
    body: InvoiceCreate,
    response: Invoice,
  }),
  byCompany: list({
    summary: "Invoices of a company",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    query: { storeId: idParam, ...days },
    response: Invoice,
    sorts: INVOICE_SORTS,
  }),
  months: one({
    summary:
      "Months in which a company was invoiced, the newest first, with the number of invoices and their sum; the last twelve if no first day is named",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    query: { storeId: idParam, ...days },
    response: InvoiceMonths,
  }),
  papers: one({
    summary: "Invoices of some days as one PDF, the oldest first, a hundred in each page of it",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    query: { storeId: idParam, ...days, page: listQuery.page },
    response: Invoice,
    produces: "application/pdf",
    errors: [...signedInErrors, "Unavailable"],
  }),
  byBranch: list({
    summary: "Invoices of a branch",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    query: days,
    response: Invoice,
    sorts: INVOICE_SORTS,
  }),
  byId: one({
    summary: "One invoice with its receipt",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    response: Invoice,
  }),
  pdf: one({
    summary: "One invoice as a PDF with the same lines, or one of its credit notes by its number",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    query: { creditNote: idParam },
    response: Invoice,
    produces: "application/pdf",
    errors: [...signedInErrors, "Unavailable"],
  }),
  mail: {
    summary: "Mail the receipt of an invoice again, to the caller's own address",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    body: InvoiceMailRequest,
    response: InvoiceMailed,
    errors: [...signedInErrors, "TooMany"],
  },
  mails: one({
    summary: "The mails about an invoice: to whom, when, and whether they were delivered",
    access: { ability: "invoices.view" },
    params: { id: idParam },
    response: InvoiceMails,
  }),
});
