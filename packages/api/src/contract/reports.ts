import { ConversionRow, ShopOrder } from "@marquee/domain/reports/conversion.schema";
import { dayOrNone, idParam } from "../http/call.ts";
import { reportRoutes } from "../routes/reports.ts";
import { list } from "./calls.ts";
import { group } from "./group.ts";

/** A shop sees its own, those who act across companies see everyone's. */
const access = { anyOf: ["reports.conversion", "reports.filterDates"] } as const;

export const reportContract = group(reportRoutes, {
  conversion: list({
    summary:
      "Bills with price and commission between two days; a shop sees its own, whatever the path names",
    access,
    params: { companyId: idParam, storeId: idParam, from: dayOrNone, to: dayOrNone },
    response: ConversionRow,
  }),
  ordersByBill: list({
    summary: "The orders behind a bill",
    access,
    params: { id: idParam },
    response: ShopOrder,
  }),
});
