import { StoredRefusal } from "@marquee/domain/ingest/ingest.schema";
import { Currency } from "@marquee/domain/money/currency.schema";
import {
  BillVersion,
  ConversionRow,
  ConversionSummary,
  ShopOrder,
} from "@marquee/domain/reports/conversion.schema";
import { Flag } from "@marquee/domain/wire/field.schema";
import { Schema } from "effect";
import { dayOrNone, idParam, listQuery, wholeNumber } from "../http/call.ts";
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
    query: { currency: Currency },
    response: ConversionRow,
    sorts: ["shop", "createdOn", "currency", "totalPrice", "totalCommission"],
  }),
  summary: one({
    summary:
      "What the bills of the same selection come to in each currency, in all and by day; a shop sees its own, whatever the path names",
    access,
    params: selection,
    query: { q: listQuery.q, currency: Currency },
    response: ConversionSummary,
  }),
  billById: one({
    summary: "One bill with its price and commission",
    access,
    params: { id: idParam },
    response: ConversionRow,
  }),
  billVersions: one({
    summary: "The versions of a bill, the newest first; the newest one counts",
    access,
    params: { id: idParam },
    response: Schema.Array(BillVersion),
  }),
  ordersByBill: list({
    summary: "The orders behind a bill; those of its newest version, unless one is named",
    access,
    params: { id: idParam },
    query: { version: wholeNumber(1, 1_000_000) },
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
    summary:
      "Rows of deliveries that were refused, with the reasons and when each was delivered right",
    access: { ability: "reports.consolidated" },
    query: { closed: Flag },
    response: StoredRefusal,
    sorts: ["kind", "shop", "source", "receivedOn"],
  }),
});
