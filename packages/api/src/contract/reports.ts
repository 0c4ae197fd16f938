import {
  ConversionRow,
  ConversionSummary,
  ShopOrder,
} from "@marquee/domain/reports/conversion.schema";
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
    sorts: ["shop", "createdOn", "totalPrice", "totalCommission"],
    errors: signedInErrors,
  },
  summary: {
    summary:
      "What the bills of the same selection come to, in all and by day; a shop sees its own, whatever the path names",
    source: "extension",
    access,
    params: { companyId: idParam, storeId: idParam, from: dayOrNone, to: dayOrNone },
    query: { q: listQuery.q },
    response: ConversionSummary,
    errors: signedInErrors,
  },
  billById: {
    summary: "One bill with its price and commission",
    source: "extension",
    access,
    params: { id: idParam },
    response: ConversionRow,
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
    sorts: [
      "orderNumber",
      "createdOn",
      "totalPrice",
      "status",
      "source",
      "customerEmail",
      "customerPhoneNumber",
      "captureReason",
    ],
    errors: signedInErrors,
  },
});
