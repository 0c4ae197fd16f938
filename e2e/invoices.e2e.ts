import { listSuite } from "./factory/list-suite.ts";

listSuite({
  noun: "invoices",
  path: "home/invoice",
  title: /^Invoice$/,
  who: "master",
  call: /\/api\/getCompanyInvoice\//,
  columns: ["Invoice ID", "Date (CST)", "Invoice Amount (CAD)", "Refunded (CAD)", "View/DownLoad"],
  hideable: "Date (CST)",
  search: { label: "Search invoices", text: "spring" },
  sorts: [
    { column: "Invoice ID", key: "invoiceId", order: "text" },
    { column: "Invoice Amount (CAD)", key: "paymentAmount", order: "number" },
    { column: "Date (CST)", key: "createdOn", order: "moment", first: "descending" },
  ],
  csv: {
    file: "Invoices.csv",
    columns: [
      "Invoice ID",
      "Date (CST)",
      "Invoice Amount (CAD)",
      "Refunded (CAD)",
      "Dispute",
      "Company",
      "Campaign",
    ],
  },
  refused: {
    who: "reader",
    reason:
      "Only a master user, or a user with the privilege VIEW_INVOICE who is no shop-platform user, can see invoices.",
  },
  opens: /\/home\/invoice\/viewInvoice\?id=/,
});
