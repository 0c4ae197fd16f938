import { elsewhere, ofNone, PERIOD, showing, type KnownCalls } from "./known-call.ts";

const showsReport = showing("reports.conversion", "reports.filterDates");
const SHOP_BILL = elsewhere(
  "shop bills come by signed deliveries alone, which the fuzz sends (REL-F10)",
);
/** A shop sees its own, whatever the path names. */
const NO_FILTER = { companyId: "undefined", storeId: "undefined", ...PERIOD };

export const reportCalls: KnownCalls<"reports"> = {
  conversion: showsReport(ofNone(() => ({ params: NO_FILTER }))),
  summary: showsReport(ofNone(() => ({ params: NO_FILTER }))),
  billById: showsReport(SHOP_BILL),
  billVersions: showsReport(SHOP_BILL),
  ordersByBill: showsReport(SHOP_BILL),
  refusedRows: showing("reports.consolidated")(ofNone(() => ({}))),
};
