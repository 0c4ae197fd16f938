import {
  Bill,
  BillDecision,
  BillRating,
  BillRejection,
  BillStatus,
  ReceiptVersion,
} from "@marquee/domain/bills/bill.schema";
import { BillHistory } from "@marquee/domain/history/history.schema";
import { Schema } from "effect";
import { callerParam, idParam, wholeNumber } from "../http/call.ts";
import { billRoutes } from "../routes/bills.ts";
import { list, one, save } from "./calls.ts";
import { group } from "./group.ts";

export const billContract = group(billRoutes, {
  byCompany: list({
    summary: "Bills of a company by status, with the count of every status",
    access: { ability: "bills.view" },
    params: { companyId: idParam, status: BillStatus },
    query: { storeId: idParam, billId: idParam },
    response: Bill,
    sorts: ["createdOn", "storeName"],
  }),
  byBranch: list({
    summary: "Bills of a branch by status, with the count of every status",
    access: { ability: "bills.view" },
    params: { storeId: idParam, status: BillStatus },
    response: Bill,
    sorts: ["createdOn", "storeName"],
  }),
  review: save({
    summary:
      "Approve or reject a bill; `status` is the one it gets, and agrees with the decision. A rejection may say why",
    access: { ability: "bills.moderate" },
    params: { status: BillStatus, decision: BillDecision, id: idParam, encEmail: callerParam },
    query: { version: wholeNumber(1, 1_000_000) },
    body: Schema.NullOr(BillRejection),
    response: Schema.Literal("Success"),
  }),
  history: one({
    summary: "What was decided of a bill, by whom and why, from the audit trail, the newest first",
    access: { ability: "bills.view" },
    params: { id: idParam },
    response: BillHistory,
  }),
  versions: one({
    summary:
      "The versions of a bill before its newest one, with pictures and ratings, the newest first",
    access: { ability: "bills.view" },
    params: { id: idParam },
    response: Schema.Array(ReceiptVersion),
  }),
  ratings: list({
    summary: "What the shopper said of the things on a bill",
    access: { ability: "bills.view" },
    params: { id: idParam },
    response: BillRating,
  }),
});
