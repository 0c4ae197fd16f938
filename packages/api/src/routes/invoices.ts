import { extension, read, write } from "../http/route.ts";

export const invoiceRoutes = {
  create: write("/invoice/:encEmail"),
  byCompany: read("/getCompanyInvoice/:id"),
  byBranch: read("/getCompanyBranchInvoice/:id"),
  months: extension(read("/getCompanyInvoice/:id/months")),
  papers: extension(read("/getCompanyInvoice/:id/pdf")),
  byId: read("/getInvoiceById/:id"),
  pdf: extension(read("/invoices/:id/pdf")),
  mail: extension(write("/invoices/:id/mail")),
  mails: extension(read("/invoices/:id/mails")),
} as const;
