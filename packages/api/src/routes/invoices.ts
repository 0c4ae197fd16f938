import { read, write } from "../http/route.ts";

export const invoiceRoutes = {
  create: write("/invoice/:encEmail"),
  byCompany: read("/getCompanyInvoice/:id"),
  byBranch: read("/getCompanyBranchInvoice/:id"),
  months: read("/getCompanyInvoice/:id/months"),
  papers: read("/getCompanyInvoice/:id/pdf"),
  byId: read("/getInvoiceById/:id"),
  pdf: read("/invoices/:id/pdf"),
  mail: write("/invoices/:id/mail"),
} as const;
