import { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import { dayOrNone, idParam, listQuery, signedInErrors } from "../http/call.ts";
import { reportRoutes } from "../routes/reports.ts";
import { group } from "./group.ts";

/** A shop sees its own, those who act across companies see everyone's. */
const access = { anyOf: ["reports.conversion", "reports.filterDates"] } as const;

export const reportContract = group(reportRoutes, {
  conversion: {
    summary:
      "Bills with price and commission between two days; a shop sees its own, whatever the path names",
    source: "specification",
    access,
    params: { companyId: idParam, storeId: idParam, from: dayOrNone, to: dayOrNone },
    query: listQuery,
    response: ConversionRow,
    list: true,
    errors: signedInErrors,
  },
  ordersByBill: {
    summary: "The orders behind a bill",
    source: "specification",
    access,
    params: { id: idParam },
    query: listQuery,
    response: ShopOrder,
    list: true,
    errors: signedInErrors,
  },
});
