import { query } from "./database.ts";
import { listSuite } from "./factory/list-suite.ts";

listSuite({
  noun: "transactions",
  path: "home/transactions",
  title: /^Payment Transactions$/,
  who: "master",
  call: /\/api\/getCompanyTransactions\//,
  columns: [
    "Payment",
    "Transaction ID",
    "Date (CST)",
    "Amount (CAD)",
    "Payment Method",
    "Payment Status",
    "Action",
  ],
  hideable: "Payment Method",
  search: {
    label: "Search transactions",
    text: async () => {
      const [row] = await query<{ id: string }>("select id from transaction order by id limit 1");
      return row?.id.slice(0, 8) ?? "";
    },
  },
  sorts: [
    { column: "Amount (CAD)", key: "amount", order: "number" },
    { column: "Date (CST)", key: "createdOn", order: "moment", first: "descending" },
  ],
  filter: { label: "Payment Status", key: "status", choice: "Fail", column: "Payment Status" },
  paged: true,
  csv: {
    file: "Transactions.csv",
    columns: [
      "Payment",
      "Transaction ID",
      "Date (CST)",
      "Amount (CAD)",
      "Payment Method",
      "Payment Status",
      "Refunded (CAD)",
      "Invoice",
      "Company",
      "Type",
    ],
  },
  refused: {
    who: "merchant",
    reason: "Only a master user can see payment transactions.",
  },
});
