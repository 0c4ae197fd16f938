import {
  ConversionRow,
  ConversionSummary,
  ShopOrder,
} from "@marquee/domain/reports/conversion.schema";
import { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { dayOrNone, idParam, listQuery } from "../http/call.ts";
import { reportRoutes } from "../routes/reports.ts";
import { list, one } from "./calls.ts";
import { group } from "./group.ts";

/** A shop sees its own, those who act across companies see everyone's. */
const access = { anyOf: ["reports.conversion", "reports.filterDates"] } as const;

const selection = { companyId: idParam, storeId: idParam, from: dayOrNone, to: dayOrNone } as const;

export const reportContract = group(reportRoutes, {
  conversion: list({
    summary:
      "Bills with price and commission between two days; a shop sees its own, whatever the path names",
    access,
    params: selection,
    response: ConversionRow,
    sorts: ["shop", "createdOn", "totalPrice", "totalCommission"],
  }),
  summary: one({
    summary:
      "What the bills of the same selection come to, in all and by day; a shop sees its own, whatever the path names",
    source: "extension",
    access,
    params: selection,
    query: { q: listQuery.q },
    response: ConversionSummary,
  }),
  billById: one({
    summary: "One bill with its price and commission",
    source: "extension",
    access,
    params: { id: idParam },
    response: ConversionRow,
  }),
  ordersByBill: list({
    summary: "The orders behind a bill",
    access,
    params: { id: idParam },
    response: ShopOrder,
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
  }),
  refusedRows: list({
    summary: "Rows of deliveries that were refused and not delivered right since, with the reasons",
    source: "extension",
    access: { ability: "reports.consolidated" },
    response: StoredRefusal,
    sorts: ["kind", "source", "receivedOn"],
  }),
});
