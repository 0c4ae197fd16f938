import { listSuite } from "./factory/list-suite.ts";

listSuite({
  noun: "campaigns",
  path: "home/campaign/campaignList",
  title: /^Flyer Campaign$/,
  who: "master",
  call: /\/api\/getCompanyCampaign\//,
  tabs: [
    { label: "Active Flyer Campaign", value: "active" },
    { label: "Inactive Flyer Campaign", value: "inactive" },
  ],
  columns: ["Name", "Start date (CST)", "End date (CST)", "Area", "Status", "Action"],
  hideable: "Area",
  search: { label: "Search campaigns", text: "spring" },
  sorts: [
    { column: "Name", key: "campaignName", order: "text" },
    { column: "End date (CST)", key: "validTill", order: "moment" },
  ],
  csv: {
    file: "Flyer campaigns.csv",
    columns: ["Name", "Start date (CST)", "End date (CST)", "Area"],
  },
  nothing: {
    who: "pending",
    at: "tab=inactive",
    says: "sorry, no matching records found",
  },
  opens: /\/home\/campaign\/manage\?id=/,
});
