import { listSuite } from "./factory/list-suite.ts";

listSuite({
  noun: "stores",
  path: "home/branches",
  title: /^Atelier Boréal Stores$/,
  who: "merchant",
  call: /\/api\/stores\/getStoreByCompany\//,
  columns: ["Store Name", "Branch Name", "Manager Name", "Mobile Number", "Status"],
  hideable: "Mobile Number",
  search: { label: "Search these stores", text: "gastown" },
  sorts: [
    { column: "Store Name", key: "storeName", order: "text" },
    { column: "Branch Name", key: "code", order: "text" },
  ],
  csv: {
    file: "Stores.csv",
    columns: [
      "Store Name",
      "Branch Name",
      "Manager Name",
      "Mobile Number",
      "Marketplaces",
      "Status",
    ],
  },
});
