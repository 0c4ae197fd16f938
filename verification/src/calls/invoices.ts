import {
  callAbout,
  ofCompanyId,
  ofRow,
  PAID_IN_FLOWS,
  showing,
  type KnownCalls,
} from "./known-call.ts";

const showsInvoice = showing("invoices.view");

export const invoiceCalls: KnownCalls<"invoices"> = {
  create: showsInvoice(PAID_IN_FLOWS),
  byCompany: showsInvoice(ofCompanyId()),
  byBranch: showsInvoice(ofRow("storeId")),
  // an unknown company has no months
  months: showsInvoice(callAbout("lookUp", ({ companyId }) => ({ params: { id: companyId } }))),
  papers: showsInvoice(ofCompanyId()),
  byId: showsInvoice(ofRow("invoiceId")),
  pdf: showsInvoice(ofRow("invoiceId")),
  mails: showsInvoice(ofRow("invoiceId")),
  mail: callAbout("row", ({ invoiceId }, id) => ({ params: { id: invoiceId }, body: { id } })),
};
