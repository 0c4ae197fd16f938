import { Bill, BillDecision, BillRating, BillStatus } from "@marquee/domain/bills/bill.schema";
import { Schema } from "effect";
import { emailParam, idParam, listQuery, savingErrors, signedInErrors } from "../http/call.ts";
import { billRoutes } from "../routes/bills.ts";
import { group } from "./group.ts";

export const billContract = group(billRoutes, {
  byCompany: {
    summary: "Bills of a company by status, with the count of every status",
    source: "specification",
    access: { ability: "bills.view" },
    params: { companyId: idParam, status: BillStatus },
    query: { ...listQuery, storeId: idParam },
    response: Bill,
    list: true,
    sorts: ["createdOn", "storeName"],
    errors: signedInErrors,
  },
  byBranch: {
    summary: "Bills of a branch by status, with the count of every status",
    source: "specification",
    access: { ability: "bills.view" },
    params: { storeId: idParam, status: BillStatus },
    query: listQuery,
    response: Bill,
    list: true,
    sorts: ["createdOn", "storeName"],
    errors: signedInErrors,
  },
  review: {
    summary: "Approve or reject a bill; `status` is the one it gets, and agrees with the decision",
    source: "specification",
    access: { ability: "bills.moderate" },
    params: { status: BillStatus, decision: BillDecision, id: idParam, encEmail: emailParam },
    response: Schema.Literal("Success"),
    errors: savingErrors,
  },
  ratings: {
    summary: "What the shopper said of the things on a bill",
    source: "specification",
    access: { ability: "bills.view" },
    params: { id: idParam },
    query: listQuery,
    response: BillRating,
    list: true,
    errors: signedInErrors,
  },
});
