import { called, ofBranch, ofCompany, ofRow, showing, type KnownCalls } from "./known-call.ts";

const showsBill = showing("bills.view");

export const billCalls: KnownCalls<"bills"> = {
  byCompany: showsBill(ofCompany({ status: "N" })),
  byBranch: showsBill(ofBranch({ status: "N" })),
  review: called("row", ({ billId }) => ({
    params: { id: billId, status: "A", decision: "Approve" },
    body: null,
  })),
  history: showsBill(ofRow("billId")),
  versions: showsBill(ofRow("billId")),
  ratings: showsBill(ofRow("billId")),
};
