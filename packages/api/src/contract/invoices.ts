import {
  Invoice,
  InvoiceMailed,
  InvoiceMails,
  InvoiceMailRequest,
  InvoiceMonths,
} from "@marquee/domain/invoices/invoice.schema";
import { ChosenId } from "@marquee/domain/wire/draft-field.schema";
import { Schema, Struct } from "effect";
import { callerParam, daysQuery, idParam, listQuery, signedInErrors } from "../http/call.ts";
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

/** What is read of an invoice, or of those of a company or branch. */
const read = {
  access: { ability: "invoices.view" },
  params: { id: idParam },
  response: Invoice,
} as const;

const invoices = { ...read, sorts: ["createdOn", "invoiceId", "amount", "paymentAmount"] } as const;

const pdf = {
  ...read,
  produces: "application/pdf",
  errors: [...signedInErrors, "Unavailable"],
} as const;

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
    ...invoices,
    query: { storeId: idParam, ...daysQuery },
  }),
  months: one({
    summary:
      "Months in which a company was invoiced, the newest first, with the number of invoices and their sum; the last twelve if no first day is named",
    ...read,
    query: { storeId: idParam, ...daysQuery },
    response: InvoiceMonths,
  }),
  papers: one({
    summary: "Invoices of some days as one PDF, the oldest first, a hundred in each page of it",
    ...pdf,
    query: { storeId: idParam, ...daysQuery, page: listQuery.page },
  }),
  byBranch: list({
    summary: "Invoices of a branch",
    ...invoices,
    query: daysQuery,
  }),
  byId: one({
    summary: "One invoice with its receipt",
    ...read,
  }),
  pdf: one({
    summary: "One invoice as a PDF with the same lines, or one of its credit notes by its number",
    ...pdf,
    query: { creditNote: idParam },
  }),
  mail: {
    summary: "Mail the receipt of an invoice again, to the caller's own address",
    ...read,
    body: InvoiceMailRequest,
    response: InvoiceMailed,
    errors: [...signedInErrors, "TooMany"],
  },
  mails: one({
    summary: "The mails about an invoice: to whom, when, and whether they were delivered",
    ...read,
    response: InvoiceMails,
  }),
});
